import path from "node:path";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { panelLanguage } from "../content/editing/panel-request.ts";
import { fileTypes } from "./file-types.ts";

const families = {
  picture: { nl: "een afbeelding", en: "a picture" },
  film: { nl: "een film", en: "a film" },
  pdf: { nl: "een PDF-bestand", en: "a PDF" },
  subtitles: { nl: "een bestand met ondertitels", en: "a file with subtitles" },
  zip: { nl: "een ZIP-bestand", en: "a ZIP file" },
};

const sentences = {
  nl: (name: string, old: string, kind: string) =>
    `‘${name}’ kan niet in de plaats komen van ‘${old}’, want dat is ${kind}. Kies weer ${kind}, of voeg dit toe als nieuw bestand.`,
  en: (name: string, old: string, kind: string) =>
    `‘${name}’ can’t take the place of ‘${old}’, which is ${kind}. Choose ${kind} again, or add this as a new file.`,
};

const idSchema = z.string().regex(/^\d{1,9}$/u);

const fileSchema = z.object({ name: z.string(), ext: z.string().nullish() }).nullable();

/**
 * Checks that an upload is of the same family as the file that it replaces, which pages rely on.
 *
 * @param id - Id of the file to replace, as the request gives it.
 * @param name - File name of the upload on the editor's computer.
 * @returns The message for the editor; `null` when the upload is fine, or replaces nothing.
 */
export async function replacementProblem(strapi: Core.Strapi, id: unknown, name: string): Promise<string | null> {
  const where = idSchema.safeParse(id);
  if (!where.success) return null;
  const found: unknown = await strapi.db.query("plugin::upload.file").findOne({ where: { id: Number(where.data) } });
  const old = fileSchema.parse(found);
  const family = familyOf(old?.ext ?? "");
  if (old === null || family === undefined || family === familyOf(path.extname(name))) return null;
  const language = panelLanguage(strapi);
  return sentences[language](name, old.name, families[family][language]);
}

function familyOf(extension: string) {
  return fileTypes.get(extension.toLowerCase())?.family;
}
