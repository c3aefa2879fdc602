import type { SeedKind } from "./kinds.ts";
import type { SeedReference } from "./references.ts";
import type { RichText } from "./markdown.ts";

/** Value of a field; `DocumentSeeder` replaces references by ids. */
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

/** Fields of a document or component, named as in the CMS's schema. */
export type SeedFields = { readonly [field: string]: SeedValue };

/**
 * A document to seed: its fields per language, or `plain` for a type without translations. `en: null`: it exists in
 * Dutch only.
 */
export interface SeedEntry {
  key: string;
  nl?: SeedFields;
  en?: SeedFields | null;
  plain?: SeedFields;
}

/** All documents of one content type. */
export interface SeedGroup {
  kind: SeedKind;
  documents: readonly SeedEntry[];
}
