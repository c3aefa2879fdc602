import { qrShape } from "../documents/qr-shape.ts";
import type { QrView } from "./scanner-view.ts";

/** Makes the QR code of a text, each row of dark modules one piece. */
export function qrView(text: string): QrView {
  const { size, isDark } = qrShape(text);
  const pieces: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      if (!isDark(from, row)) continue;
      let to = from;
      while (to < size && isDark(to, row)) to += 1;
      pieces.push(`M${from} ${row}h${to - from}v1h${from - to}z`);
      from = to;
    }
  }
  return { size, path: pieces.join("") };
}
