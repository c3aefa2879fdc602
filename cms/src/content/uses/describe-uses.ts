import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { RootEntry } from "./root-entries.ts";

/** A document, in one language, that uses a file or leads to another document. */
export interface Use {
  uid: string;
  /** What the panel calls its type, for example `Nieuwsbericht`. */
  type: string;
  documentId: string;
  /** `null` for a type without languages. */
  locale: string | null;
  title: string;
  isPublished: boolean;
  /** It is a draft that is published by itself. */
  isPlanned: boolean;
  isSingle: boolean;
}

const entrySchema = z.looseObject({
  documentId: z.string(),
  locale: z.string().nullish(),
  publishedAt: z.unknown(),
  isScheduled: z.boolean().nullish(),
});

/** What an entry of a type without a title is called by. */
const names = ["title", "name", "question", "year", "from", "brandName"];

/**
 * Says of versions of documents what an editor knows them by. The draft and what
 * is published count once; what is in the inbox isn't content and doesn't count.
 *
 * @returns What is published first.
 */
export async function describeUses(strapi: Core.Strapi, roots: readonly RootEntry[]): Promise<Use[]> {
  const uses = new Map<string, Use>();
  for (const { uid, id } of roots.filter((root) => root.uid.startsWith("api::"))) {
    const type = Object.values(strapi.contentTypes).find((contentType) => contentType.uid === uid);
    if (type === undefined) continue;
    const found: unknown = await strapi.db.query(uid).findOne({ where: { id } });
    const entry = entrySchema.nullable().parse(found);
    if (entry === null) continue;

    const { documentId } = entry;
    const locale = entry.locale || null;
    const key = `${uid} ${documentId} ${locale}`;
    const isPublished = entry.publishedAt !== null || uses.get(key)?.isPublished === true;
    const isPlanned = entry.isScheduled === true || uses.get(key)?.isPlanned === true;
    const title = names.map((name) => entry[name]).find((value) => value !== undefined && value !== null);
    uses.set(key, {
      uid,
      type: type.info.displayName,
      documentId,
      locale,
      title: String(title ?? type.info.displayName),
      isPublished,
      isPlanned,
      isSingle: type.kind === "singleType",
    });
  }
  return [...uses.values()].toSorted((a, b) => Number(b.isPublished) - Number(a.isPublished));
}

/** The uses that visitors see, now or once what is planned appears. */
export function seenUses(uses: readonly Use[]): Use[] {
  return uses.filter(({ isPublished, isPlanned }) => isPublished || isPlanned);
}

const plannedWord = { nl: "ingepland", en: "scheduled" };

/** Most places that a sentence names. */
const named = 5;

/** Names places in a sentence: `‘Home’ (Pagina, nl), ‘Nacht’ (Evenement, en)`. */
export function useList(uses: readonly Use[], language: "nl" | "en"): string {
  const words = uses.slice(0, named).map(({ title, type, locale, isPublished, isPlanned }) => {
    const planned = isPlanned && !isPublished ? plannedWord[language] : null;
    return `‘${title}’ (${[type, locale, planned].filter(Boolean).join(", ")})`;
  });
  const rest = uses.length - named;
  const more = { nl: `en nog ${rest}`, en: `and ${rest} more` };
  return [...words, ...(rest > 0 ? [more[language]] : [])].join(", ");
}
