import { type Language, readFields, type Reading } from "./content-fields.ts";
import { ContentError, type ContentFile, type RawFields } from "./content-files.ts";
import { attributesOfKind } from "./content-schemas.ts";
import type { SeedEntry } from "./document.ts";
import { kinds, type SeedKind } from "./kinds.ts";

/**
 * Reads a content file into the document's fields per language.
 *
 * @param drawn - The document's fields from the circuit file, to be completed; `null` for one that isn't in that file.
 * @throws {ContentError} A field doesn't exist in the CMS, or its value is invalid.
 */
export function readDocument(
  kind: SeedKind,
  document: ContentFile,
  drawn: SeedEntry | null,
  reading: Pick<Reading, "calendar" | "keysOf">,
): SeedEntry {
  const { file, key } = document;
  const { languages = null, ...fields } = { ...document.fields, ...bodyOf(kind, document) };
  if (languages !== null && JSON.stringify(languages) !== '["nl"]')
    throw new ContentError(file, "languages", "only [nl], for a document without English, can stand here");

  const read = (language: Language) =>
    readFields(fields, attributesOfKind(kind), { ...reading, file, language }, { isWhole: drawn === null });
  if (!kinds[kind].localised) return { key, plain: { ...drawn?.plain, ...read("nl") } };
  return { key, nl: { ...drawn?.nl, ...read("nl") }, en: languages === null ? { ...drawn?.en, ...read("en") } : null };
}

/** Reads what is below the front matter: the page blocks of a type that has them, else its single rich text field. */
function bodyOf(kind: SeedKind, { file, blocks }: ContentFile): RawFields {
  if (blocks.length === 0) return {};
  const attributes = attributesOfKind(kind);
  if ("blocks" in attributes) return { blocks };
  const [name] = Object.entries(attributes).find(([, { type }]) => type === "blocks") ?? [];
  const [text, ...others] = blocks;
  if (name !== undefined && others.length === 0) return { [name]: text?.["content"] ?? null };
  throw new ContentError(file, "", name === undefined ? "this kind has fields alone" : "this kind has one text");
}
