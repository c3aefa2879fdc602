import type { Core } from "@strapi/strapi";
import type { Ability } from "../../strapi-internals/services.ts";
import { abilityOf, hasRightToAll, rights } from "../panel-rights.ts";
import { panelRouter } from "../routers.ts";
import type { Use } from "./describe-uses.ts";
import { fileUses } from "./file-uses.ts";

/**
 * Answers `GET /uses/files/{id}`, where a file of the media library is used, for users who may see the library. Drafts
 * that the user may not read are only counted, as `others`.
 */
export function usesRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  return panelRouter("/uses", [
    {
      method: "GET",
      path: "/files/:id",
      right: "plugin::upload.read",
      handler: async (ctx) => {
        const { id } = ctx.params;
        const isId = typeof id === "string" && /^\d{1,9}$/u.test(id);
        const all = isId ? await fileUses(strapi, Number(id)) : [];
        const uses = await readableUses(strapi, abilityOf(ctx), all);
        ctx.body = { uses, others: all.length - uses.length };
      },
    },
  ]);
}

/** Returns the uses that a user may know of: published ones, and drafts that they may read. */
async function readableUses(strapi: Core.Strapi, ability: Ability | null, uses: readonly Use[]): Promise<Use[]> {
  const readable: Use[] = [];
  for (const use of uses) {
    const { uid, documentId, locale, isPublished } = use;
    const where = { documentId, publishedAt: null, ...(locale !== null && { locale }) };
    const isReadable =
      isPublished || (ability !== null && (await hasRightToAll(strapi, ability, { action: rights.read, uid, where })));
    if (isReadable) readable.push(use);
  }
  return readable;
}
