import type { Core } from "@strapi/strapi";
import { errorParams, type FormErrorKey, type FormErrors } from "#contract/forms/form-errors";
import type { FormField } from "#contract/forms/form-fields";
import type { SubmittedValues } from "#contract/forms/check-form";
import type { Locale } from "#contract/locales";
import type { PublishedForm } from "../find-form.ts";
import { senderEmail } from "../sender-email.ts";
import { subscribe } from "./subscribe.ts";

/**
 * Adds a ticket alarm for the sender of a form, which becomes active when the sender confirms it.
 *
 * @returns The subscription's documentId; or errors when an old form, published before its fields were checked, asked
 *   for no e-mail address or no event.
 */
export async function addAlarm(
  strapi: Core.Strapi,
  form: PublishedForm,
  values: SubmittedValues,
  language: Locale,
): Promise<{ id: string } | { errors: FormErrors }> {
  const email = senderEmail(form, values);
  const event = eventOf(form, values);
  if (email === null || event === null) {
    strapi.log.warn(`The form ‘${form.title}’ doesn't ask everybody for an address and one event: no alarm was set`);
    return { errors: requiredErrors(form, email === null ? isEmail : choosesEvent) };
  }

  const wish = { email, language, kind: "ticket-alarm" as const, event, text: form.confirmationText };
  return { id: await subscribe(strapi, wish) };
}

function isEmail({ __component }: FormField): boolean {
  return __component === "fields.email";
}

function choosesEvent(field: FormField): boolean {
  return "source" in field && field.source === "events";
}

function requiredErrors({ fields }: PublishedForm, isMissing: (field: FormField) => boolean): FormErrors {
  const key: FormErrorKey = "forms.errors.required";
  return Object.fromEntries(fields.filter(isMissing).map((field) => [field.name, { key, params: errorParams(field) }]));
}

function eventOf({ fields }: PublishedForm, values: SubmittedValues): { documentId: string; title: string } | null {
  for (const field of fields) {
    if (field.__component !== "fields.choice" || field.source !== "events") continue;
    const option = field.options.find(({ value }) => value === values[field.name]);
    if (option !== undefined) return { documentId: option.value, title: option.label };
  }
  return null;
}
