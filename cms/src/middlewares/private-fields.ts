import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { queriesPrivateFields, privateFields } from "../access/private-query.ts";
import { queriesStaffDetails, staffRelations } from "../access/staff-query.ts";
import { panelLanguage } from "../content/editing/panel-request.ts";

const reason = {
  nl: "Op dit gegeven kun je niet zoeken of sorteren.",
  en: "You can’t search or sort by this.",
};

/** Panel route that accepts a sort in its body. */
const sortedByBody = /\/actions\/bulkfindforvalidation\/*$/iu;

const bodySchema = z.object({ sort: z.unknown() });

/**
 * Runs after query and body are parsed. Refuses queries by private fields, such as the secret token of a subscription.
 * Strapi lets every panel user filter and sort by them.
 */
const keepPrivateFields: Core.MiddlewareFactory = (_config, { strapi }) => {
  const fields = privateFields(strapi);
  const staff = staffRelations(strapi);
  return async (ctx, next) => {
    const body = sortedByBody.test(ctx.path) ? (bodySchema.safeParse(ctx.request.body).data ?? {}) : {};
    const isPrivate = queriesPrivateFields(ctx.query, ctx.path, fields) || queriesPrivateFields(body, ctx.path, fields);
    // `hidden-staff.ts` checks the query itself.
    if (isPrivate || queriesStaffDetails(body, staff)) throw new errors.ValidationError(reason[panelLanguage(strapi)]);
    return next();
  };
};

export default keepPrivateFields;
