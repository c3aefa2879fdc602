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
};

/** Tells whether a slug still has to be made: it is empty, or Strapi's placeholder, such as `news-article-2`. */
export function isPlaceholderSlug(slug: unknown, singularName: string): boolean {
  return typeof slug !== "string" || slug === "" || new RegExp(`^${singularName}(?:-\\d+)?$`, "u").test(slug);
}

/** Characters kept free for the number of a slug that was taken already, such as `-12`. */
const numberRoom = 6;

/**
 * Makes a slug from a title: `Één dag & nacht` becomes `een-dag-en-nacht`, in English `…-and-…`. One that
 * would be too long ends after its last whole word that fits.
 *
 * @param longest - Most characters that it may have, with a number behind it.
 * @param locale - Of the title.
 * @returns Lower-case letters `a` to `z`, digits and single hyphens; empty when the title has no letter or digit.
 */
export function slugOf(title: string, longest: number, locale: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll(/[ßæœøđðþł]/gu, (letter) => letters[letter] ?? "")
    .replaceAll("&", locale === "en" ? " and " : " en ");
  const whole = plain
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  const room = longest - numberRoom;
  if (whole.length <= room) return whole;
  const end = whole.lastIndexOf("-", room);
  return whole.slice(0, end === -1 ? room : end);
}
