import { createHash } from "node:crypto";
import { copyFile, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import sharp from "sharp";
import type { FindEncoded, makePictureSizes, UploadedPicture } from "../src/uploads/picture-sizes.ts";

/** Folder with encoded sizes of the seed's pictures, which make seeding quick; `fill-size-cache.ts` fills it. */
export const sizeCacheFolder = path.join(import.meta.dirname, "media/sizes");

/** Source file of the encoder settings. Any change of its text, even in a comment, invalidates the cache. */
const settings = path.join(import.meta.dirname, "../src/uploads/picture-formats.ts");

/** Whether a size such as `w320.webp` is cached: all AVIF and the widest WebP, which take the longest to encode. */
export function isCached(size: string): boolean {
  return size.endsWith(".avif") || Number(/^w(?<width>\d+)/u.exec(size)?.groups?.["width"]) >= 1600;
}

/** Returns the folder of a picture's cached sizes; it depends on the picture, the settings and the encoder. */
export async function cachedSizesOf(source: Buffer, name: string): Promise<string> {
  const hash = createHash("sha256")
    .update(source)
    .update(await readFile(settings))
    .update(sharp.versions.sharp);
  return path.join(sizeCacheFolder, `${path.parse(name).name}-${hash.digest("hex").slice(0, 12)}`);
}

/** Creates a function that copies a cached size of the picture with this file name; it returns `null` for none. */
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
 * Makes the media library use cached sizes of pictures, and skip its checks and rotation.
 *
 * @returns A function that restores the media library.
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
