import type { Core } from "@strapi/strapi";

/**
 * Removes the routes for visitors' accounts: signing up, logging in, forgotten
 * passwords. The site has no accounts, so these routes could only be attacked.
 * The plug-in itself stays, as it holds the rights of the public role.
 *
 * @throws {Error} This version of Strapi keeps those routes elsewhere.
 */
export function closeAccounts(strapi: Core.Strapi): void {
  const { routes } = strapi.plugin("users-permissions");
  const open = Array.isArray(routes) ? undefined : routes["content-api"];
  if (open === undefined) throw new Error("Strapi's accounts have other routes now");
  open.routes = [];
}
