import type { SeedFields, SeedValue } from "./document.ts";
import type { SeedKind } from "./kinds.ts";
import type { SeedReference } from "./references.ts";

/** A value for Strapi's Document Service, in which references are replaced by ids. */
export type ResolvedValue = string | number | boolean | null | readonly ResolvedValue[] | ResolvedFields;
export type ResolvedFields = { readonly [field: string]: ResolvedValue };

/** Looks up the targets of references for documents in one language. */
export interface ReferenceSource {
  /** Returns the id of an uploaded file. @throws {Error} `media/` has no such file. */
  fileId(key: string): number;
  /** Returns a picture's alternative text. @throws {Error} `media/alt.json` has none. */
  alternativeText(key: string): string;
  /** Returns the documentId of a seeded entry; `undefined` until it has been created. */
  documentId(kind: SeedKind, key: string): string | undefined;
}

/** A document's data, and the names of fields that refer to entries which don't exist yet. */
export interface ResolvedDocument {
  data: ResolvedFields;
  waiting: string[];
}

/** Replaces the references in a document's fields by ids. */
export function resolveFields(fields: SeedFields, source: ReferenceSource): ResolvedDocument {
  const data: Record<string, ResolvedValue> = {};
  const waiting: string[] = [];

  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const missing: SeedReference[] = [];
    const resolved = resolve(value, source, missing);
    if (missing.length > 0) waiting.push(name);
    else data[name] = resolved;
  }

  return { data, waiting };
}

/** @param missing - Gets the references to entries that don't exist yet. */
function resolve(value: SeedValue, source: ReferenceSource, missing: SeedReference[]): ResolvedValue {
  if (value === undefined || value === null || typeof value !== "object") return value ?? null;
  if (isList(value)) return value.map((element) => resolve(element, source, missing));
  if (!isReference(value))
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, resolve(field, source, missing)]));

  if (value.reference === "entry") {
    const documentId = source.documentId(value.kind, value.key);
    if (documentId === undefined) missing.push(value);
    return documentId ?? null;
  }
  const image = source.fileId(value.key);
  if (value.reference === "media") return image;
  return { image, alternativeText: source.alternativeText(value.key), caption: value.caption };
}

function isReference(value: object): value is SeedReference {
  return "reference" in value;
}

function isList(value: object): value is readonly SeedValue[] {
  return Array.isArray(value);
}
