/** All that a part of a document is made of: its pictures, components and relations. */
const whole = { populate: "*" };

/** Parts of each type that its page shows, besides what all pages have. */
const partsOfDetails: Record<string, readonly string[]> = {
  pages: [],
  "news-articles": ["cover", "events"],
  events: ["cover", "type", "facts", "buttons", "timetable", "relatedNews", "accommodations"],
  arrangements: ["image", "inclusions", "buttons", "events"],
};

/** Parts of each type that a list, or another page, shows of it; of a type that isn't named, one level of all. */
const partsOf: Record<string, readonly string[]> = {
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
 * What a query asks for by Strapi's own parameter beside our `view`, which only the content system that comes along
 * knows: another one would leave out the blocks of a page. What is nested deeper, such as the picture of a card in a block,
 * isn't asked for: that takes the name of every component, of which another system may lack some.
 *
 * @param path - Below the API prefix, for example `/events`.
 */
export function standardPopulate(path: string, view: unknown): unknown {
  const [, type = ""] = path.split("/");
  const details = view === "detail" ? partsOfDetails[type] : undefined;
  const parts = details === undefined ? partsOf[type] : ["blocks", "seo", "localizations", ...details];
  return parts === undefined ? "*" : Object.fromEntries(parts.map((part) => [part, whole]));
}
