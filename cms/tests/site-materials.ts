import type { Core } from "@strapi/strapi";
import { type Locale, makePicture, upload } from "./publish.ts";

/** The files, and the CMS, with which the documents of a test site are made. */
export interface Materials {
  strapi: Core.Strapi;
  image: number;
  file: number;
  picture(locale: Locale): { image: number; alternativeText: string; caption: string };
}

/** Puts a picture and a PDF in the media library. */
export async function uploadMaterials(strapi: Core.Strapi): Promise<Materials> {
  const image = await upload(strapi, "start.jpg", "image/jpeg", await makePicture());
  const file = await upload(strapi, "regels.pdf", "application/pdf", Buffer.from("%PDF-1.4\n%%EOF\n"));
  const picture = (locale: Locale) => ({ image, alternativeText: text(locale, "De start"), caption: "Foto" });
  return { strapi, image, file, picture };
}

/** Text that differs by language. */
export const text = (locale: Locale, words: string) => `${words} (${locale})`;

export const seo = { title: "Kort", description: "Omschrijving", noIndex: true };

export const link = { label: "Tickets", url: "/tickets", style: "outline" as const };
