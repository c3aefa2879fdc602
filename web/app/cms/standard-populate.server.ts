/** Strapi's populate for one field of a document: its media, components and relations, one level deep. */
const populateAll = { populate: "*" };

/** Fields to populate for a document's own page, by content type, besides those that all pages have. */
const detailFields: Record<string, readonly string[]> = {
  pages: [],
  "news-articles": ["cover", "events"],
  events: ["cover", "type", "facts", "buttons", "timetable", "relatedNews", "accommodations"],
  arrangements: ["image", "inclusions", "buttons", "events"],
};

/** Fields to populate for lists and cards, by content type; for an absent type all fields, one level deep. */
const listFields: Record<string, readonly string[]> = {
  "news-articles": ["cover"],
  events: ["cover", "type"],
  arrangements: ["image", "inclusions"],
  accommodations: ["type", "image", "facts", "facilities", "offers"],
  partners: ["logo"],
  posters: ["image"],
  "faq-categories": ["items"],
  forms: ["fields", "thanksSteps"],
};

/**
 * Returns the `populate` parameter that replaces our `view` in a Strapi that doesn't know views. It populates only one
 * level below each field: deeper ones, such as the images of cards in a block, need the name of every component.
 *
 * @param path - Below the API prefix, for example `/events`.
 */
export function standardPopulate(path: string, view: unknown): unknown {
  const [, type = ""] = path.split("/");
  const details = view === "detail" ? detailFields[type] : undefined;
  const parts = details === undefined ? listFields[type] : ["blocks", "seo", "localizations", ...details];
  return parts === undefined ? "*" : Object.fromEntries(parts.map((part) => [part, populateAll]));
}
