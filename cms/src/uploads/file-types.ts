import type { PanelText } from "../content/panel-text.ts";

interface FileType {
  /** A file may only be replaced by one of the same family. */
  family: "picture" | "film" | "pdf" | "subtitles" | "zip";
  /** Name in messages to editors. */
  name: PanelText;
  /** Matches the beginning of such a file, decoded as Latin-1. */
  start: RegExp;
}

/** File types that the media library accepts, by extension. */
export const fileTypes: ReadonlyMap<string, FileType> = new Map([
  [".jpg", { family: "picture", name: { nl: "JPG-afbeelding", en: "JPG image" }, start: /^\xff\xd8\xff/u }],
  [".jpeg", { family: "picture", name: { nl: "JPG-afbeelding", en: "JPG image" }, start: /^\xff\xd8\xff/u }],
  [".png", { family: "picture", name: { nl: "PNG-afbeelding", en: "PNG image" }, start: /^\x89PNG/u }],
  [".gif", { family: "picture", name: { nl: "GIF-afbeelding", en: "GIF image" }, start: /^GIF8[79]a/u }],
  [".webp", { family: "picture", name: { nl: "WebP-afbeelding", en: "WebP image" }, start: /^RIFF[^]{4}WEBP/u }],
  [
    ".avif",
    {
      family: "picture",
      name: { nl: "AVIF-afbeelding", en: "AVIF image" },
      start: /^[^]{4}ftyp(?:avif|avis|mif1|msf1)/u,
    },
  ],
  [".svg", { family: "picture", name: { nl: "SVG-afbeelding", en: "SVG image" }, start: /<svg[\s>]/iu }],
  [".mp4", { family: "film", name: { nl: "MP4-film", en: "MP4 film" }, start: /^[^]{4}ftyp/u }],
  [".webm", { family: "film", name: { nl: "WebM-film", en: "WebM film" }, start: /^[^]E\xdf\xa3/u }],
  [
    ".vtt",
    {
      family: "subtitles",
      name: { nl: "VTT-bestand met ondertitels", en: "VTT subtitles file" },
      start: /^(?:\xef\xbb\xbf)?WEBVTT/u,
    },
  ],
  [".pdf", { family: "pdf", name: { nl: "PDF-bestand", en: "PDF file" }, start: /%PDF-/u }],
  [".zip", { family: "zip", name: { nl: "ZIP-bestand", en: "ZIP file" }, start: /^PK[^]{2}/u }],
]);
