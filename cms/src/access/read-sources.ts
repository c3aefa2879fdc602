import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import type { Context } from "../content/context.ts";
import { abilityOf, hasRightToAll, refusal, rights } from "../content/panel-rights.ts";
import { checkBefore } from "../strapi-internals/services.ts";

/** Documents that a call reads, for which Strapi checks the right to the type but not to the document. */
interface Source {
  model: unknown;
  where: object;
}

const idsSchema = z.object({ documentIds: z.array(z.union([z.string(), z.number()])) });

const fillSchema = z.object({ documentId: z.string().optional(), sourceLocale: z.string() });

const sharedSchema = z.object({ model: z.string(), id: z.union([z.string(), z.number()]).optional() });

/**
 * Strapi's controller actions that reveal documents to everybody who may read the type, each with a function that
 * returns the documents a call reads; `null` for a call that Strapi itself refuses.
 */
const readers: Record<string, Record<string, (ctx: Context) => Source | null>> = {
  "plugin::content-manager.collection-types": {
    // A copy contains the drafts of all languages.
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
 * Makes Strapi refuse to copy a document, to fill in a translation from it or to validate it, for a panel user who may
 * not read it: authors may only see their own drafts.
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
  const mayRead = await hasRightToAll(strapi, ability, { action: rights.read, uid, where: source.where });
  if (!mayRead) throw refusal(strapi, reason);
}

/** Finds the uid of a content type; `null` when there is no such type, which Strapi itself refuses. */
function typeUid(strapi: Core.Strapi, model: unknown): UID.ContentType | null {
  return Object.values(strapi.contentTypes).find(({ uid }) => uid === model)?.uid ?? null;
}
