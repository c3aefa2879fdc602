import type { Core } from "@strapi/strapi";
import type { Action } from "./context.ts";

interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  handler: Action;
}

/**
 * Makes a router of a plugin for the site: Strapi's own rights have no say, each handler finds out by itself who asks.
 *
 * Its handlers are functions: Strapi would offer names of actions, with `auth: false` too, as rights of roles and tokens.
 *
 * @param endpoints - Their paths are whole, or below `/api`.
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

/** An action that a role of the panel allows, of all types or of one. */
type Right = string | { action: string; subject: string };

/** Makes a router of a plugin for the panel: who is logged in and has the right to an endpoint may use it. */
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
