import sharp, { type Sharp } from "sharp";
import { pdfType } from "#contract/forms/field-choices";
import { fileType } from "#contract/forms/file-type";
import { countPixels, inPictureQueue, maxPixels } from "../uploads/picture-work.ts";

/** Longest side of a stored picture, in pixels. */
const maxSide = 4000;

const formats = {
  "image/jpeg": { extension: "jpg", encode: (picture: Sharp) => picture.jpeg({ quality: 88, mozjpeg: true }) },
  "image/png": { extension: "png", encode: (picture: Sharp) => picture.png() },
  "image/webp": { extension: "webp", encode: (picture: Sharp) => picture.webp({ quality: 86 }) },
} as const;

type PictureType = keyof typeof formats;

/** A file to store: a re-encoded picture, upright and without location or other metadata; or a PDF, unchanged. */
export interface CleanFile {
  content: Buffer;
  extension: (typeof formats)[PictureType]["extension"] | "pdf";
  type: PictureType | typeof pdfType;
}

/** Marks the end of a PDF; mail programs may append bytes after it. */
const endMark = "%%EOF";

/**
 * Re-encodes a picture that a visitor sent from its pixels, which drops anything else in the file; or accepts a
 * complete PDF unchanged, as staff download it, and no code of the CMS opens it.
 *
 * @returns `null` for a file that isn't a complete JPEG, PNG or WebP, or has too many pixels; and for a PDF when
 *   `takesPdf` is false.
 */
export async function cleanFile(content: Buffer, takesPdf: boolean): Promise<CleanFile | null> {
  const type = fileType(content);
  if (type === pdfType) return takesPdf && content.includes(endMark) ? { content, extension: "pdf", type } : null;
  // Only the three types of pictures reach a decoder.
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
