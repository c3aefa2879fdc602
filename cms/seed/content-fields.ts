import { existsSync } from "node:fs";
import path from "node:path";
import type { SeedCalendar } from "./calendar.ts";
import { nameDays, readDay, readMoment } from "./content-dates.ts";
import { ContentError, type RawFields, type RawValue } from "./content-files.ts";
import { type Attribute, type Attributes, attributesOfComponent } from "./content-schemas.ts";
import type { SeedFields, SeedValue } from "./document.ts";
import { isSeedKind, type SeedKind } from "./kinds.ts";
import { readMarkdown } from "./markdown.ts";
import { entry, media, picture } from "./references.ts";

export type Language = "nl" | "en";

/** Context for reading the fields of a document. */
export interface Reading {
  file: string;
  language: Language;
  calendar: SeedCalendar;
  /** Returns the keys of all documents of a type. */
  keysOf: (kind: SeedKind) => readonly string[];
}

const mediaFolder = path.join(import.meta.dirname, "media");

/**
 * Reads fields in one language, by the schema of the CMS.
 *
 * @param at - Path to the fields in the file, ending in a dot, for error messages.
 * @param isWhole - `false` when required fields may come from the circuit file.
 * @throws {ContentError} A field doesn't exist in the schema, or its value is invalid.
 */
export function readFields(
  raw: RawFields,
  attributes: Attributes,
  reading: Reading,
  { at = "", isWhole = true } = {},
): SeedFields {
  const fields: Record<string, SeedValue> = {};
  for (const [name, value] of Object.entries(raw)) {
    const attribute = attributes[name];
    if (attribute === undefined)
      throw problem(reading, `${at}${name}`, `there is no such field, but ${Object.keys(attributes).join(", ")}`);
    const english = attributes[`${name}En`];
    // Types without translations have a separate field for the English text, such as `nameEn`.
    if (english !== undefined && isTranslated(value)) {
      fields[name] = readValue(value, attribute, { ...reading, language: "nl" }, `${at}${name}`);
      fields[`${name}En`] = readValue(value, english, { ...reading, language: "en" }, `${at}${name}`);
    } else fields[name] = readValue(value, attribute, reading, `${at}${name}`);
  }
  const missing = Object.entries(attributes).find(
    ([name, { required, default: standard }]) => required && standard === undefined && fields[name] === undefined,
  );
  if (isWhole && missing !== undefined) throw problem(reading, `${at}${missing[0]}`, "this field is required");
  return fields;
}

function readValue(value: RawValue, attribute: Attribute, reading: Reading, at: string): SeedValue {
  const own = inLanguage(value, reading.language);
  if (own === undefined) throw problem(reading, at, `there is nothing under ${reading.language}`);
  if (own === null) return null;
  if (attribute.type === "component" || attribute.type === "dynamiczone")
    return readComponents(own, attribute, reading, at);
  if (attribute.type === "relation" && attribute.relation.endsWith("ToMany")) {
    const kind = kindOf(attribute);
    return listOf(own, reading, at).map((key) => entry(kind, knownKey(key, kind, reading, at)));
  }
  return readScalar(own, attribute, reading, at);
}

function readComponents(value: RawValue, attribute: Attribute, reading: Reading, at: string): SeedValue {
  if (attribute.type === "component" && !attribute.repeatable) return readComponent(value, attribute, reading, at);
  return listOf(value, reading, at).flatMap((item, index) => {
    // An item may exist in one language only.
    const own = inLanguage(item, reading.language);
    return own === undefined ? [] : [readComponent(own, attribute, reading, `${at}[${index + 1}]`)];
  });
}

function readComponent(value: RawValue, attribute: Attribute, reading: Reading, at: string): SeedValue {
  if (attribute.component === "elements.picture") return readPicture(value, reading, at);
  if (!isFields(value)) throw problem(reading, at, "here come fields, each on a line of its own");
  if (attribute.component !== undefined)
    return readFields(value, attributesOfComponent(attribute.component), reading, { at: `${at}.` });
  const { __component: component, ...fields } = value;
  if (typeof component !== "string" || !attribute.components.includes(component))
    throw problem(reading, at, `its __component is one of ${attribute.components.join(", ")}`);
  return { __component: component, ...readFields(fields, attributesOfComponent(component), reading, { at: `${at}.` }) };
}

function readPicture(value: RawValue, reading: Reading, at: string): SeedValue {
  const { image = null, caption = null, ...others } = isFields(value) ? value : { image: value };
  if (Object.keys(others).length > 0) throw problem(reading, at, "a picture has an image and a caption");
  const key = knownFile(inLanguage(image, reading.language), reading, at);
  if (caption === null) return picture(key);
  const words = inLanguage(caption, reading.language);
  if (typeof words !== "string") throw problem(reading, at, `there is no caption in ${reading.language}`);
  return picture(key, nameDays(words, reading.language, reading.calendar));
}

function readScalar(value: RawValue, attribute: Attribute, reading: Reading, at: string): SeedValue {
  const { calendar, language } = reading;
  switch (attribute.type) {
    case "integer":
    case "float":
    case "decimal":
      if (typeof value !== "number") throw problem(reading, at, "here comes a number");
      return value;
    case "boolean":
      if (typeof value !== "boolean") throw problem(reading, at, "here comes true or false");
      return value;
    case "media":
      return media(knownFile(value, reading, at));
    case "relation":
      return entry(kindOf(attribute), knownKey(value, kindOf(attribute), reading, at));
    case "date":
    case "datetime":
      return readDate(value, attribute, reading, at);
    default:
      if (typeof value !== "string") throw problem(reading, at, "here comes a text, a number between quotation marks");
      if (attribute.enum?.includes(value) === false)
        throw problem(reading, at, `this is one of ${attribute.enum.join(", ")}`);
      if (attribute.type !== "blocks") return nameDays(value.trim(), language, calendar);
      if (/^#(?!#{1,3} )/mu.test(value)) throw problem(reading, at, "a heading begins with ##, ### or ####");
      return readMarkdown(nameDays(value, language, calendar));
  }
}

function readDate(value: RawValue, { type }: Attribute, reading: Reading, at: string): string {
  const read = type === "date" ? readDay : readMoment;
  const found = typeof value === "string" ? read(value, reading.calendar) : null;
  if (found !== null) return found;
  const form = type === "date" ? "friday from day 214 + 1" : "friday from day 214 + 1 at 09:00";
  throw problem(reading, at, `here comes a ${type === "date" ? "day" : "moment"}, such as ${form}`);
}

function knownKey(value: RawValue, kind: SeedKind, reading: Reading, at: string): string {
  if (typeof value === "string" && reading.keysOf(kind).includes(value)) return value;
  throw problem(reading, at, `there is no ${kind} ${JSON.stringify(value)}`);
}

function knownFile(value: RawValue | undefined, reading: Reading, at: string): string {
  if (typeof value !== "string") throw problem(reading, at, "here comes the name of a file in cms/seed/media");
  const file = path.extname(value) === "" ? `${value}.jpg` : value;
  if (existsSync(path.join(mediaFolder, file))) return value;
  throw problem(reading, at, `there is no file cms/seed/media/${file}`);
}

function kindOf({ target = "" }: Attribute): SeedKind {
  const kind = target.split(".")[1] ?? "";
  if (!isSeedKind(kind)) throw new Error(`The seed has no documents of ${target}`);
  return kind;
}

function listOf(value: RawValue, reading: Reading, at: string): RawValue[] {
  if (Array.isArray(value)) return value;
  throw problem(reading, at, "here comes a list, each item after a -");
}

function isFields(value: RawValue): value is RawFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTranslated(value: RawValue): value is Partial<Record<Language, RawValue>> & RawFields {
  const names = isFields(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => name === "nl" || name === "en");
}

/** Selects a value's language; `undefined` when the value doesn't have that language. */
function inLanguage(value: RawValue, language: Language): RawValue | undefined {
  return isTranslated(value) ? value[language] : value;
}

function problem({ file }: Reading, at: string, text: string): ContentError {
  return new ContentError(file, at, text);
}
