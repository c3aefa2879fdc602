import type { Core } from "@strapi/strapi";
import type { DraftRef } from "./publishing-check.ts";

/**
 * The reason why a draft place to stay can't be published, in Dutch; `null` when there is none. A row of prices counts for
 * the event that it names: one without an event would never be seen, and of two for one event only the first.
 */
export async function accommodationProblem(
  strapi: Core.Strapi,
  { documentId, locale }: DraftRef,
): Promise<string | null> {
  const found = await strapi.documents("api::accommodation.accommodation").findOne({
    documentId,
    locale,
    fields: ["title"],
    populate: { offers: { populate: { event: { fields: ["title"] } } } },
  });

  const seen = new Set<string>();
  for (const [index, { event }] of (found?.offers ?? []).entries()) {
    if (!event) return `Kies bij regel ${index + 1} van ‘Prijzen per evenement’ een evenement, of haal de regel weg.`;
    if (seen.has(event.documentId)) {
      return `‘Prijzen per evenement’ noemt ‘${event.title}’ twee keer: laat één regel staan.`;
    }
    seen.add(event.documentId);
  }
  return null;
}
