import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import { answerLengthMessages } from "#app/i18n/messages/answer-length.ts";

/** Adds the minimum length of each text field to its help, so that visitors read it before they write too little. */
export function withLengthsInHelp(form: Form, locale: Locale): Form {
  const fields = form.fields.map((field) => {
    if (field.__component !== "fields.text" && field.__component !== "fields.long-text") return field;
    const { help, minLength } = field;
    if (minLength === null || minLength < 2) return field;
    const atLeast = answerLengthMessages[locale].atLeast(minLength);
    return { ...field, help: help === null ? atLeast : `${help} ${atLeast}` };
  });
  return { ...form, fields };
}
