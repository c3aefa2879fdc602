import type { Image } from "@circuit/contract/media";
import type { PictureSource } from "#app/ui/picture.tsx";

/** What the page needs to show a picture, without what only the CMS needs to know; `null` without a picture. */
export function pictureSource(image: Image | null): PictureSource | null {
  if (image === null) return null;
  const { url, alternativeText, width, height, variants, avif, focalPoint } = image;
  return { url, alternativeText, width, height, variants, avif, focalPoint };
}
