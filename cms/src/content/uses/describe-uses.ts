import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";
import type { RootEntry } from "./root-entries.ts";

/** A document, in one language, that uses a file or refers to another document. */
export interface Use {
  uid: UID.ContentType;
  /** What the panel calls its type, for example `Nieuwsbericht`. */
  type: string;
  documentId: string;
  /** `null` for a type without languages. */
  locale: string | null;
  title: string;
  isPublished: boolean;
  /** Whether its draft is scheduled. */
  isPlanned: boolean;
  isSingle: boolean;
}

const entrySchema = z.looseObject({
  documentId: z.string(),
  locale: z.string().nullish(),
  publishedAt: z.unknown(),
  isScheduled: z.boolean().nullish(),
});

/** Fields that can name an entry, in order of preference. */
const names = ["title", "name", "question", "year", "from", "brandName"];

/**
 * Describes versions of documents for editors, published documents first. The draft and the published version of a
 * document count once for each language.
 */
export async function describeUses(strapi: Core.Strapi, roots: readonly RootEntry[]): Promise<Use[]> {
  const uses = new Map<string, Use>();
  for (const root of roots.filter(({ uid }) => uid.startsWith("api::"))) {
    const type = Object.values(strapi.contentTypes).find((contentType) => contentType.uid === root.uid);
    if (type === undefined) continue;
    const { uid } = type;
    const found: unknown = await strapi.db.query(uid).findOne({ where: { id: root.id } });
    const entry = entrySchema.nullable().parse(found);
    if (entry === null) continue;

    const { documentId } = entry;
    const locale = entry.locale || null;
    const key = `${uid} ${documentId} ${locale}`;
    const before = uses.get(key);
    const isPublished = entry.publishedAt !== null || before?.isPublished === true;
    const isPlanned = entry.isScheduled === true || before?.isPlanned === true;
    // The published version gives the title, as visitors know it.
    if (before !== undefined && entry.publishedAt === null) {
      uses.set(key, { ...before, isPlanned });
      continue;
    }
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

/** Returns the uses that visitors see, now or once a scheduled draft is published. */
export function publicUses(uses: readonly Use[]): Use[] {
  return uses.filter(({ isPublished, isPlanned }) => isPublished || isPlanned);
}

const plannedWord = { nl: "ingepland", en: "scheduled" };

/** Most uses that a sentence names. */
const maxNamed = 5;

/** Lists uses for a sentence: `‘Home’ (Pagina, nl), ‘Nacht’ (Evenement, en)`. */
export function formatUses(uses: readonly Use[], language: "nl" | "en"): string {
  const words = uses.slice(0, maxNamed).map(({ title, type, locale, isPublished, isPlanned }) => {
    const planned = isPlanned && !isPublished ? plannedWord[language] : null;
    return `‘${title}’ (${[type, locale, planned].filter(Boolean).join(", ")})`;
  });
  const rest = uses.length - maxNamed;
  const more = { nl: `en nog ${rest}`, en: `and ${rest} more` };
  return [...words, ...(rest > 0 ? [more[language]] : [])].join(", ");
}
