import { create, type Font } from "fontkit";
import displayFile from "./lettering/display.ttf?inline";
import labelFile from "./lettering/label.ttf?inline";

/*
 * Cut from cms/seed/media/src/fonts/anybody.woff2 (SIL OFL 1.1) with `subset-font`, to TrueType: weight and width
 * 900/56 without small letters, and 800/84.
 */

/** Heavy, narrow font with capitals only, for titles. */
export const display = openFont(displayFile);

/** Heavy, slightly narrow font, for small lines. */
export const label = openFont(labelFile);

/** Opens a font. @param file - Data URL. */
function openFont(file: string): Font {
  const font = create(Buffer.from(file.slice(file.indexOf(",") + 1), "base64"));
  if ("fonts" in font) throw new Error("A file of lettering holds more than one font");
  return font;
}

/**
 * Replaces characters that a font lacks: by the letters they stand for (`Ĳ` becomes `IJ`), or the letter without
 * accents; drops the rest.
 */
export function replaceMissingGlyphs(text: string, font: Font): string {
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
      // The font may have capitals only.
      return [bare, bare.toUpperCase()].find(known) ?? "";
    })
    .join("");
}

/** Returns the width in pixels of a text from `settable`, at a font size in pixels. */
export function widthOf(text: string, font: Font, size: number): number {
  return font.layout(text).advanceWidth * (size / font.unitsPerEm);
}

interface Line {
  text: string;
  /** Pixels from the left edge; `y` is the baseline, from the top. */
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** Returns a line of text as SVG paths, which don't depend on the machine's fonts. */
export function lineOfText({ text, x, y, size, fill }: Line, font: Font): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(replaceMissingGlyphs(text, font));
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}
