import sharp, { type Sharp } from "sharp";
import { pictureType } from "#contract/forms/picture-type";
import { countPixels, inPictureQueue, maxPixels } from "../uploads/picture-work.ts";

/** Longest side of a stored picture, in pixels. */
const maxSide = 4000;

const formats = {
  "image/jpeg": { extension: "jpg", encode: (picture: Sharp) => picture.jpeg({ quality: 88, mozjpeg: true }) },
  "image/png": { extension: "png", encode: (picture: Sharp) => picture.png() },
  "image/webp": { extension: "webp", encode: (picture: Sharp) => picture.webp({ quality: 86 }) },
} as const;

type PictureType = keyof typeof formats;

/** A re-encoded picture: upright, without location or other metadata. */
export interface CleanPicture {
  content: Buffer;
  extension: (typeof formats)[PictureType]["extension"];
  type: PictureType;
}

/**
 * Re-encodes a picture from its pixels, which drops anything else in the file.
 *
 * @returns `null` for a file that isn't a complete JPEG, PNG or WebP, or has too many pixels.
 */
export async function cleanPicture(content: Buffer): Promise<CleanPicture | null> {
  // Only these three types reach a decoder.
  const type = pictureType(content.subarray(0, 16));
  if (type === null) return null;

  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
  const pixels = await countPixels(content);
  try {
    const { extension, encode } = formats[type];
    return { content: await inPictureQueue(pixels, () => encode(picture).toBuffer()), extension, type };
  } catch {
    // Any of Sharp's errors means that the picture can't be decoded.
    return null;
  }
}
