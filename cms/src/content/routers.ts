import type { Core } from "@strapi/strapi";
import type { Action } from "./context.ts";

interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  handler: Action;
}

/**
 * Makes a plugin's router for the site. Strapi checks no rights: each handler finds out by itself who asks. Handlers
 * are functions, as Strapi would offer names of actions as rights of roles and tokens.
 *
 * @param endpoints - Their paths are whole, or relative to `/api`.
 */
export function siteRouter(endpoints: readonly Endpoint[]): Core.RouterInput {
  const routes = endpoints.map(({ method, path, handler }) => ({
    method,
    path: path.replace(/^\/api(?=\/)/u, ""),
    handler,
    config: { auth: false as const },
  }));
  return { type: "content-api", prefix: "", routes };
}

/** A right that roles of the panel have: an action, on all content types or on one. */
type Right = string | { action: string; subject: string };

/** Makes a plugin's router for the panel: a logged-in user with the right to an endpoint may use it. */
export function panelRouter(prefix: string, endpoints: readonly (Endpoint & { right: Right })[]): Core.RouterInput {
  const routes = endpoints.map(({ method, path, handler, right }) => ({
    method,
    path,
    handler,
    config: {
      policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [right] } }],
    },
  }));
  return { type: "admin", prefix, routes };
}
