import type { Locale } from "../locales.ts";
import { inputNames } from "./form-errors.ts";
import type { FormField } from "./form-fields.ts";
import type { FileValue, FormRules, FormValues } from "./form-rules.ts";
import { parseNumber } from "./parse-number.ts";

type Sent = ReturnType<FormData["getAll"]>[number];

/**
 * Takes a form's values from what a browser sends, with or without JavaScript.
 * What belongs to no field is left behind. Numbers are read as the language
 * writes them; one that can't be read stays as it was typed, and is refused by
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
      return sent.filter((value) => typeof value !== "string" && value.size > 0).map(fileValue);
    case "fields.multiple-choice":
      return texts;
    case "fields.number":
    case "fields.currency":
    case "fields.unit":
      return single(texts.map((text) => parseNumber(text, locale) ?? text));
    default:
      return single(texts);
  }
}

/** The one text of a field that has one; several are kept, to be refused. */
function single(texts: readonly string[]): string | readonly string[] | undefined {
  return texts.length > 1 ? texts : texts[0];
}

function fileValue(file: Sent): FileValue {
  return typeof file === "string"
    ? { name: file, size: 0, type: "" }
    : { name: file.name, size: file.size, type: file.type };
}
