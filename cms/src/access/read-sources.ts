import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { abilityOf, mayWithAll, refusal, rights } from "../content/panel-rights.ts";
import { checkBefore } from "../strapi-internals/services.ts";

/** Other documents that a call reads. For them Strapi checks only the right to the type, not to the document. */
interface Source {
  model: unknown;
  where: object;
}

const idsSchema = z.object({ documentIds: z.array(z.union([z.string(), z.number()])) });

const fillSchema = z.object({ documentId: z.string().optional(), sourceLocale: z.string() });

const sharedSchema = z.object({ model: z.string(), id: z.union([z.string(), z.number()]).optional() });

/**
 * Handlers of Strapi that give a document, or parts of it, to everybody who may read its type, and the documents that each
 * reads; `null` for a call that the handler itself refuses.
 */
const readers: Record<string, Record<string, (ctx: Context) => Source | null>> = {
  "plugin::content-manager.collection-types": {
    // A copy holds the drafts of every language.
    clone: ({ params }) => ({ model: params.model, where: { documentId: String(params.sourceId) } }),
    bulkFindForValidation: ({ params, request }) => {
      const body = idsSchema.safeParse(request.body);
      return body.success ? { model: params.model, where: { documentId: { $in: body.data.documentIds } } } : null;
    },
  },
  "plugin::i18n.content-types": {
    getFillFromLocaleData: ({ params, query }) => {
      const parsed = fillSchema.safeParse(query);
      if (!parsed.success) return null;
      const { documentId, sourceLocale: locale } = parsed.data;
      return { model: params.model, where: { locale, ...(documentId !== undefined && { documentId }) } };
    },
    getNonLocalizedAttributes: ({ request }) => {
      const parsed = sharedSchema.safeParse(request.body);
      if (!parsed.success) return null;
      const { model, id } = parsed.data;
      return { model, where: id === undefined ? {} : { id } };
    },
  },
};

/**
 * Refuses to copy a document, to fill in a translation from it or to check it before publishing, for somebody who may not
 * read it: an author sees their own drafts, and nobody else's by a detour.
 */
export function readOwnSources(strapi: Core.Strapi): void {
  for (const [uid, sources] of Object.entries(readers)) {
    const checks = Object.entries(sources).map(([name, sourceOf]) => [
      name,
      (ctx: Context) => refuseUnreadable(strapi, ctx, sourceOf(ctx)),
    ]);
    checkBefore(strapi, uid, Object.fromEntries(checks));
  }
}

const reason = {
  nl: "Dit is van iemand anders: je mag het niet lezen, en dus ook niet overnemen.",
  en: "This is somebody else’s: you may not read it, so you can’t copy it either.",
};

async function refuseUnreadable(strapi: Core.Strapi, ctx: Context, source: Source | null): Promise<void> {
  const ability = abilityOf(ctx);
  if (ability === null || source === null) return;
  const uid = typeUid(strapi, source.model);
  if (uid === null) return;
  const mayRead = await mayWithAll(strapi, ability, { action: rights.read, uid, where: source.where });
  if (!mayRead) throw refusal(strapi, reason);
}

/** @returns `null` where there is no such type; Strapi refuses that itself. */
function typeUid(strapi: Core.Strapi, model: unknown): UID.ContentType | null {
  return Object.values(strapi.contentTypes).find(({ uid }) => uid === model)?.uid ?? null;
}
