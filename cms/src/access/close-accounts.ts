import type { Core } from "@strapi/strapi";

/**
 * Takes away the routes for accounts of visitors: signing up, logging in, forgotten
 * passwords. The site has no accounts, and what nobody uses is only there to be attacked.
 * The same plug-in still keeps the rights of the public role.
 */
export function closeAccounts(strapi: Core.Strapi): void {
  const { routes } = strapi.plugin("users-permissions");
  const open = Array.isArray(routes) ? undefined : routes["content-api"];
  if (open === undefined) throw new Error("Strapi's accounts have other routes now");
  open.routes = [];
}
