import { createReadStream } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { avif, type Format, webp } from "./picture-formats.ts";
import { inPictureQueue, maxPixels } from "./picture-work.ts";

/** A picture that Strapi is uploading to the media library. */
export interface UploadedPicture {
  name: string;
  hash: string;
  /** Folder for generated files. */
  tmpWorkingDirectory: string;
  /** Path of the picture's file, if it has one. */
  filepath?: string;
  getStream: () => Readable;
  path?: string | null;
}

/** An encoded size of a picture; `height` is that of one frame, `size` is in bytes. */
export interface EncodedSize {
  width: number;
  height: number;
  size: number;
}

/**
 * Looks in a cache for an encoded size, such as `w320.webp`, and copies it to the path `file`.
 *
 * @returns `null` when the cache doesn't have it.
 */
export type FindEncoded = (source: Buffer, size: string, file: string) => Promise<EncodedSize | null>;

/**
 * Encodes the sizes of a picture that the site serves: each format's widths below the picture's own, and the picture's
 * own width up to the format's widest. An animated picture stays animated and is encoded as WebP only.
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
