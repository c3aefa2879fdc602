/** Letters that are no letter with a mark. */
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

/** Tells whether a slug is still to be made: none, or what Strapi makes of a type's name, as `news-article-2`. */
export function isPlaceholderSlug(slug: unknown, singularName: string): boolean {
  return typeof slug !== "string" || slug === "" || new RegExp(`^${singularName}(?:-\\d+)?$`, "u").test(slug);
}

/**
 * Makes an address of a title: `Één dag & nacht` is `een-dag-en-nacht`.
 *
 * @returns Small letters without marks, figures and single hyphens; empty when nothing of the kind is in it.
 */
export function slugOf(title: string): string {
  const plain = title.toLowerCase().replaceAll(/[ßæœøđðþł&]/gu, (letter) => letters[letter] ?? "");
  return plain
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
}
