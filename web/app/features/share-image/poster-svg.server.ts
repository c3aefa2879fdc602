import { display, label, lineOfText, replaceMissingGlyphs, widthOf } from "./lettering.server.ts";
import type { PosterLook } from "./poster-look.ts";
import { posterSize, type SharePoster } from "./poster.ts";
import { typesetTitle } from "./typeset-title.ts";

const { width, height } = posterSize;

/** Sideways shift per pixel of height, as all shapes lean by 15 degrees. */
const lean = Math.tan((15 * Math.PI) / 180);

const kerbHeight = 30;
const margin = 60;
const bottom = height - kerbHeight;

/** Right edge of the coloured panel beside a picture, at the top of the image. */
const fieldEnd = 740;

/** Width of the white line along the panel, like a road marking. */
const edgeWidth = 12;

/** Area of the picture; its left edge is where the leaning edge of the panel ends at the bottom. */
export const pictureArea = {
  left: Math.floor(fieldEnd - bottom * lean),
  top: 0,
  width: Math.ceil(width - fieldEnd + bottom * lean),
  height: bottom,
} as const;

/** Area of the logo, at the top of the panel. */
export const logoArea = { left: margin, top: 52, width: 340, height: 54 } as const;

/**
 * Returns the SVG layer over the picture: coloured panel, kerb and texts. Leaves the logo's area free when there is
 * one.
 */
export function posterSvg(poster: SharePoster): string {
  const { look, picture, logo, brand } = poster;
  const parts = [
    picture === null ? plainField(look) : fieldBesidePicture(look),
    ...words(poster),
    logo === null ? brandName(brand, look) : "",
    kerb(look),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

function fieldBesidePicture({ field }: PosterLook): string {
  const edge = `<path fill="#fff" d="M0 0H${fieldEnd + edgeWidth}L${pictureArea.left + edgeWidth} ${bottom}H0Z"/>`;
  return `${edge}<path fill="${field}" d="M0 0H${fieldEnd}L${pictureArea.left} ${bottom}H0Z"/>`;
}

/** Background of an image without picture: the colour with the track as a wide ribbon. */
function plainField({ field, ink }: PosterLook): string {
  const road = `fill="none" stroke="${ink}" stroke-opacity=".1" stroke-width="96" stroke-linejoin="round"`;
  return `<rect width="${width}" height="${height}" fill="${field}"/><path transform="translate(470 -40) scale(.5)" ${road} d="${trackCentreLine}"/>`;
}

function words({ title, kicker, look, picture }: SharePoster): string[] {
  const room = {
    width: (picture === null ? width - 2 * margin : pictureArea.left + 30) - 2 * margin + 20,
    height: kicker === null ? 400 : 350,
    largest: picture === null ? 200 : 170,
    smallest: 44,
    leading: 0.88,
  };
  const capitals = replaceMissingGlyphs(title.toUpperCase(), display);
  // Typesetting measures the same pieces for every size it tries.
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    const textWidth = widths.get(text) ?? widthOf(text, display, 1);
    widths.set(text, textWidth);
    return textWidth;
  };
  const { size, lines } = typesetTitle(capitals, room, measure);

  const lastLine = bottom - 52;
  const lineAt = (index: number) => lastLine - (lines.length - 1 - index) * size * room.leading;
  const set = lines.map((text, index) =>
    lineOfText({ text, x: margin, y: lineAt(index), size, fill: look.ink }, display),
  );
  if (kicker === null) return set;

  const top = lineAt(0) - (display.capHeight / display.unitsPerEm) * size;
  return [lineOfText({ text: kicker, x: margin, y: top - 26, size: 36, fill: look.kickerInk }, label), ...set];
}

function brandName(brand: string, { ink }: PosterLook): string {
  return lineOfText({ text: brand, x: margin, y: logoArea.top + 40, size: 40, fill: ink }, label);
}

function kerb({ kerb: [ground, stripe] }: PosterLook): string {
  const step = 68;
  const shift = kerbHeight * lean;
  const stripes = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const left = index * step;
    return `M${left} ${height}L${left + shift} ${bottom}h${step / 2}L${left + step / 2} ${height}Z`;
  });
  return `<rect y="${bottom}" width="${width}" height="${kerbHeight}" fill="${ground}"/><path fill="${stripe}" d="${stripes.join("")}"/>`;
}

/** SVG path of the track's centre line, north up; the wide stroke rounds its corners. */
const trackCentreLine =
  "M921 972l-376 0-27-6-27-18-21-33-17-103-11-25-17-17-99-67-22-33-3-31 29-154-29-124 0-32 18-35 32-23 113-27 39 4 24 14 20 25 45 145 10 17 84 35 28 3 29-11 18-22 18-138 15-28 23-22 124-45 27-5 49 16 32 40 39 70 29 21 23 4 152-11 43-19 104-105 42-10 26 10 78 56 18 30 3 40-35 156-22 38-41 24-219 44-33 34-33 90 2 35 24 32 210 107 10 21-10 25-22 8z";
