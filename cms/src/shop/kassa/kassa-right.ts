import type { Core } from "@strapi/strapi";
import { kassaAction } from "../../content/panel-rights.ts";

/**
 * Registers the permission for the Kassa, which administrators can give to any role. Call it before Strapi starts,
 * which then gives super admins all registered permissions.
 */
export async function registerKassaRight(strapi: Core.Strapi): Promise<void> {
  const uid = kassaAction.slice("api::".length);
  const right = { section: "settings", category: "kassa", displayName: "Kassa", uid };
  await strapi.service("admin::permission").actionProvider.registerMany([right]);
}
