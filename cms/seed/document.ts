import type { SeedReference } from "./references.ts";
import type { RichText } from "./rich-text.ts";

/** Anything a content module may put in a field; references are resolved by the runner. */
export type SeedValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | SeedReference
  | RichText
  | readonly SeedValue[]
  | SeedFields;

/** The attributes of a document or component, named as in the CMS schema. */
export type SeedFields = { readonly [field: string]: SeedValue };

/**
 * A document in both languages: each gives all fields. `en: null` is a document
 * that exists in Dutch only.
 */
export type SeedDocument = { readonly key: string; readonly nl: SeedFields; readonly en: SeedFields | null };

/** A document of a kind that has no languages (redirects). */
export type SeedPlainDocument = { readonly key: string; readonly fields: SeedFields };
