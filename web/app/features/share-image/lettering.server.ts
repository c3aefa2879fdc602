import * as z from "zod";
import displayOutlines from "./lettering/display.json";
import labelOutlines from "./lettering/label.json";

/** Outlines of a typeface in its own units: advance width and path of each letter, and the kerning of pairs. */
const typefaceSchema = z.object({
  unitsPerEm: z.number().positive(),
  capHeight: z.number().positive(),
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  kerning: z.record(z.string(), z.number()),
});

export type Typeface = z.infer<typeof typefaceSchema>;

/** Heavy and narrow, capitals only: titles. */
export const display: Typeface = typefaceSchema.parse(displayOutlines);

/** Heavy and a little narrow: small lines. */
export const label: Typeface = typefaceSchema.parse(labelOutlines);

/**
 * A text as it can be set: characters the typeface lacks are written as the letters they
 * stand for (`Ĳ` as `IJ`), or without their accents; those that it lacks even then are left out.
 */
export function settable(text: string, { glyphs }: Typeface): string {
  const known = (character: string) => Object.hasOwn(glyphs, character);
  return shown(text.normalize("NFC").replaceAll(/\s/gu, " "), known);
}

function shown(text: string, known: (character: string) => boolean): string {
  return Array.from(text)
    .map((character) => {
      if (known(character)) return character;
      const folded = character.normalize("NFKC");
      if (folded !== character) return shown(folded, known);
      const [bare = ""] = character.normalize("NFD");
      // The typeface may have capitals only.
      return [bare, bare.toUpperCase()].find(known) ?? "";
    })
    .join("");
}

/** Width of a text in pixels, at a size in pixels. */
export function widthOf(text: string, typeface: Typeface, size: number): number {
  return place(text, typeface).width * (size / typeface.unitsPerEm);
}

interface Line {
  text: string;
  /** Pixels from the left, and of the baseline from the top. */
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** A line of text as SVG paths: it looks the same whatever fonts the machine has. */
export function lineOfText({ text, x, y, size, fill }: Line, typeface: Typeface): string {
  const scale = size / typeface.unitsPerEm;
  const paths = place(text, typeface).letters.map(({ path, at }) => `<path transform="translate(${at})" d="${path}"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

function place(text: string, { glyphs, kerning }: Typeface) {
  const letters: { path: string; at: number }[] = [];
  let width = 0;
  let before = "";
  for (const character of settable(text, { glyphs, kerning, unitsPerEm: 1, capHeight: 1 })) {
    const [advance, path] = glyphs[character] ?? [0, ""];
    width += kerning[`${before}${character}`] ?? 0;
    if (path !== "") letters.push({ path, at: width });
    width += advance;
    before = character;
  }
  return { letters, width };
}
