import bwipJs from "bwip-js/node";
import * as z from "zod";
import { inks, type PdfWriter } from "./pdf-writer.ts";

const rawSchema = z.tuple([z.object({ pixs: z.array(z.number()), pixx: z.number(), pixy: z.number() })]);

/** A QR code: dark modules row by row. */
export interface QrShape {
  size: number;
  isDark: (column: number, row: number) => boolean;
}

/** Makes a QR code that is still read when 15 % of it is dirty (level M). */
export function qrShape(text: string): QrShape {
  const options = { bcid: "qrcode", text, eclevel: "M" };
  // oxlint-disable-next-line no-named-as-default-member -- the named export draws another kind of code
  const [{ pixs, pixx }] = rawSchema.parse(bwipJs.raw(options));
  return { size: pixx, isDark: (column, row) => pixs[row * pixx + column] === 1 };
}

/** Draws a QR code as one shape of `width` points, without the white around it. */
export function drawQr(pdf: PdfWriter, { size, isDark }: QrShape, x: number, y: number, width: number): void {
  const module = width / size;
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!isDark(from, row)) continue;
      let to = from;
      while (isDark(to, row) && to < size) to += 1;
      pdf.doc.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to;
    }
  }
  pdf.doc.fill(inks.dark);
}
