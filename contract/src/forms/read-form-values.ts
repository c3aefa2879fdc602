import type { Locale } from "../locales.ts";
import { inputNames } from "./form-errors.ts";
import type { FormField } from "./form-fields.ts";
import type { FileValue, FormRules, FormValues } from "./form-rules.ts";
import { parseNumber } from "./parse-number.ts";

type Sent = ReturnType<FormData["getAll"]>[number];

/**
 * Takes a form's values from what a browser sends, with or without JavaScript.
 * What belongs to no field is left behind. Numbers are read as the language
 * writes them; one that can't be read gets a question mark, and is refused by
 * the form's rules.
 */
export function readFormValues(form: FormRules, data: FormData | URLSearchParams, locale: Locale): FormValues {
  const entries = form.fields.flatMap((field) =>
    inputNames(field).flatMap((name) => {
      const value = valueOf(field, data.getAll(name), locale);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  return Object.fromEntries(entries);
}

function valueOf(field: FormField, sent: readonly Sent[], locale: Locale): FormValues[string] | undefined {
  const texts = sent.filter((value) => typeof value === "string");
  switch (field.__component) {
    case "fields.hidden":
      return undefined;
    case "fields.file":
      return sent.filter(isChosen).map(fileValue);
    case "fields.multiple-choice":
      return texts;
    case "fields.currency":
      return single(texts.map((text) => parseNumber(text, locale, field.currency) ?? unread(text)));
    case "fields.number":
    case "fields.unit":
      return single(texts.map((text) => parseNumber(text, locale) ?? unread(text)));
    default:
      return single(texts);
  }
}

/** What can't be read as a number, so that it is refused: `0.125` typed in Dutch must not pass for the number it looks like. */
function unread(text: string): string {
  return text.trim() === "" ? text : `${text}?`;
}

/** The one text of a field that has one; several are kept, to be refused. */
function single(texts: readonly string[]): string | readonly string[] | undefined {
  return texts.length > 1 ? texts : texts[0];
}

/** A field without a file sends one without a name; an empty file that was chosen is told, not lost. */
function isChosen(file: Sent): boolean {
  return typeof file !== "string" && (file.size > 0 || file.name !== "");
}

function fileValue(file: Sent): FileValue {
  return typeof file === "string"
    ? { name: file, size: 0, type: "" }
    : { name: file.name, size: file.size, type: file.type };
}
