import type { Core } from "@strapi/strapi";

/** A request and its answer, as Koa hands them to middlewares and to the actions of controllers. */
export type Context = Parameters<Core.MiddlewareHandler>[0];

/** An action of a controller. */
export type Action = (ctx: Context) => unknown;
