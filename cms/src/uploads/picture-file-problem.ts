import { open, stat } from "node:fs/promises";
import type { PanelText } from "../content/panel-text.ts";
import { countPixels, isReadable, maxPixels } from "./picture-work.ts";

/**
 * Checks that a picture isn't too large to decode, damaged or incomplete.
 *
 * @param name - The file's name on the editor's computer.
 * @param file - Temporary path of the upload.
 * @returns The message for the editor; `null` when the picture is fine.
 */
export async function pictureFileProblem(name: string, file: string): Promise<PanelText | null> {
  const pixels = await countPixels(file);
  if (pixels !== null && pixels > maxPixels) return tooLarge(name, pixels);
  if (pixels !== null && (await isWhole(file)) && (await isReadable(file, pixels))) return null;
  return {
    nl: `‘${name}’ is beschadigd of niet compleet: de afbeelding is niet te lezen. Sla haar opnieuw op en probeer het nog eens.`,
    en: `‘${name}’ is damaged or not complete: the picture can’t be read. Save it again and try once more.`,
  };
}

function tooLarge(name: string, pixels: number): PanelText {
  const [is, may] = [pixels, maxPixels].map((count) => Math.round(count / 1e6));
  return {
    nl: `‘${name}’ telt ${is} miljoen beeldpunten; dat mogen er hoogstens ${may} miljoen zijn. Maak de afbeelding kleiner.`,
    en: `‘${name}’ has ${is} million pixels; ${may} million is the most. Make the picture smaller.`,
  };
}

/** Whether a WebP is as long as its header says: its decoder accepts truncated files. */
async function isWhole(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.toString("latin1", 0, 4) !== "RIFF" || buffer.readUInt32LE(4) + 8 <= (await stat(file)).size;
  } finally {
    await handle.close();
  }
}
