import sharp from "sharp";
import type { BrandColour } from "#contract/field";
import { textColourOn, logoStripesSize, logoStripesSvg } from "../brand-shapes.ts";
import type { CircuitDetails } from "../circuit-details.ts";
import { inks } from "../pdf-writer.ts";

/** Sides of a pass's icon in lists and on the lock screen, in pixels, for each density of screens. */
const iconSides = { "icon.png": 29, "icon@2x.png": 58, "icon@3x.png": 87 };

/** Widths of the logo, in pixels; Apple allows 160 by 50 points. */
const logoWidths = { "logo.png": 48, "logo@2x.png": 96, "logo@3x.png": 144 };

/** Draws the pictures of a pass, by file name. @param colour - Background colour. */
export async function passPictures({ colours }: CircuitDetails, colour: BrandColour): Promise<Record<string, Buffer>> {
  const { width, height } = logoStripesSize;
  const ink = textColourOn(colour);
  const mark = logoStripesSvg([ink, ink === inks.light ? inks.dark : inks.light]);
  const field = `<rect x="-4" y="-6.5" width="24" height="24" fill="${colours[colour]}"/>`;
  const icons = Object.entries(iconSides).map(([name, side]) => [name, svg(side, side, "-4 -6.5 24 24", field + mark)]);
  const logos = Object.entries(logoWidths).map(([name, wide]) => [
    name,
    svg(wide, (wide * height) / width, `0 0 ${width} ${height}`, mark),
  ]);
  const drawn = [...icons, ...logos].map(async ([name = "", drawing = ""]) => {
    return [name, await sharp(Buffer.from(drawing)).png().toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}

function svg(width: number, height: number, viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
