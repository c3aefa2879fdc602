import bwipJs from "bwip-js/node";
import * as z from "zod";
import { inks, type PdfWriter } from "./pdf-writer.ts";

const rawSchema = z.tuple([z.object({ pixs: z.array(z.number()), pixx: z.number(), pixy: z.number() })]);

/**
 * Makes a QR code of error correction level M: readable with 15 % of it damaged.
 *
 * @returns It as the `d` of an SVG path, in a square of `size` modules, without its quiet zone.
 */
export function makeQrCode(text: string): { size: number; path: string } {
  const options = { bcid: "qrcode", text, eclevel: "M" };
  // oxlint-disable-next-line no-named-as-default-member -- the named export draws another kind of code
  const [{ pixs, pixx: size }] = rawSchema.parse(bwipJs.raw(options));
  let path = "";
  for (let row = 0; row < size; row += 1) {
    const modules = pixs.slice(row * size, (row + 1) * size).join("");
    for (const { index, 0: dark } of modules.matchAll(/1+/gu)) {
      path += `M${index} ${row}h${dark.length}v1h-${dark.length}z`;
    }
  }
  return { size, path };
}

/** Draws a QR code, `width` points wide. */
export function drawQr({ doc }: PdfWriter, text: string, x: number, y: number, width: number): void {
  const { size, path } = makeQrCode(text);
  doc
    .save()
    .translate(x, y)
    .scale(width / size)
    .path(path)
    .fill(inks.dark)
    .restore();
}
