import { createReadStream } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { avif, type Format, webp } from "./picture-formats.ts";
import { inPictureQueue, maxPixels } from "./picture-work.ts";

/** A picture on its way into the media library, as Strapi hands it over. */
export interface UploadedPicture {
  name: string;
  hash: string;
  /** Folder for files made from it. */
  tmpWorkingDirectory: string;
  /** Path of the picture; absent when it isn't a file. */
  filepath?: string;
  getStream: () => Readable;
  path?: string | null;
}

/** A size that was encoded, of one frame when the picture moves; `size` is in bytes. */
export interface EncodedSize {
  width: number;
  height: number;
  size: number;
}

/**
 * Looks for a size that was encoded before, such as `w320.webp`, and puts it at a path.
 *
 * @returns `null` when there is none, so that it is encoded.
 */
export type FindEncoded = (source: Buffer, size: string, file: string) => Promise<EncodedSize | null>;

/**
 * Makes the sizes of a picture that the site chooses from: every width that is smaller
 * than the picture's own, and its own width up to the widest, so that the original never has
 * to be sent. All sizes are made in WebP, those for phones also in AVIF. An animated picture
 * stays animated and is made in WebP only.
 *
 * @returns One entry per size, in Strapi's form; `size` is in kilobytes.
 */
export async function makePictureSizes(picture: UploadedPicture, find: FindEncoded = () => Promise.resolve(null)) {
  const source = await buffer(picture.getStream());
  const { width: own, height, pages = 1 } = await sharp(source).metadata();
  const pixels = own * height * pages;
  const formats = pages > 1 ? [webp] : [webp, avif];
  const wanted = formats.flatMap((format) => {
    const widest = Math.min(own, Math.max(...format.widths));
    return [...format.widths.filter((width) => width < widest), widest].map((width) => ({ format, width }));
  });
  return Promise.all(
    wanted.map(({ format, width }) => inPictureQueue(pixels, () => makeSize(picture, source, { format, width, find }))),
  );
}

async function makeSize(
  { name, hash, tmpWorkingDirectory, path: folder }: UploadedPicture,
  source: Buffer,
  { format, width: target, find }: { format: Format; width: number; find: FindEncoded },
) {
  const { prefix, extension, type } = format;
  const key = `${prefix}${target}`;
  const stored = `w${target}_${hash}`;
  const file = path.join(tmpWorkingDirectory, `${stored}${extension}`);
  const found = await find(source, `${key}${extension}`, file);
  const { width, height, size } = found ?? (await encode(source, format, target, file));
  return {
    key,
    file: {
      name: `w${target}_${path.parse(name).name}${extension}`,
      hash: stored,
      ext: extension,
      mime: type,
      path: folder ?? null,
      filepath: file,
      getStream: () => createReadStream(file),
      width,
      height,
      size: Math.round(size / 10) / 100,
      sizeInBytes: size,
    },
  };
}

async function encode(source: Buffer, format: Format, target: number, file: string): Promise<EncodedSize> {
  const resized = sharp(source, { animated: true, limitInputPixels: maxPixels }).resize({ width: target });
  const { width, height, pageHeight, size } = await format.encode(resized).toFile(file);
  return { width, height: pageHeight ?? height, size };
}
