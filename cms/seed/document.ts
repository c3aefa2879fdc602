import type { SeedReference } from "./references.ts";
import type { RichText } from "./markdown.ts";

/** Anything in a field; the runner resolves references. */
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
 * A document of any kind: its fields per language, or `plain` where the kind has no languages. `en: null` is a
 * document that exists in Dutch only.
 */
export interface SeedEntry {
  key: string;
  nl?: SeedFields;
  en?: SeedFields | null;
  plain?: SeedFields;
}
