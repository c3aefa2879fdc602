import { open, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PanelText } from "../content/publishing/panel-text.ts";
import { cleanSvg } from "./clean-svg.ts";
import { fileTypes } from "./file-types.ts";
import { SvgFault } from "./svg-elements.ts";
import { svgProblem } from "./svg-problem.ts";
import { pictureFileProblem } from "./picture-file-problem.ts";

const accepted = "JPG, PNG, GIF, WebP, AVIF, SVG, MP4, WebM, VTT, PDF of ZIP";

/** How much of a file is read to recognise it, in bytes; an SVG is read whole. */
const startBytes = 1024;
const svgBytes = 2 * 1024 * 1024;

/** What Strapi refuses in a name: characters that no Windows computer can hold, and more than 255 of any. */
const unfitForName = /[<>:"/\\|?*\p{Cc}]|^.{256}/u;

/**
 * The reason why a file is refused by the media library, once a drawing is cleaned, of its name and of pictures in the panel's language,
 * of others in Dutch; `null` when there is none.
 *
 * @param name - The file's name on the editor's computer.
 * @param file - Temporary path of the upload.
 */
export async function uploadProblem(
  name: string,
  file: string,
  language: keyof PanelText = "nl",
): Promise<string | null> {
  if (unfitForName.test(name)) return badName(name)[language];
  const extension = path.extname(name).toLowerCase();
  const type = fileTypes.get(extension);
  if (type === undefined) return `‘${name}’ is van een soort die hier niet kan. Kies ${accepted}.`;

  const isSvg = extension === ".svg";
  const bytes = await readStart(file, isSvg ? svgBytes + 1 : startBytes);
  if (isSvg && bytes.length > svgBytes) return `‘${name}’ is te groot voor een SVG: hoogstens 2 MB.`;
  if (!type.start.test(bytes)) return `‘${name}’ is geen ${type.name}, al heet het wel zo. Sla het bestand opnieuw op.`;
  const active = isSvg ? await cleanDrawing(file, bytes) : null;
  if (active !== null) {
    return `‘${name}’ is als tekening niet te lezen: ${active}. Exporteer de tekening opnieuw, als gewone SVG.`;
  }
  // Of a drawing no sizes are made, so it isn't decoded.
  const picture = type.family === "picture" && !isSvg ? await pictureFileProblem(name, file) : null;
  return picture?.[language] ?? null;
}

/** Puts a drawing in the file in place of one with more in it. @returns What can't be read in it; `null` for nothing. */
async function cleanDrawing(file: string, text: string): Promise<string | null> {
  if (svgProblem(text) === null) return null;
  try {
    const clean = cleanSvg(text);
    const isDrawing = clean.length <= svgBytes && fileTypes.get(".svg")?.start.test(clean);
    const problem = isDrawing ? svgProblem(clean) : svgProblem(text);
    if (problem === null) await writeFile(file, clean, "latin1");
    return problem;
  } catch (error) {
    if (error instanceof SvgFault) return error.message;
    throw error;
  }
}

function badName(name: string): PanelText {
  return {
    nl: `De bestandsnaam ‘${name}’ kan hier niet. Geef het bestand een naam met letters, cijfers, streepjes en spaties.`,
    en: `The file name ‘${name}’ can’t be used here. Give the file a name of letters, figures, hyphens and spaces.`,
  };
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
