import sharp, { type OutputInfo, type OverlayOptions } from "sharp";
import { posterSize, type SharePoster } from "./poster.ts";
import { logoArea, pictureArea, posterSvg } from "./poster-svg.server.ts";

/** Size limit of a share image, in bytes. */
const heaviest = 100_000;

/** JPEG qualities to try, best first. */
const qualities = [84, 76, 68, 58, 46, 32, 20, 10];

/**
 * Draws the share image of a link preview.
 *
 * @returns A JPEG of 1200 × 630 pixels, under 100 kB unless even the lowest quality is larger; the same poster gives
 *   the same bytes.
 * @throws {Error} When the picture or logo can't be decoded.
 */
export async function drawPoster(poster: SharePoster): Promise<Buffer> {
  const layers: OverlayOptions[] = [
    ...(poster.picture === null
      ? []
      : [{ input: await fill(poster.picture, poster.focalPoint), ...corner(pictureArea) }]),
    { input: Buffer.from(posterSvg(poster)), left: 0, top: 0 },
    ...(poster.logo === null ? [] : [{ input: await logoOf(poster, poster.logo), ...corner(logoArea) }]),
  ];
  const drawn = await sharp({ create: { ...posterSize, channels: 3, background: poster.look.field } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });

  for (const quality of qualities) {
    // oxlint-disable-next-line no-await-in-loop -- a lower quality is tried only where a higher one is too heavy
    const encoded = await encode(drawn, quality);
    if (encoded.byteLength < heaviest || quality === qualities.at(-1)) return encoded;
  }
  throw new Error("There is no quality to encode at");
}

/** Encodes without chroma subsampling, so that the edges of letters stay sharp. */
function encode({ data, info }: { data: Buffer; info: OutputInfo }, quality: number): Promise<Buffer> {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .jpeg({ quality, chromaSubsampling: "4:4:4", progressive: true })
    .toBuffer();
}

function corner({ left, top }: { left: number; top: number }) {
  return { left, top };
}

/** Crops a picture to its area, around the focal point, or else around the part that draws attention. */
async function fill(picture: Uint8Array, focalPoint: SharePoster["focalPoint"]): Promise<Buffer> {
  const { width, height } = pictureArea;
  const upright = sharp(picture).rotate();
  if (focalPoint === null)
    return upright.resize(width, height, { fit: "cover", position: "attention" }).png().toBuffer();

  const covering = upright.resize(width, height, { fit: "outside" });
  const { data, info } = await covering.png().toBuffer({ resolveWithObject: true });
  const left = Math.round(((info.width - width) * focalPoint.x) / 100);
  const top = Math.round(((info.height - height) * focalPoint.y) / 100);
  return sharp(data).extract({ left, top, width, height }).png().toBuffer();
}

/** Resizes the logo to its area; in the ink colour if its own colours would be invisible on the background. */
async function logoOf({ look }: SharePoster, logo: Uint8Array): Promise<Buffer> {
  const { width, height } = logoArea;
  const sized = sharp(logo, { density: 300 }).resize({ width, height, fit: "inside" }).ensureAlpha();
  if (!look.isLogoPlain) return sized.png().toBuffer();

  const { data, info } = await sized.extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  return sharp({ create: { width: info.width, height: info.height, channels: 3, background: look.ink } })
    .joinChannel(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
}
