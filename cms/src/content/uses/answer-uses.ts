import type { Core } from "@strapi/strapi";
import { fileUses } from "./file-uses.ts";

/**
 * Answers `GET /uses/files/{id}` to panel users who may see the media library: where
 * a file is used.
 */
export function answerUses(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: "admin",
    prefix: "/uses",
    routes: [
      {
        method: "GET",
        path: "/files/:id",
        handler: async (ctx: Parameters<Core.MiddlewareHandler>[0]) => {
          const { id } = ctx.params;
          const isId = typeof id === "string" && /^\d{1,9}$/u.test(id);
          ctx.body = { uses: isId ? await fileUses(strapi, Number(id)) : [] };
        },
        config: {
          policies: [
            "admin::isAuthenticatedAdmin",
            { name: "admin::hasPermissions", config: { actions: ["plugin::upload.read"] } },
          ],
        },
        info: { type: "admin" },
      },
    ],
  });
}
