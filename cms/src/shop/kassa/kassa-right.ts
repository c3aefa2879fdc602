import type { Core } from "@strapi/strapi";
import { kassaAction } from "../../content/panel-rights.ts";

/**
 * Registers the permission for the shop's screen, which an administrator may tick for any role. To be called before
 * Strapi starts: it then gives a super admin every right that it knows.
 */
export async function registerKassaRight(strapi: Core.Strapi): Promise<void> {
  const uid = kassaAction.slice("api::".length);
  const right = { section: "settings", category: "kassa", displayName: "Kassa", uid };
  await strapi.service("admin::permission").actionProvider.registerMany([right]);
}
