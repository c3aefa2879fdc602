import type { Core } from "@strapi/strapi";
import type { SubmittedValues } from "#contract/forms/schema-of-form";
import type { Language, OwnForm } from "../find-form.ts";
import { senderOf } from "../sender-of.ts";
import { subscribe } from "./subscribe.ts";

/**
 * Adds a ticket alarm for the sender of a form; it counts once the sender confirms it.
 *
 * @returns The documentId of the subscription.
 * @throws {Error} The values hold no address or no event: the form doesn't ask for or require them.
 */
export async function addAlarm(
  strapi: Core.Strapi,
  form: OwnForm,
  values: SubmittedValues,
  language: Language,
): Promise<string> {
  const email = senderOf(form, values);
  const event = eventOf(form, values);
  if (email === null || event === null) throw new Error(`The ticket alarm ‘${form.title}’ got no address or no event`);

  return subscribe(strapi, { email, language, kind: "ticket-alarm", event, text: form.confirmationText });
}

function eventOf({ fields }: OwnForm, values: SubmittedValues): { documentId: string; title: string } | null {
  for (const field of fields) {
    if (field.__component !== "fields.choice" || field.source !== "events") continue;
    const option = field.options.find(({ value }) => value === values[field.name]);
    if (option !== undefined) return { documentId: option.value, title: option.label };
  }
  return null;
}
