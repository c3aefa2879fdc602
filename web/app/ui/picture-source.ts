import type { PictureSource } from "./picture.tsx";

/** What the page needs to show a picture, without what only the CMS needs to know; `null` without a picture. */
export function pictureSource(image: PictureSource | null): PictureSource | null {
  if (image === null) return null;
  const { url, alternativeText, width, height, variants, avif, focalPoint } = image;
  return { url, alternativeText, width, height, variants, avif, focalPoint };
}
