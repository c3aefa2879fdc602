import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type Form, formSchema } from "#contract/forms/form";
import { withEventOptions } from "#contract/forms/form-rules";
import type { Locale } from "#contract/locales";
import { formFields } from "../content/populate/zone.ts";
import { formViews } from "../content/populate/form.ts";
import { readRecipients } from "../mail/recipients.ts";

const privateSchema = z.object({
  recipients: z
    .string()
    .nullish()
    .transform((text) => readRecipients(text ?? "")),
  retentionDays: z
    .number()
    .nullish()
    .transform((days) => days ?? 180),
  confirmationText: z
    .string()
    .nullish()
    .transform((text) => text || null),
});

/** A published form, with the fields that visitors don't get. */
export type PublishedForm = Form & z.infer<typeof privateSchema>;

/**
 * Reads a published form; `null` when there is none in the language. Its event options are all coming events: the site
 * checks the closing time of each, as a submission may arrive here later than it was sent.
 */
export async function findForm(strapi: Core.Strapi, documentId: string, locale: Locale): Promise<PublishedForm | null> {
  const found: unknown = await strapi.documents("api::form.form").findOne({
    documentId,
    locale,
    status: "published",
    fields: [...formViews.detail.fields, "recipients", "retentionDays", "confirmationText"],
    populate: { fields: formFields },
  });
  if (found === null) return null;

  const form = formSchema.parse(found);
  const needsEvents = form.fields.some((field) => "source" in field && field.source === "events");
  const filled = needsEvents ? withEventOptions(form, await comingEvents(strapi, locale), null) : form;
  return { ...filled, ...privateSchema.parse(found) };
}

async function comingEvents(strapi: Core.Strapi, locale: Locale): Promise<Parameters<typeof withEventOptions>[1]> {
  const events = await strapi.documents("api::event.event").findMany({
    locale,
    status: "published",
    filters: { endsAt: { $gt: new Date().toISOString() } },
    fields: ["title", "startsAt"],
    sort: "startsAt:asc",
    limit: 200,
  });
  return events.map(({ documentId, title, startsAt }) => ({
    documentId,
    title: title ?? "",
    startsAt: new Date(startsAt ?? 0).toISOString(),
  }));
}
