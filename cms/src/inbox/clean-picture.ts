import sharp, { type Sharp } from "sharp";
import { pictureType } from "#contract/forms/picture-type";
import { countPixels, inPictureQueue, mostPixels } from "../uploads/picture-work.ts";

/** Longest side of what is kept, in pixels. */
const longestSide = 4000;

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
  // Nothing else gets as far as a decoder.
  const type = pictureType(content.subarray(0, 16));
  if (type === null) return null;

  const picture = sharp(content, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true });
  const pixels = await countPixels(content);
  try {
    return await inPictureQueue(pixels, () => encode(picture, type));
  } catch {
    // Sharp says in many ways that it can't read a file; to the sender they are one.
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
