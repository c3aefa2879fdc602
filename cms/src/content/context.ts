import type { Core } from "@strapi/strapi";

/** A request and its answer, as Koa passes them to middlewares and to actions of controllers. */
export type Context = Parameters<Core.MiddlewareHandler>[0];

export type Action = (ctx: Context) => unknown;
