import sharp, { type Sharp } from "sharp";

/** What a phone of fifty megapixels makes; a file that unfolds to more is refused before it fills the memory. */
const mostPixels = 52_000_000;

/** Longest side of what is kept, in pixels. */
const longestSide = 4000;

/** How the kinds begin, as Latin letters. Nothing else gets as far as a decoder. */
const starts = [
  { type: "jpeg", start: /^\xff\xd8\xff/u },
  { type: "png", start: /^\x89PNG\r\n\cZ\n/u },
  { type: "webp", start: /^RIFF[^]{4}WEBPVP8/u },
  { type: "heif", start: /^[^]{4}ftyp(?:heic|heix|heim|heis|hevc|mif1|msf1)/u },
] as const;

/** A picture that is safe to keep: made anew, upright, without position or other notes. */
export interface CleanPicture {
  content: Buffer;
  extension: "jpg" | "png" | "webp";
  type: "image/jpeg" | "image/png" | "image/webp";
}

/**
 * Makes a picture anew from its pixels; whatever else was in the file is gone.
 *
 * @returns `null` for what is no picture of a kind that is taken, whatever it is
 *   called, that can't be decoded whole, or that unfolds to too many pixels.
 */
export async function cleanPicture(content: Buffer): Promise<CleanPicture | null> {
  const begin = content.subarray(0, 32).toString("latin1");
  const kind = starts.find(({ start }) => start.test(begin))?.type;
  if (kind === undefined) return null;

  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true });
  try {
    return await encode(picture, kind);
  } catch {
    // Sharp says in many ways that it can't read a file; to the sender they are one.
    return null;
  }
}

async function encode(picture: Sharp, kind: (typeof starts)[number]["type"]): Promise<CleanPicture> {
  if (kind === "png") return { content: await picture.png().toBuffer(), extension: "png", type: "image/png" };
  if (kind === "webp") {
    return { content: await picture.webp({ quality: 86 }).toBuffer(), extension: "webp", type: "image/webp" };
  }
  return {
    content: await picture.jpeg({ quality: 88, mozjpeg: true }).toBuffer(),
    extension: "jpg",
    type: "image/jpeg",
  };
}
