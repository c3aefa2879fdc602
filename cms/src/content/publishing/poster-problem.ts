import type { Core } from "@strapi/strapi";
import type { DraftRef } from "./publishing-check.ts";

/** Returns why a draft poster can't be published, in Dutch; `null` when it can. */
export async function posterProblem(strapi: Core.Strapi, { documentId, locale }: DraftRef): Promise<string | null> {
  const found = await strapi
    .documents("api::poster.poster")
    .findOne({ documentId, locale, fields: ["state"], populate: { image: { fields: ["id"] } } });

  // Without a picture the site would ask visitors for a poster that isn't missing.
  return found !== null && found.state !== "missing" && !found.image
    ? "Een gevonden affiche heeft een afbeelding. Kies er een, of zet ‘Gevonden of gezocht’ op ‘Gezocht’."
    : null;
}
