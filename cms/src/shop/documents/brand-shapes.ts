import type { BrandColour } from "#contract/field";
import { inks, type PdfWriter } from "./pdf-writer.ts";

/** How far the brand's shapes lean, as its stripes do. */
const lean = Math.tan((15 * Math.PI) / 180);

/** Colours on which dark letters can't be read. */
const darkFields: readonly BrandColour[] = ["blue", "secondary", "asphalt"];

/** Ink for text on a brand colour. */
export function inkOn(colour: BrandColour): string {
  return darkFields.includes(colour) ? inks.light : inks.dark;
}

/** Corners of a box that leans. */
function leaningCorners(x: number, y: number, width: number, height: number): [number, number][] {
  const shift = height * lean;
  return [
    [x + shift, y],
    [x + width + shift, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A box that leans. */
export function leaningBox(pdf: PdfWriter, x: number, y: number, width: number, height: number, colour: string): void {
  pdf.doc.polygon(...leaningCorners(x, y, width, height)).fill(colour);
}

/** The two leaning stripes before the circuit's name, as parts of an SVG; they fill {@link markSize}. */
export function markSvg(colours: readonly [string, string]): string {
  return colours
    .map(
      (colour, index) =>
        `<polygon points="${leaningCorners(index * 8, 0, 5, markSize.height).join(" ")}" fill="${colour}"/>`,
    )
    .join("");
}

/** Of the stripes before the circuit's name, in units of their SVG. */
export const markSize = { width: 16, height: 11 } as const;

/** The kerb of a racetrack across a strip: leaning stripes. */
export function kerb(pdf: PdfWriter, x: number, y: number, width: number, height: number, colour: string): void {
  const stripe = height * 1.55;
  pdf.doc.save();
  pdf.doc.rect(x, y, width, height).clip();
  for (let at = x - stripe; at < x + width; at += stripe * 2) leaningBox(pdf, at, y, stripe, height, colour);
  pdf.doc.restore();
}

/** The circuit's name as a mark: two leaning stripes, then the name in wide letters. */
export function nameMark(
  pdf: PdfWriter,
  name: string,
  x: number,
  baseline: number,
  colour: string,
  width: number,
): void {
  const style = pdf.fit(name, width - 22, { face: "wide", size: 15, colour: inks.dark });
  pdf.decoration(() => {
    leaningBox(pdf, x, baseline - 11, 5, 11, inks.dark);
    leaningBox(pdf, x + 8, baseline - 11, 5, 11, colour);
  });
  pdf.part("P", () => pdf.line(name, x + 22, baseline, style));
}
