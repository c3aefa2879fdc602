import type { BrandColour } from "#contract/field";
import { inks, type PdfWriter } from "./pdf-writer.ts";

/** Horizontal shift of the brand's slanted shapes, for each unit of their height. */
const lean = Math.tan((15 * Math.PI) / 180);

/** Background colours that need light text. */
const darkFields: readonly BrandColour[] = ["blue", "secondary", "asphalt"];

/** Returns the colour of text on a brand colour. */
export function textColourOn(colour: BrandColour): string {
  return darkFields.includes(colour) ? inks.light : inks.dark;
}

function leaningCorners(x: number, y: number, width: number, height: number): [number, number][] {
  const shift = height * lean;
  return [
    [x + shift, y],
    [x + width + shift, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Draws a filled slanted box. */
export function drawSlantedBox(
  pdf: PdfWriter,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  pdf.doc.polygon(...leaningCorners(x, y, width, height)).fill(colour);
}

/** Draws the logo's two slanted stripes as SVG elements that fill {@link logoStripesSize}. */
export function logoStripesSvg(colours: readonly [string, string]): string {
  return colours
    .map(
      (colour, index) =>
        `<polygon points="${leaningCorners(index * 8, 0, 5, logoStripesSize.height).join(" ")}" fill="${colour}"/>`,
    )
    .join("");
}

/** Size of the logo's stripes, in SVG units. */
export const logoStripesSize = { width: 16, height: 11 } as const;

/** Draws a strip of slanted stripes, like the kerb of a racetrack. */
export function drawKerb(pdf: PdfWriter, x: number, y: number, width: number, height: number, colour: string): void {
  const stripe = height * 1.55;
  pdf.doc.save();
  pdf.doc.rect(x, y, width, height).clip();
  for (let at = x - stripe; at < x + width; at += stripe * 2) drawSlantedBox(pdf, at, y, stripe, height, colour);
  pdf.doc.restore();
}

/** Draws the circuit's logo: two slanted stripes, and its name in wide letters. */
export function drawLogo(
  pdf: PdfWriter,
  name: string,
  x: number,
  baseline: number,
  colour: string,
  width: number,
): void {
  const style = pdf.fit(name, width - 22, { face: "wide", size: 15, colour: inks.dark });
  pdf.decoration(() => {
    drawSlantedBox(pdf, x, baseline - 11, 5, 11, inks.dark);
    drawSlantedBox(pdf, x + 8, baseline - 11, 5, 11, colour);
  });
  pdf.part("P", () => pdf.line(name, x + 22, baseline, style));
}
