import type { Core } from "@strapi/strapi";
import { panelRequest } from "../editing/panel-request.ts";
import { plannedType } from "./planned-drafts.ts";

/** The panel's service that knows rights; source: `@strapi/content-manager` 5.54, `server/src/services`. */
interface PermissionCheckers {
  create(options: { userAbility: unknown; model: string }): { can: { publish(entry: unknown): boolean } };
}

/**
 * Whether the panel's user may publish an article. Calls from outside the panel always may: other rules guard them.
 *
 * @param documentId - Of an article that is there.
 */
export async function mayPublish(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const ctx = panelRequest(strapi);
  if (ctx === null) return true;
  const checkers: PermissionCheckers = strapi.plugin("content-manager").service("permission-checker");
  const { can } = checkers.create({ userAbility: ctx.state.userAbility, model: plannedType });
  // A right can be for one's own articles, or those of one's role.
  const populate = { createdBy: { populate: { roles: true } } };
  return can.publish(
    await strapi.db.query(plannedType).findOne({ where: { documentId, publishedAt: null }, populate }),
  );
}
