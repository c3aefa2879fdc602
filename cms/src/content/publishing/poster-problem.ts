import type { Core } from "@strapi/strapi";
import type { Draft } from "./publishing-check.ts";

/** Returns why a draft poster can't be published, in Dutch; `null` when it can. */
export function posterProblem(_strapi: Core.Strapi, { entry: { state, image } }: Draft): string | null {
  // Without a picture the site would ask visitors for a poster that isn't missing.
  return state !== "missing" && !image
    ? "Een gevonden affiche heeft een afbeelding. Kies er een, of zet ‘Gevonden of gezocht’ op ‘Gezocht’."
    : null;
}
