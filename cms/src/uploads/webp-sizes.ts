import { createReadStream } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** In pixels: from a thumbnail on a phone to a banner across a large screen. */
const widths = [320, 480, 640, 800, 1100, 1400, 1800, 2400];

/** Where a drawing with grain and a photo both still look like themselves. */
const quality = 72;

/** A picture on its way into the media library, as Strapi hands it over. */
export interface UploadedPicture {
  name: string;
  hash: string;
  /** Where what is made of it is put aside. */
  tmpWorkingDirectory: string;
  getStream: () => Readable;
  path?: string | null;
}

/**
 * Makes the sizes of a picture that the site chooses from, in WebP: every width
 * it is wider than, and its own width up to 2400 pixels, so that the original
 * need never be sent. Moving pictures keep moving.
 *
 * @returns One entry per size, in the form in which Strapi stores it; `size` is in kilobytes.
 */
export async function makeWebpSizes(picture: UploadedPicture) {
  const source = await buffer(picture.getStream());
  const { width: own } = await sharp(source).metadata();
  const widest = Math.min(own, Math.max(...widths));
  const wanted = [...widths.filter((width) => width < widest), widest];
  return Promise.all(wanted.map((width) => makeSize(picture, source, width)));
}

async function makeSize(
  { name, hash, tmpWorkingDirectory, path: folder }: UploadedPicture,
  source: Buffer,
  target: number,
) {
  const key = `w${target}`;
  const file = path.join(tmpWorkingDirectory, `${key}_${hash}`);
  const made = await sharp(source, { animated: true })
    .resize({ width: target })
    .webp({ quality, smartSubsample: true })
    .toFile(file);

  const { width, height, pageHeight, size } = made;
  return {
    key,
    file: {
      name: `${key}_${path.parse(name).name}.webp`,
      hash: `${key}_${hash}`,
      ext: ".webp",
      mime: "image/webp",
      path: folder ?? null,
      filepath: file,
      getStream: () => createReadStream(file),
      width,
      height: pageHeight ?? height,
      size: Math.round(size / 10) / 100,
      sizeInBytes: size,
    },
  };
}
