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
    if (missesEntry(value, source)) waiting.push(name);
    else data[name] = resolve(value, source);
  }

  return { data, waiting };
}

function resolve(value: SeedValue, source: ReferenceSource): ResolvedValue {
  if (value === undefined || value === null || typeof value !== "object") return value ?? null;
  if (isReference(value)) return resolveReference(value, source);
  if (isList(value)) return value.map((element) => resolve(element, source));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, resolve(field, source)]));
}

function resolveReference(reference: SeedReference, source: ReferenceSource): ResolvedValue {
  switch (reference.reference) {
    case "picture":
      return {
        image: source.fileId(reference.key),
        alternativeText: source.alternativeText(reference.key),
        caption: reference.caption,
      };
    case "media":
      return source.fileId(reference.key);
    case "entry":
      return source.documentId(reference.kind, reference.key) ?? null;
    default:
      return reference satisfies never;
  }
}

function missesEntry(value: SeedValue, source: ReferenceSource): boolean {
  if (value === undefined || value === null || typeof value !== "object") return false;
  if (isReference(value)) return value.reference === "entry" && source.documentId(value.kind, value.key) === undefined;
  if (isList(value)) return value.some((element) => missesEntry(element, source));
  return Object.values(value).some((field) => missesEntry(field, source));
}

function isReference(value: object): value is SeedReference {
  return "reference" in value;
}

function isList(value: object): value is readonly SeedValue[] {
  return Array.isArray(value);
}
