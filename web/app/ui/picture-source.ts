import type { PictureSource } from "./picture.tsx";

/** The data with which a page shows a picture, without data that only the CMS needs; `null` without a picture. */
export function pictureSource(image: PictureSource | null): PictureSource | null {
  if (image === null) return null;
  const { url, alternativeText, width, height, variants, avif, focalPoint } = image;
  return { url, alternativeText, width, height, variants, avif, focalPoint };
}
