import { open } from "node:fs/promises";
import path from "node:path";
import type { PanelText } from "../content/panel-text.ts";
import { fileTypes } from "./file-types.ts";
import { pictureFileProblem } from "./picture-file-problem.ts";

const accepted = "JPG, PNG, GIF, WebP, AVIF, SVG, MP4, WebM, VTT, PDF";

/** How much of a file is read to recognise its type, in bytes: drawing programs write long comments before an `<svg>`. */
const startBytes = 64 * 1024;

/** File names that Strapi refuses: with characters that Windows doesn't allow, or longer than 255. */
const unfitForName = /[<>:"/\\|?*\p{Cc}]|^.{256}/u;

/**
 * Checks an upload for the media library by its name and content. Scripts in an SVG don't run: it is served in a sandbox
 * (`file-headers.ts`).
 *
 * @param name - The file's name on the editor's computer.
 * @param file - Temporary path of the upload.
 * @returns The message for the editor; `null` when the file is fine.
 */
export async function uploadProblem(name: string, file: string): Promise<PanelText | null> {
  if (unfitForName.test(name)) return badName(name);
  const extension = path.extname(name).toLowerCase();
  const type = fileTypes.get(extension);
  if (type === undefined) return unknownType(name);
  if (!type.start.test(await readStart(file))) return otherType(name, type.name);
  // SVGs are never decoded into pixels.
  return type.family === "picture" && extension !== ".svg" ? pictureFileProblem(name, file) : null;
}

function badName(name: string): PanelText {
  return {
    nl: `De bestandsnaam ‘${name}’ kan hier niet. Geef het bestand een naam met letters, cijfers, streepjes en spaties.`,
    en: `The file name ‘${name}’ can’t be used here. Give the file a name of letters, figures, hyphens and spaces.`,
  };
}

function unknownType(name: string): PanelText {
  return {
    nl: `‘${name}’ is van een soort die hier niet kan. Kies ${accepted} of ZIP.`,
    en: `‘${name}’ is of a type that can’t be used here. Choose ${accepted} or ZIP.`,
  };
}

function otherType(name: string, type: PanelText): PanelText {
  return {
    nl: `‘${name}’ is geen ${type.nl}, al heet het wel zo. Sla het bestand opnieuw op.`,
    en: `‘${name}’ isn’t a ${type.en}, though its name says so. Save the file again.`,
  };
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const buffer = Buffer.alloc(startBytes);
    const { bytesRead } = await handle.read(buffer, 0, startBytes, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
