import { open } from "node:fs/promises";
import path from "node:path";
import { countPixels, mostPixels } from "./picture-work.ts";

/** Begin of a file, as Latin letters, and the name an editor knows its kind by. */
const kinds = new Map<string, { name: string; start: RegExp }>([
  [".jpg", { name: "JPG-afbeelding", start: /^\xff\xd8\xff/u }],
  [".jpeg", { name: "JPG-afbeelding", start: /^\xff\xd8\xff/u }],
  [".png", { name: "PNG-afbeelding", start: /^\x89PNG/u }],
  [".gif", { name: "GIF-afbeelding", start: /^GIF8[79]a/u }],
  [".webp", { name: "WebP-afbeelding", start: /^RIFF[^]{4}WEBP/u }],
  [".avif", { name: "AVIF-afbeelding", start: /^[^]{4}ftyp(?:avif|avis|mif1|msf1)/u }],
  [".svg", { name: "SVG-afbeelding", start: /<svg[\s>]/iu }],
  [".mp4", { name: "MP4-film", start: /^[^]{4}ftyp/u }],
  [".webm", { name: "WebM-film", start: /^[^]E\xdf\xa3/u }],
  [".vtt", { name: "VTT-bestand met ondertitels", start: /^(?:\xef\xbb\xbf)?WEBVTT/u }],
  [".pdf", { name: "PDF-bestand", start: /%PDF-/u }],
  [".zip", { name: "ZIP-bestand", start: /^PK[^]{2}/u }],
]);

const accepted = "JPG, PNG, GIF, WebP, AVIF, SVG, MP4, WebM, VTT, PDF of ZIP";

/** As much as can tell what a file is; an SVG is read whole. */
const startBytes = 1024;
const svgBytes = 2 * 1024 * 1024;

/** Kinds of picture that are unfolded to make their sizes. */
const unfolded = new Set([".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif"]);

/** What could run or reach out when an SVG is opened by itself. */
const active = /<script|<foreignObject|<iframe|\son[a-z]+\s*=|javascript:/iu;

/**
 * What keeps a file out of the media library, in Dutch; `null` when nothing does.
 *
 * @param name - As the editor's computer names it.
 * @param file - Where the upload was put aside.
 */
export async function uploadProblem(name: string, file: string): Promise<string | null> {
  const extension = path.extname(name).toLowerCase();
  const kind = kinds.get(extension);
  if (kind === undefined) return `‘${name}’ is van een soort die hier niet kan. Kies ${accepted}.`;

  const isSvg = extension === ".svg";
  const bytes = await readStart(file, isSvg ? svgBytes + 1 : startBytes);
  if (isSvg && bytes.length > svgBytes) return `‘${name}’ is te groot voor een SVG: hoogstens 2 MB.`;
  if (!kind.start.test(bytes)) return `‘${name}’ is geen ${kind.name}, al heet het wel zo. Sla het bestand opnieuw op.`;
  if (isSvg && active.test(bytes)) {
    return `‘${name}’ bevat een script. Exporteer de tekening opnieuw, zonder script en zonder koppelingen.`;
  }
  return unfolded.has(extension) ? sizeProblem(name, file) : null;
}

/** What is too large is never unfolded; that a file has no readable head is for Strapi's own check to tell. */
async function sizeProblem(name: string, file: string): Promise<string | null> {
  const pixels = await countPixels(file);
  if (pixels === null || pixels <= mostPixels) return null;
  const [is, may] = [pixels, mostPixels].map((count) => Math.round(count / 1e6));
  return `‘${name}’ telt ${is} miljoen beeldpunten; dat mogen er hoogstens ${may} miljoen zijn. Maak de afbeelding kleiner.`;
}

async function readStart(file: string, length: number): Promise<string> {
  const handle = await open(file);
  try {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await handle.read(buffer, 0, length, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
