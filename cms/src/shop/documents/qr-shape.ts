import bwipJs from "bwip-js/node";
import * as z from "zod";
import { inks, type PdfWriter } from "./pdf-writer.ts";

const rawSchema = z.tuple([z.object({ pixs: z.array(z.number()), pixx: z.number(), pixy: z.number() })]);

/** A QR code as a square of modules. */
interface QrShape {
  /** Modules on each side. */
  size: number;
  /** Rows of adjacent dark modules, from column `from` to just before column `to`. */
  runs: readonly { row: number; from: number; to: number }[];
}

/** Makes a QR code of error correction level M: readable with 15 % of it damaged. */
export function makeQrCode(text: string): QrShape {
  const options = { bcid: "qrcode", text, eclevel: "M" };
  // oxlint-disable-next-line no-named-as-default-member -- the named export draws another kind of code
  const [{ pixs, pixx: size }] = rawSchema.parse(bwipJs.raw(options));
  const isDark = (column: number, row: number) => column < size && pixs[row * size + column] === 1;
  const runs: { row: number; from: number; to: number }[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!isDark(from, row)) continue;
      let to = from;
      while (isDark(to, row)) to += 1;
      runs.push({ row, from, to });
      from = to;
    }
  }
  return { size, runs };
}

/** Draws a QR code as one shape of `width` points, without its quiet zone. */
export function drawQr(pdf: PdfWriter, { size, runs }: QrShape, x: number, y: number, width: number): void {
  const module = width / size;
  for (const { row, from, to } of runs) {
    pdf.doc.rect(x + from * module, y + row * module, (to - from) * module, module);
  }
  pdf.doc.fill(inks.dark);
}
