import * as z from "zod";
import { flag, optional, optionalText } from "./field.ts";

const sizeSchema = z.object({ url: z.string(), width: z.number().int().positive(), mime: optionalText });

/** The point that stays in view when a picture is cropped: per cent of its width and height, from the top left. */
const focalPointSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

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

/** The `elements.picture` component: a media file with alternative text and caption in the document's language. */
const pictureSchema = z
  .object({ image: mediaFileSchema, alternativeText: optionalText, caption: optionalText, decorative: flag(false) })
  .transform(({ image, alternativeText, caption, decorative }) => ({
    ...image,
    alternativeText: decorative ? null : (alternativeText ?? image.alternativeText),
    caption: caption ?? image.caption,
  }));

/** One size of a picture: its URL, relative to the CMS or absolute, and its width in pixels. */
export interface PictureSize {
  url: string;
  width: number;
}

/**
 * A picture: the `elements.picture` component, or a file of the media library.
 *
 * `url` is relative to the CMS (`/uploads/…`) or absolute; `width` and `height` are pixels, `null` when unknown.
 * `variants` are the sizes that the CMS made at upload, narrowest first, without the admin panel's thumbnail; `avif`
 * are the sizes in AVIF, empty for an animated picture. A picture without alternative text is decorative.
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

/** A file of the media library other than a picture; `size` is in kilobytes, as in Strapi. */
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

/** A file to download; a picture also has the sizes of its preview. */
export const downloadSchema = z
  .object({ ...mediaFileSchema.shape, ...fileSchema.shape })
  .transform(({ formats, ...file }) => ({ ...file, ...sizesOf(formats) }));
