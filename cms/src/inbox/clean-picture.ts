import sharp, { type Sharp } from "sharp";
import { pictureType } from "#contract/forms/picture-type";
import { countPixels, inPictureQueue, maxPixels } from "../uploads/picture-work.ts";

/** Longest side of a stored picture, in pixels. */
const maxSide = 4000;

/** A picture that is safe to keep: encoded again, upright, without location or other metadata. */
export interface CleanPicture {
  content: Buffer;
  extension: "jpg" | "png" | "webp";
  type: "image/jpeg" | "image/png" | "image/webp";
}

/**
 * Encodes a picture again from its pixels alone, which drops anything else in the file.
 *
 * @returns `null` for a file that is no JPEG, PNG or WebP by its content, can't be decoded
 *   completely, or has too many pixels.
 */
export async function cleanPicture(content: Buffer): Promise<CleanPicture | null> {
  // Files of any other type never reach a decoder.
  const type = pictureType(content.subarray(0, 16));
  if (type === null) return null;

  const picture = sharp(content, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
  const pixels = await countPixels(content);
  try {
    return await inPictureQueue(pixels, () => encode(picture, type));
  } catch {
    // Sharp has many errors for a file that it can't read; the sender gets one message for all.
    return null;
  }
}

async function encode(picture: Sharp, type: CleanPicture["type"]): Promise<CleanPicture> {
  switch (type) {
    case "image/jpeg":
      return { content: await picture.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), extension: "jpg", type };
    case "image/png":
      return { content: await picture.png().toBuffer(), extension: "png", type };
    case "image/webp":
      return { content: await picture.webp({ quality: 86 }).toBuffer(), extension: "webp", type };
    default:
      return type satisfies never;
  }
}
