import { foldText } from "../fold-text.ts";

/** Most characters of a slug, in all segments of a page's slug together. */
export const maxSlugLength = 200;

/** Tells whether a text can be a slug, or a segment of a page's: lower-case letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text);
}

/**
 * Normalizes a slug from a URL that people may have typed, such as a filter's value; ignores case and spaces around it.
 *
 * @returns `null` for a text that can't be a slug.
 */
export function readSlug(text: string | null): string | null {
  const slug = text?.trim().toLowerCase() ?? "";
  return isSlug(slug) ? slug : null;
}

/** Characters reserved for a number after a slug that isn't unique, such as `-12`. */
const numberRoom = 6;

/**
 * Romanisation of letters that `foldText` leaves: Cyrillic by ICAO 9303, Greek by ISO 843, then Latin. It isn't part of
 * `foldText`, which browsers load.
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
 * Makes a slug from a title: `Één dag & nacht` becomes `een-dag-en-nacht`, in English `…-and-…`. Cuts a long one after
 * the last word that fits.
 *
 * @param locale - Language of the title.
 * @param longest - Most characters, with a number after the slug.
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
