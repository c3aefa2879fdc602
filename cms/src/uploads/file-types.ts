interface FileType {
  /** Files of one family take each other's place wherever the site shows one. */
  family: "picture" | "film" | "pdf" | "subtitles" | "zip";
  /** The name that editors know it by. */
  name: string;
  /** How its files start, read as Latin-1. */
  start: RegExp;
}

/** What the media library takes, by extension. */
export const fileTypes: ReadonlyMap<string, FileType> = new Map([
  [".jpg", { family: "picture", name: "JPG-afbeelding", start: /^\xff\xd8\xff/u }],
  [".jpeg", { family: "picture", name: "JPG-afbeelding", start: /^\xff\xd8\xff/u }],
  [".png", { family: "picture", name: "PNG-afbeelding", start: /^\x89PNG/u }],
  [".gif", { family: "picture", name: "GIF-afbeelding", start: /^GIF8[79]a/u }],
  [".webp", { family: "picture", name: "WebP-afbeelding", start: /^RIFF[^]{4}WEBP/u }],
  [".avif", { family: "picture", name: "AVIF-afbeelding", start: /^[^]{4}ftyp(?:avif|avis|mif1|msf1)/u }],
  [".svg", { family: "picture", name: "SVG-afbeelding", start: /<svg[\s>]/iu }],
  [".mp4", { family: "film", name: "MP4-film", start: /^[^]{4}ftyp/u }],
  [".webm", { family: "film", name: "WebM-film", start: /^[^]E\xdf\xa3/u }],
  [".vtt", { family: "subtitles", name: "VTT-bestand met ondertitels", start: /^(?:\xef\xbb\xbf)?WEBVTT/u }],
  [".pdf", { family: "pdf", name: "PDF-bestand", start: /%PDF-/u }],
  [".zip", { family: "zip", name: "ZIP-bestand", start: /^PK[^]{2}/u }],
]);
