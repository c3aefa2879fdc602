import type { SeedFields, SeedValue } from "./document.ts";
import type { SeedKind } from "./kinds.ts";
import type { SeedReference } from "./references.ts";

/** Data as the Document Service takes it, with references replaced by ids. */
export type ResolvedValue = string | number | boolean | null | readonly ResolvedValue[] | ResolvedFields;
export type ResolvedFields = { readonly [field: string]: ResolvedValue };

/** Looks up the targets of references, in one language. */
export interface ReferenceSource {
  /** Id of an uploaded file. @throws {Error} No such file in `media/`. */
  fileId(key: string): number;
  /** Alternative text of a picture in the document's language. @throws {Error} None is written. */
  alternativeText(key: string): string;
  /** Document id of a seeded entry; `undefined` while it has not been created. */
  documentId(kind: SeedKind, key: string): string | undefined;
}

/** A document's data, and the names of fields that wait for entries not created yet. */
export interface ResolvedDocument {
  data: ResolvedFields;
  waiting: string[];
}

/** Replaces the references in one language of a document. */
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
    case "entries":
      return reference.keys.map((key) => source.documentId(reference.kind, key) ?? null);
    default:
      return reference satisfies never;
  }
}

function missesEntry(value: SeedValue, source: ReferenceSource): boolean {
  if (value === undefined || value === null || typeof value !== "object") return false;
  if (isReference(value)) return referredKeys(value).some(([kind, key]) => source.documentId(kind, key) === undefined);
  if (isList(value)) return value.some((element) => missesEntry(element, source));
  return Object.values(value).some((field) => missesEntry(field, source));
}

function referredKeys(reference: SeedReference): (readonly [SeedKind, string])[] {
  if (reference.reference === "entry") return [[reference.kind, reference.key]];
  if (reference.reference === "entries") return reference.keys.map((key) => [reference.kind, key] as const);
  return [];
}

function isReference(value: object): value is SeedReference {
  return "reference" in value;
}

function isList(value: object): value is readonly SeedValue[] {
  return Array.isArray(value);
}
