/** Characters that aren't a plain letter with a diacritic, so that normalising doesn't turn them into one. */
const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  "&": " en ",
};

/** Tells whether a slug still has to be made: it is empty, or Strapi's placeholder, such as `news-article-2`. */
export function isPlaceholderSlug(slug: unknown, singularName: string): boolean {
  return typeof slug !== "string" || slug === "" || new RegExp(`^${singularName}(?:-\\d+)?$`, "u").test(slug);
}

/**
 * Makes a slug from a title: `Één dag & nacht` becomes `een-dag-en-nacht`.
 *
 * @returns Lower-case letters `a` to `z`, digits and single hyphens; empty when the title has no letter or digit.
 */
export function slugOf(title: string): string {
  const plain = title.toLowerCase().replaceAll(/[ßæœøđðþł&]/gu, (letter) => letters[letter] ?? "");
  return plain
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
}
