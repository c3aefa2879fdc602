/** Whether a slug still has to be made: it is empty, or Strapi's placeholder, such as `news-article-2`. */
export function isPlaceholderSlug(slug: unknown, singularName: string): boolean {
  return typeof slug !== "string" || slug === "" || new RegExp(`^${singularName}(?:-\\d+)?$`, "u").test(slug);
}
