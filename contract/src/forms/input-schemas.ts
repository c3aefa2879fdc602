import * as z from "zod/mini";
import { dateBounds } from "./date-bounds.ts";
import { isDay, isDisabled } from "./disabled-days.ts";
import { defaultDecimals, defaultFiles, maxLengths, pdfType, pictureTypes } from "./field-choices.ts";
import type { FormErrorKey } from "./form-errors.ts";
import type { FieldOf } from "./form-fields.ts";
import type { FileValue } from "./form-rules.ts";
import { cleanLine, cleanLines } from "../clean-text.ts";
import { emailPattern } from "../email-pattern.ts";

/** Makes a zod check with an error key; later checks don't run when it fails. */
export function rule<Value>(holds: (value: Value) => boolean, key: FormErrorKey) {
  return z.refine<Value>(holds, { error: key, abort: true });
}

export interface Lengths {
  minLength: number | null;
  maxLength: number | null;
}

/** One line of text, without line breaks, so that it can't inject a header into a mail ({@link cleanLine}). */
export function lineSchema({ minLength, maxLength }: Lengths, longestHere: number) {
  return z.string("forms.errors.text").check(
    z.overwrite(cleanLine),
    rule((text) => text.length >= (minLength ?? 0), "forms.errors.minLength"),
    rule((text) => text.length <= Math.min(maxLength ?? longestHere, maxLengths.longText), "forms.errors.maxLength"),
  );
}

/** Text of several lines, with line feeds. */
export function linesSchema({ minLength, maxLength }: Lengths) {
  return z.string("forms.errors.text").check(
    z.overwrite(cleanLines),
    rule((text) => text.length >= (minLength ?? 0), "forms.errors.minLength"),
    rule((text) => text.length <= (maxLength ?? maxLengths.longText), "forms.errors.maxLength"),
  );
}

/** One e-mail address, without a display name. */
export const emailSchema = lineSchema({ minLength: null, maxLength: null }, maxLengths.email).check(
  rule((text) => emailPattern.test(text), "forms.errors.email"),
);

/** A telephone number in any notation, with or without an extension or a note. */
export const telephoneSchema = lineSchema({ minLength: null, maxLength: null }, maxLengths.telephone).check(
  z.overwrite((text) => text.normalize("NFKC")),
  rule((text) => /(?:\d\D*){5}/u.test(text) && !/[<>@]|:\/\//u.test(text), "forms.errors.telephone"),
);

/** A password, not trimmed. Only the server checks that it isn't among the most used ones. */
export function passwordSchema({ minLength, maxLength }: FieldOf<"fields.password">) {
  return z.string("forms.errors.text").check(
    rule((text) => charactersOf(text) >= (minLength ?? 0), "forms.errors.minLength"),
    rule((text) => charactersOf(text) <= (maxLength ?? maxLengths.longText), "forms.errors.passwordTooLong"),
  );
}

/** Counts code points after NFC, so that an emoji or a letter with an accent counts once. */
function charactersOf(text: string): number {
  return Array.from(text.normalize("NFC")).length;
}

interface NumericRules {
  min: number | null;
  max: number | null;
  decimals: number | null;
}

/** Most digits that a JavaScript number holds without rounding. */
const maxDigits = 15;

function digitsIn(text: string): number {
  return text.replace(/^\s*-?0*(?=\d)/u, "").replaceAll(/\D/gu, "").length;
}

/** A number, or a text with a decimal point and no grouping, within the field's limits. */
export function numericSchema({ min, max, decimals }: NumericRules) {
  const digits = decimals ?? defaultDecimals;
  return z.pipe(
    z.union([z.number(), z.string()], "forms.errors.number").check(
      rule((value) => /^-?\d{1,15}(\.\d{1,10})?$/u.test(String(value).trim()), "forms.errors.number"),
      rule((value) => digitsIn(String(value)) <= maxDigits, "forms.errors.number"),
      rule((value) => (String(value).trim().split(".")[1] ?? "").length <= digits, "forms.errors.decimals"),
      rule((value) => min === null || Number(value) >= min, "forms.errors.min"),
      rule((value) => max === null || Number(value) <= max, "forms.errors.max"),
    ),
    z.transform(Number),
  );
}

/** An existing day within the field's limits that isn't disabled. */
export function dateSchema(field: FieldOf<"fields.date">, today: string) {
  const { min, max } = dateBounds(field, today);
  return z.string("forms.errors.dateFormat").check(
    z.overwrite(cleanLine),
    rule(isDay, "forms.errors.dateFormat"),
    rule((day) => (min === null || day >= min) && (max === null || day <= max), "forms.errors.date"),
    rule((day) => !isDisabled(field.disabledDays, day), "forms.errors.date"),
  );
}

interface Options {
  options: readonly { value: string }[];
}

/** Returns the schema for one of a field's options. */
export function choiceSchema({ options }: Options) {
  return z
    .string("forms.errors.choice")
    .check(rule((value) => options.some((option) => option.value === value), "forms.errors.choice"));
}

/** Returns the schema for any number of a field's options within its limits. */
export function multipleChoiceSchema(field: FieldOf<"fields.multiple-choice">) {
  const { minChoices, maxChoices } = field;
  return z.array(choiceSchema(field), "forms.errors.choice").check(
    z.overwrite((values) => [...new Set(values)]),
    rule((values) => values.length >= (minChoices ?? 0), "forms.errors.minChoices"),
    rule((values) => values.length <= (maxChoices ?? Infinity), "forms.errors.maxChoices"),
  );
}

const fileSchema = z.object(
  { name: z.string("forms.errors.file"), size: z.int("forms.errors.file"), type: z.string("forms.errors.file") },
  "forms.errors.file",
);

/** Files as the browser describes them; the servers check the contents before they store them. */
export function filesSchema({ accept, maxFiles, maxMegabytes }: FieldOf<"fields.file">) {
  const most = (maxMegabytes ?? defaultFiles.megabytes) * 1024 * 1024;
  return z.array(fileSchema, "forms.errors.file").check(
    rule((files) => files.length <= (maxFiles ?? defaultFiles.count), "forms.errors.fileCount"),
    rule((files) => files.every(({ size }) => size > 0), "forms.errors.file"),
    rule((files) => files.every(({ size }) => size <= most), "forms.errors.fileSize"),
    rule(
      (files) => files.every((file) => isPicture(file) || (accept === "pictures-or-pdf" && isPdf(file))),
      "forms.errors.fileType",
    ),
    z.overwrite((files) => files.map((file) => ({ ...file, name: plainFileName(file.name) }))),
  );
}

function isPicture({ name, type }: FileValue): boolean {
  if (pictureTypes.some((known) => known === type) || type === "image/pjpeg") return true;
  // Some systems have no media type for WebP, or for `.jfif`, as Windows saves JPEGs from a web page.
  return isUnknown(type) && /\.(?:jpe?g|jpe|jfif|pjpe?g|pjp|png|webp)$/iu.test(name);
}

function isPdf({ name, type }: FileValue): boolean {
  return type === pdfType || (isUnknown(type) && /\.pdf$/iu.test(name));
}

function isUnknown(type: string): boolean {
  return type === "" || type === "application/octet-stream";
}

const maxFileNameLength = 100;

/** Removes folders and control characters from a file's name; cuts a long name at its start, to keep the extension. */
function plainFileName(name: string): string {
  const last = cleanLine(name.split(/[/\\]/u).at(-1) ?? "").slice(-maxFileNameLength);
  // The cut may leave half a surrogate pair, which PostgreSQL refuses.
  return last.replace(/^\p{Cs}/u, "") || "file";
}
