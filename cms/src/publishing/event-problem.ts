import type { Core } from "@strapi/strapi";

/** What keeps a draft event from being published, in Dutch; `null` when nothing does. */
export async function eventProblem(strapi: Core.Strapi, documentId: string, locale: string): Promise<string | null> {
  const fields = ["startsAt", "endsAt"] as const;
  const event = await strapi.documents("api::event.event").findOne({ documentId, locale, fields: [...fields] });
  if (!event?.startsAt || !event.endsAt) return null;

  const ends = new Date(event.endsAt);
  return ends < new Date(event.startsAt)
    ? "Het evenement eindigt voordat het begint: controleer Begin en Einde."
    : null;
}
