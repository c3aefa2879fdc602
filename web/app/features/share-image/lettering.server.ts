import { create, type Font } from "fontkit";
import displayFile from "./lettering/display.ttf?inline";
import labelFile from "./lettering/label.ttf?inline";

/*
 * Cut from cms/seed/media/src/fonts/anybody.woff2 (SIL OFL 1.1) with `subset-font`, to TrueType: weight and width
 * 900/56 without small letters, and 800/84.
 */

/** Heavy and narrow, capitals only: titles. */
export const display = openFont(displayFile);

/** Heavy and a little narrow: small lines. */
export const label = openFont(labelFile);

/** @param file - As a data URL. */
function openFont(file: string): Font {
  const font = create(Buffer.from(file.slice(file.indexOf(",") + 1), "base64"));
  if ("fonts" in font) throw new Error("A file of lettering holds more than one font");
  return font;
}

/**
 * A text as it can be set: characters the typeface lacks are written as the letters they
 * stand for (`Ĳ` as `IJ`), or without their accents; those that it lacks even then are left out.
 */
export function settable(text: string, font: Font): string {
  return shown(text.normalize("NFC").replaceAll(/\s/gu, " "), (character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
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

/** Width in pixels of a text that can be set, at a size in pixels. */
export function widthOf(text: string, font: Font, size: number): number {
  return font.layout(text).advanceWidth * (size / font.unitsPerEm);
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
export function lineOfText({ text, x, y, size, fill }: Line, font: Font): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(settable(text, font));
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}
