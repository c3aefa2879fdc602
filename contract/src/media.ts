import * as z from "zod";
import { flag, optional, optionalText } from "./field.ts";

const sizeSchema = z.object({ url: z.string(), width: z.number().int().positive(), mime: optionalText });

/** The point that stays in sight when a picture is cropped: per cent of its width and height, from the top left. */
const focalPointSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

export type FocalPoint = z.infer<typeof focalPointSchema>;

const mediaFileSchema = z.object({
  url: z.string(),
  alternativeText: optionalText,
  caption: optionalText,
  width: optional(z.number()),
  height: optional(z.number()),
  mime: z.string(),
  formats: optional(z.record(z.string(), sizeSchema)),
  focalPoint: optional(focalPointSchema),
});

/** The `elements.picture` component: a media file with texts of its own in each language. */
const pictureSchema = z
  .object({ image: mediaFileSchema, alternativeText: optionalText, caption: optionalText, decorative: flag(false) })
  .transform(({ image, alternativeText, caption, decorative }) => ({
    ...image,
    alternativeText: decorative ? null : (alternativeText ?? image.alternativeText),
    caption: caption ?? image.caption,
  }));

/** One of the sizes of a picture: its address, relative to the CMS or absolute, and its width in pixels. */
export interface PictureSize {
  url: string;
  width: number;
}

/**
 * A picture: either the `elements.picture` component, whose texts are in the
 * document's language, or a bare file of the media library.
 *
 * `url` is relative to the CMS (`/uploads/…`) or absolute; `width` and `height`
 * are pixels, `null` when the CMS doesn't know; `variants` are the sizes made
 * at upload, narrowest first, without the panel's own thumbnail; `avif` are the sizes that are
 * also made in AVIF, for phones, empty for an animated picture. No alternative text means
 * decorative. `focalPoint` is `null` when none was set.
 */
export const imageSchema = z
  .union([pictureSchema, mediaFileSchema])
  .transform(({ formats, ...image }) => ({ ...image, ...sizesOf(formats) }));

function sizesOf(formats: z.infer<typeof mediaFileSchema>["formats"]) {
  const sizes = Object.entries(formats ?? {}).flatMap(([name, size]) => (name === "thumbnail" ? [] : [size]));
  const isAvif = ({ mime }: { mime: string | null }) => mime === "image/avif";
  return {
    variants: narrowestFirst(sizes.filter((size) => !isAvif(size))),
    avif: narrowestFirst(sizes.filter(isAvif)),
  };
}

function narrowestFirst(sizes: PictureSize[]): PictureSize[] {
  return sizes.map(({ url, width }) => ({ url, width })).toSorted((a, b) => a.width - b.width);
}

export type Image = z.infer<typeof imageSchema>;

/** Any other file of the media library; `size` is in kilobytes, as Strapi keeps it. */
export const fileSchema = z.object({
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  ext: optionalText,
  hash: optionalText,
  updatedAt: optionalText,
});

export type File = z.infer<typeof fileSchema>;

/** A file to save, which may be a picture: then with the sizes to show it in. */
export const downloadSchema = z
  .object({ ...mediaFileSchema.shape, ...fileSchema.shape })
  .transform(({ formats, ...file }) => ({ ...file, ...sizesOf(formats) }));
