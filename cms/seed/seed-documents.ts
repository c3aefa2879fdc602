import type { Core, UID } from "@strapi/strapi";
import type { SeedEntry, SeedFields } from "./document.ts";
import { kinds, type SeedKind } from "./kinds.ts";
import { type ReferenceSource, type ResolvedFields, resolveFields, type ResolvedValue } from "./resolve.ts";
import { alternativeTextKey, type SeededMedia } from "./upload-media.ts";

const locales = ["nl", "en"] as const;

type SeedLocale = (typeof locales)[number];

/** A document in one language that refers to entries which don't exist yet. */
interface Waiting {
  kind: SeedKind;
  key: string;
  locale: SeedLocale | null;
  fields: SeedFields;
  names: string[];
}

/** Creates, or updates, and publishes documents through Strapi's Document Service, Dutch before English. */
export class DocumentSeeder {
  readonly #strapi: Core.Strapi;
  readonly #media: SeededMedia;
  readonly #documentIds = new Map<string, string>();
  #waiting: Waiting[] = [];

  constructor(strapi: Core.Strapi, media: SeededMedia) {
    this.#strapi = strapi;
    this.#media = media;
  }

  /** Seeds all documents of one type. `finish` writes their references to documents that don't exist yet. */
  async seed(kind: SeedKind, documents: readonly SeedEntry[]): Promise<void> {
    for (const document of documents) {
      if (document.plain) await this.#write(kind, document.key, null, document.plain);
      if (document.nl) await this.#write(kind, document.key, "nl", document.nl);
      if (document.en) await this.#write(kind, document.key, "en", document.en);
    }
  }

  /** Writes the references to documents that were seeded later. @throws {Error} The seed has no such document. */
  async finish(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];

    for (const { kind, key, locale, fields } of waiting) await this.#write(kind, key, locale, fields);

    const [broken] = this.#waiting;
    if (broken) {
      const { kind, key, locale, names } = broken;
      throw new Error(`Seed: ${kind} "${key}" (${locale ?? "all"}) refers to an unknown entry in ${names.join(", ")}`);
    }
  }

  /** Returns the documentId of a seeded document. @throws {Error} There is no such document. */
  idOf(kind: SeedKind, key: string): string {
    const id = this.#documentIds.get(`${kind}:${key}`);
    if (id === undefined) throw new Error(`Seed: there is no ${kind} "${key}"`);
    return id;
  }

  async #write(kind: SeedKind, key: string, locale: SeedLocale | null, fields: SeedFields): Promise<void> {
    const { data, waiting } = resolveFields(fields, this.#source(locale));
    if (waiting.length > 0) this.#waiting.push({ kind, key, locale, fields, names: waiting });

    const id = `${kind}:${key}`;
    const documents = this.#strapi.documents(kinds[kind].uid);
    const documentId = this.#documentIds.get(id) ?? (await this.#findExisting(kinds[kind].uid, locale, data));
    const target = { ...(locale ? { locale } : {}), status: "published" as const, data };
    const written = documentId ? await documents.update({ ...target, documentId }) : await documents.create(target);
    if (!written) throw new Error(`Seed: ${kind} "${key}" vanished while it was written`);
    this.#documentIds.set(id, written.documentId);
  }

  /** Finds what an earlier import of a circuit made, by its key. All else is written into an empty CMS. */
  async #findExisting(
    uid: UID.ContentType,
    locale: SeedLocale | null,
    { key }: ResolvedFields,
  ): Promise<string | undefined> {
    const isSingle = this.#strapi.contentType(uid).kind === "singleType";
    if (!isSingle && key === undefined) return undefined;
    const filters: Record<string, ResolvedValue>[] = key === undefined ? [] : [{ key }];
    const documents = this.#strapi.documents(uid);
    const existing = await documents.findFirst({
      filters: { $and: filters },
      ...(locale ? { locale } : {}),
      fields: [],
    });
    return existing?.documentId;
  }

  #source(locale: SeedLocale | null): ReferenceSource {
    return {
      fileId: (key) => {
        // Pictures with Dutch lettering have an English version.
        const english = locale === "en" ? this.#media.fileIds.get(`${key}-en`) : undefined;
        const id = english ?? this.#media.fileIds.get(key);
        if (id === undefined) throw new Error(`Seed: no file ${key} in media/`);
        return id;
      },
      alternativeText: (key) => {
        const text = this.#media.alternativeTexts[alternativeTextKey(key)]?.[locale ?? "nl"];
        if (text === undefined) throw new Error(`Seed: media/alt.json has no ${locale ?? "nl"} text for ${key}`);
        return text;
      },
      documentId: (kind, key) => this.#documentIds.get(`${kind}:${key}`),
    };
  }
}
