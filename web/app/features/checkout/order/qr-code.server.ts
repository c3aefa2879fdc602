import { toSVG } from "bwip-js/node";
import { LRUCache } from "lru-cache";
import type { QrCode } from "./order-view-data.ts";

/** Drawing one takes some ten milliseconds, and an order's page is looked at often. */
const drawn = new LRUCache<string, QrCode>({ max: 2000 });

/**
 * Draws a QR code as the path of an SVG, black on nothing: it belongs on white, with four modules of that around it.
 *
 * @throws {Error} The library drew something else.
 */
export function qrCode(text: string): QrCode {
  const cached = drawn.get(text);
  if (cached !== undefined) return cached;

  // `eclevel`, how much of the code may be damaged, is an option of this kind of code, which the library's types leave out.
  const options = { bcid: "qrcode", text, eclevel: "M", scale: 1, paddingwidth: 4, paddingheight: 4 };
  const svg = toSVG(options);
  const [, size] = /viewBox="0 0 (\d+) \1"/u.exec(svg) ?? [];
  const [, path] = /<path d="([\d MLZz.]+)"/u.exec(svg) ?? [];
  if (size === undefined || path === undefined) throw new Error("The QR code isn't drawn as one square path");
  const code = { size: Number(size), path };
  drawn.set(text, code);
  return code;
}
