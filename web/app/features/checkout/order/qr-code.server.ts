import { toSVG } from "bwip-js/node";
import { LRUCache } from "lru-cache";

/** A QR code as the path of an SVG of `size` × `size`. */
export interface QrCode {
  size: number;
  path: string;
}

/** QR codes by text: drawing one takes some ten milliseconds, and order pages are often reloaded. */
const drawn = new LRUCache<string, QrCode>({ max: 2000 });

/** Draws a QR code as an SVG path with a margin of four modules. @throws {Error} Unexpected output of the library. */
export function drawQrCode(text: string): QrCode {
  const cached = drawn.get(text);
  if (cached !== undefined) return cached;

  // The library's types lack `eclevel`, the error correction level.
  const options = { bcid: "qrcode", text, eclevel: "M", scale: 1, paddingwidth: 4, paddingheight: 4 };
  const svg = toSVG(options);
  const [, size] = /viewBox="0 0 (\d+) \1"/u.exec(svg) ?? [];
  const [, path] = /<path d="([\d MLZz.]+)"/u.exec(svg) ?? [];
  if (size === undefined || path === undefined) throw new Error("The QR code isn't drawn as one square path");
  const code = { size: Number(size), path };
  drawn.set(text, code);
  return code;
}
