import { foldText } from "../fold-text.ts";

/** Most characters of a slug, of a page's with all its parts: the site answers no longer one, the content system takes none. */
export const maxSlugLength = 200;

/** Tells whether a text can be the slug of a document, or a part of a page's: small letters, figures and single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text);
}

/**
 * Reads a word that people may have typed into an address, such as the type of a filter:
 * in capitals or between spaces it is the same word.
 *
 * @returns The slug, which may be unknown; `null` for what can't be one.
 */
export function readSlug(text: string | null): string | null {
  const slug = text?.trim().toLowerCase() ?? "";
  return isSlug(slug) ? slug : null;
}

/** Characters kept free for the number of a slug that was taken already, such as `-12`. */
const numberRoom = 6;

/**
 * Letters that `foldText` leaves, each with how it is written in the 26 of English: Cyrillic as in passports (ICAO 9303), Greek by
 * ISO 843, then the Latin ones. Here, as browsers load `foldText` and make no slugs.
 */
const romanisation =
  "аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъie ыy ь эe юiu яia єie іi ђd јj љlj њnj ћc џdz " +
  "αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo " +
  "əe ǝe ɛe ɔo ħh ŋn ŧt ɓb ɖd ɗd ɣg ƙk ĸk ɲny ʋv ƴy ʒz";

function romanise(letter: string): string {
  return (
    romanisation
      .split(" ")
      .find((pair) => pair.startsWith(letter))
      ?.slice(letter.length) ?? letter
  );
}

/**
 * Makes a slug from a title: `Één dag & nacht` becomes `een-dag-en-nacht`, in English `…-and-…`. One that
 * would be too long ends after its last whole word that fits.
 *
 * @param locale - Of the title.
 * @param longest - Most characters that it may have, with a number behind it.
 * @returns Lower-case letters `a` to `z`, digits and single hyphens; empty when the title has no letter or digit.
 */
export function slugOf(title: string, locale: string, longest = maxSlugLength): string {
  const whole = foldText(title)
    .replaceAll(/\P{ASCII}/gu, romanise)
    .replaceAll("&", locale === "en" ? " and " : " en ")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  const room = longest - numberRoom;
  if (whole.length <= room) return whole;
  const end = whole.lastIndexOf("-", room);
  return whole.slice(0, end === -1 ? room : end);
}
