/** Background of a page: pine for business, grey for press, else the default. */
export type BackgroundVariant = "default" | "business" | "press";

/**
 * Chooses the background of a page (L12): business when the route name or slug contains `business`, else press when it
 * contains `media`.
 *
 * @param routeName - Name of the matched route, for example `events-slug`.
 * @param slug - The page's slug, with all its segments; empty on a route without one.
 */
export function backgroundVariant(routeName: string, slug: string): BackgroundVariant {
  const isNamed = (word: string) => routeName.includes(word) || slug.includes(word);
  if (isNamed("business")) return "business";
  return isNamed("media") ? "press" : "default";
}
