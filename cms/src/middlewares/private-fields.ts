import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { asksForPrivate, type PrivateFields, privateFields } from "../access/private-query.ts";
import { asksAboutStaff, staffRelations } from "../access/staff-query.ts";
import { panelLanguage } from "../content/editing/panel-request.ts";

const reason = {
  nl: "Op dit gegeven kun je niet zoeken of sorteren.",
  en: "You can’t search or sort by this.",
};

/** The call of the panel that takes a sort in its body. */
const sortedByBody = /\/actions\/bulkfindforvalidation\/*$/iu;

const bodySchema = z.object({ sort: z.unknown() });

/**
 * Runs after query and body are read: refuses queries by private fields, such as the key with which a visitor
 * confirms or ends a subscription. Strapi filters and sorts by them for everybody in the panel.
 */
const keepPrivateFields: Core.MiddlewareFactory = (_config, { strapi }) => {
  let fields: PrivateFields | null = null;
  let staff: ReadonlySet<string> | null = null;
  return async (ctx, next) => {
    fields ??= privateFields(strapi);
    staff ??= staffRelations(strapi);
    const body = sortedByBody.test(ctx.path) ? (bodySchema.safeParse(ctx.request.body).data ?? {}) : {};
    const isPrivate = asksForPrivate(ctx.query, ctx.path, fields) || asksForPrivate(body, ctx.path, fields);
    // `hidden-staff` looks at queries.
    if (isPrivate || asksAboutStaff(body, staff)) throw new errors.ValidationError(reason[panelLanguage(strapi)]);
    return next();
  };
};

export default keepPrivateFields;
