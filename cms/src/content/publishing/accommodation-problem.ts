import type { Core } from "@strapi/strapi";
import type { DraftRef } from "../draft-ref.ts";

/**
 * Returns why a draft place to stay can't be published, in Dutch, or `null`. Each row of prices must name an event,
 * since nobody would see it otherwise, and each event only once, since the site shows the first row only.
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
