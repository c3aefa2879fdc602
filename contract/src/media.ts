import * as z from "zod";
import { optional, optionalText } from "./field.ts";

const variantSchema = z.object({ url: z.string(), width: z.number().int().positive() });

const mediaFileSchema = z.object({
  url: z.string(),
  alternativeText: optionalText,
  caption: optionalText,
  width: optional(z.number()),
  height: optional(z.number()),
  mime: z.string(),
  formats: optional(z.record(z.string(), variantSchema)),
});

/** The `elements.picture` component: a media file with texts of its own in each language. */
const pictureSchema = z
  .object({ image: mediaFileSchema, alternativeText: optionalText, caption: optionalText })
  .transform(({ image, alternativeText, caption }) => ({
    ...image,
    alternativeText: alternativeText ?? image.alternativeText,
    caption: caption ?? image.caption,
  }));

/**
 * A picture: either the `elements.picture` component, whose texts are in the
 * document's language, or a bare file of the media library.
 *
 * `url` is relative to the CMS (`/uploads/…`) or absolute; `width` and `height`
 * are pixels, `null` when the CMS doesn't know; `variants` are the sizes made
 * at upload, narrowest first, without the panel's own thumbnail. No alternative text means decorative.
 */
export const imageSchema = z.union([pictureSchema, mediaFileSchema]).transform(({ formats, ...image }) => ({
  ...image,
  variants: Object.entries(formats ?? {})
    .flatMap(([name, variant]) => (name === "thumbnail" ? [] : [variant]))
    .toSorted((a, b) => a.width - b.width),
}));

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
