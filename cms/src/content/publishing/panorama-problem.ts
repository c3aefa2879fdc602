import * as z from "zod";
import type { PanelText } from "../panel-text.ts";

/** Widths of a 360° photograph, in pixels: less is a blur, more is too much for a phone's memory. */
const widths = { least: 2000, most: 12_000 };

/** How far the width may be from twice the height, as a share of it: stitching software rounds. */
const slack = 0.01;

const sizeSchema = z.looseObject({ width: z.number(), height: z.number() });

/**
 * Returns why a picture can't be shown as a panorama: it must be equirectangular, all the way round and from straight
 * above to straight below.
 *
 * @param photo - A picture of the media library, or `null`.
 * @returns `null` when it can.
 */
export function panoramaProblem(photo: unknown): PanelText | null {
  if (photo === null) return null;
  const { data } = sizeSchema.safeParse(photo);
  if (data === undefined) {
    return {
      nl: "Van de ‘360°-foto’ is niet te zien hoe groot ze is: kies een foto in JPEG, PNG of WebP.",
      en: "The size of the ‘360°-foto’ can’t be told: choose a photo in JPEG, PNG or WebP.",
    };
  }
  const { width, height } = data;
  if (Math.abs(width - 2 * height) > 2 * height * slack) {
    return {
      nl: `De ‘360°-foto’ is ${width} bij ${height} pixels. Een foto rondom (equirectangulair) is twee keer zo breed als hoog: exporteer haar zo uit de camera of de app.`,
      en: `The ‘360°-foto’ is ${width} by ${height} pixels. A photo all the way round (equirectangular) is twice as wide as high: export it like that from the camera or the app.`,
    };
  }
  if (width < widths.least || width > widths.most) {
    return {
      nl: `De ‘360°-foto’ is ${width} pixels breed; dat moet ${widths.least} tot ${widths.most} zijn.`,
      en: `The ‘360°-foto’ is ${width} pixels wide; that has to be ${widths.least} to ${widths.most}.`,
    };
  }
  return null;
}
