import { createHash } from "node:crypto";
import { copyFile, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import sharp from "sharp";
import type { FindEncoded, makePictureSizes, UploadedPicture } from "../src/uploads/picture-sizes.ts";

/** Holds sizes of the seed's pictures, so that filling a CMS needn't encode them; `fill-size-cache.ts` fills it. */
export const sizeCacheFolder = path.join(import.meta.dirname, "media/sizes");

const settings = path.join(import.meta.dirname, "../src/uploads/picture-formats.ts");

/**
 * Whether a size such as `w320.webp` is cached: those that take the most time for their bytes. That is every AVIF and the
 * widest WebP; narrower WebP is encoded in a moment.
 */
export function isCached(size: string): boolean {
  return size.endsWith(".avif") || Number(/^w(?<width>\d+)/u.exec(size)?.groups?.["width"]) >= 1600;
}

/** The folder of a picture's cached sizes, which is another one when the picture, the settings or the encoder change. */
export async function cachedSizesOf(source: Buffer, name: string): Promise<string> {
  const hash = createHash("sha256")
    .update(source)
    .update(await readFile(settings))
    .update(sharp.versions.sharp);
  return path.join(sizeCacheFolder, `${path.parse(name).name}-${hash.digest("hex").slice(0, 12)}`);
}

/** Finds the cached sizes of the picture with this file name. */
export const findCached =
  (name: string): FindEncoded =>
  async (source, size, file) => {
    const cached = path.join(await cachedSizesOf(source, name), size);
    try {
      await copyFile(cached, file);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
    const { width, height } = await sharp(file).metadata();
    return { width, height, size: (await stat(file)).size };
  };

interface MediaLibrary {
  isFaultyImage: (picture: UploadedPicture) => Promise<boolean>;
  optimize: (picture: UploadedPicture) => Promise<UploadedPicture>;
  generateResponsiveFormats: (picture: UploadedPicture, find?: FindEncoded) => ReturnType<typeof makePictureSizes>;
}

/**
 * Makes the media library use the cached sizes of pictures, and skip its checks and rotation, which the seed's pictures
 * don't need. Sizes that aren't in the cache are encoded.
 *
 * @returns A function that restores the library.
 */
export function useSizeCache(strapi: Core.Strapi): () => void {
  const library: MediaLibrary = strapi.plugin("upload").service("image-manipulation");
  const { isFaultyImage, optimize, generateResponsiveFormats } = library;
  Object.assign(library, {
    isFaultyImage: () => Promise.resolve(false),
    optimize: (picture) => Promise.resolve(picture),
    generateResponsiveFormats: (picture) => generateResponsiveFormats(picture, findCached(picture.name)),
  } satisfies MediaLibrary);
  return () => Object.assign(library, { isFaultyImage, optimize, generateResponsiveFormats });
}
