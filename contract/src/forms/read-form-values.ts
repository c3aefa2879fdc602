import type { Locale } from "../locales.ts";
import { inputNames } from "./form-errors.ts";
import type { FormField } from "./form-fields.ts";
import type { FileValue, FormRules, FormValues } from "./form-rules.ts";
import { parseNumber } from "./parse-number.ts";

type Sent = ReturnType<FormData["getAll"]>[number];

/**
 * Reads a form's values from a browser's request, with or without JavaScript. Drops inputs that belong to no field.
 * Parses numbers in the notation of the locale.
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

/** Appends a question mark to a text that is no number in the locale (`0.125` in Dutch), so that validation fails. */
function unread(text: string): string {
  return text.trim() === "" ? text : `${text}?`;
}

/** Returns the text of a field; several texts remain a list, which validation refuses. */
function single(texts: readonly string[]): string | readonly string[] | undefined {
  return texts.length > 1 ? texts : texts[0];
}

/** Tells a chosen file, even an empty one, from the nameless file that browsers send for an empty input. */
function isChosen(file: Sent): boolean {
  return typeof file !== "string" && (file.size > 0 || file.name !== "");
}

function fileValue(file: Sent): FileValue {
  return typeof file === "string"
    ? { name: file, size: 0, type: "" }
    : { name: file.name, size: file.size, type: file.type };
}
