import type { Core } from "@strapi/strapi";
import type { Context } from "../../content/context.ts";

/** Adds routes below `/kassa` for users whose role allows an action. @param right - That action. */
export function addKassaRoutes(
  strapi: Core.Strapi,
  right: string,
  routes: readonly {
    method: "GET" | "POST" | "PUT";
    path: string;
    /** Gives the body of the answer. */
    answer: (ctx: Context) => Promise<unknown>;
  }[],
): void {
  strapi.server.routes({
    type: "admin",
    prefix: "/kassa",
    routes: routes.map(({ method, path, answer }) => ({
      method,
      path,
      handler: async (ctx: Context) => {
        ctx.set("cache-control", "no-store");
        ctx.body = await answer(ctx);
      },
      config: {
        policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [right] } }],
      },
      info: { type: "admin" },
    })),
  });
}
