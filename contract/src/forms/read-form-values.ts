import type { Locale } from "../locales.ts";
import { inputNames } from "./form-errors.ts";
import type { FormField } from "./form-fields.ts";
import type { FileValue, FormRules, FormValues } from "./form-rules.ts";
import { parseNumber } from "./parse-number.ts";

type Sent = ReturnType<FormData["getAll"]>[number];

/**
 * Reads a form's values from what a browser sends, with or without JavaScript. Inputs
 * that belong to no field are dropped. Numbers are read in the form of the language; a
 * text that is no number gets a question mark, so that the form's rules refuse it.
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

/** Marks a text so that it is refused: `0.125` typed in Dutch must not pass for the number it looks like. */
function unread(text: string): string {
  return text.trim() === "" ? text : `${text}?`;
}

/** The text of a field; several texts are passed on as a list, so that the rules refuse them. */
function single(texts: readonly string[]): string | readonly string[] | undefined {
  return texts.length > 1 ? texts : texts[0];
}

/** An empty file input sends a file without a name, which is dropped. A chosen file that is empty is reported. */
function isChosen(file: Sent): boolean {
  return typeof file !== "string" && (file.size > 0 || file.name !== "");
}

function fileValue(file: Sent): FileValue {
  return typeof file === "string"
    ? { name: file, size: 0, type: "" }
    : { name: file.name, size: file.size, type: file.type };
}
