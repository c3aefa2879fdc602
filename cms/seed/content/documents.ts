import type { SeedDocument } from "../document.ts";
import { media } from "../references.ts";

/** A publication at a path of its own; English lives at the same path under `/en`. */
function publication(path: string, file: string, nl: string, en: string): SeedDocument {
  return {
    key: path.slice(1),
    nl: { title: nl, path, file: media(`files/${file}-nl.pdf`) },
    en: { title: en, path, file: media(`files/${file}-en.pdf`) },
  };
}

/** The three publications. */
export const documents: SeedDocument[] = [
  publication("/pitboxreglement", "pitboxreglement", "Pitboxreglement", "Pit regulations"),
  publication("/huishoudelijkreglement", "huishoudelijkreglement", "Huishoudelijk reglement", "House rules"),
  publication(
    "/100jaarTTmagazine",
    "100jaar-tt-magazine",
    "100 jaar TT, het jubileumblad",
    "100 years of TT, the anniversary magazine",
  ),
];
