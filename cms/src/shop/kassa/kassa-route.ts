import type { Core } from "@strapi/strapi";
import type { Context } from "../../content/context.ts";
import { kassaAction } from "../../content/panel-rights.ts";
import { panelRouter } from "../../content/routers.ts";

/** Makes a router below `/kassa`, for users with the permission for the Kassa. */
export function kassaRouter(
  routes: readonly {
    method: "GET" | "POST" | "PUT";
    path: string;
    /** Returns the body of the response. */
    answer: (ctx: Context) => Promise<unknown>;
  }[],
): Core.RouterInput {
  return panelRouter(
    "/kassa",
    routes.map(({ method, path, answer }) => ({
      method,
      path,
      right: kassaAction,
      handler: async (ctx: Context) => {
        ctx.set("cache-control", "no-store");
        ctx.body = await answer(ctx);
      },
    })),
  );
}
