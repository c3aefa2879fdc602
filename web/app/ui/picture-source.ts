import type { PictureSource } from "./picture.tsx";

/** Returns the image data that a page needs, without what only the CMS needs; `null` without a picture. */
export function pictureSource(image: PictureSource | null): PictureSource | null {
  if (image === null) return null;
  const { url, alternativeText, width, height, variants, avif, focalPoint } = image;
  return { url, alternativeText, width, height, variants, avif, focalPoint };
}
