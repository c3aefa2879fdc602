import type { Core } from "@strapi/strapi";
import { asksForPrivate, privateFields, type PrivateFields } from "../access/private-query.ts";
import { privateRefusal } from "../access/private-sort.ts";

/**
 * Runs after the query is read: refuses one that looks at private fields, such as the key with which a visitor
 * confirms or ends a subscription. Strapi filters and sorts by them for everybody in the panel.
 */
const keepPrivateFields: Core.MiddlewareFactory = (_config, { strapi }) => {
  let fields: PrivateFields | null = null;
  return async (ctx, next) => {
    fields ??= privateFields(strapi);
    if (asksForPrivate(ctx.query, ctx.path, fields)) throw privateRefusal(strapi);
    return next();
  };
};

export default keepPrivateFields;
