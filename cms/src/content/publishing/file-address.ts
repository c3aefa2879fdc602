import type { Core } from "@strapi/strapi";
import { uploadsFolder } from "#contract/own-paths";
import * as z from "zod";

const filesSchema = z.array(z.object({ url: z.string(), formats: z.unknown() }));

/** Tells whether an address is one for files of the media library. */
export function isFilePath(path: string): boolean {
  return path.startsWith(uploadsFolder);
}

/** Tells whether the media library has a file at an address, or a size of a picture. @param path - Not encoded. */
export async function isFileThere(strapi: Core.Strapi, path: string): Promise<boolean> {
  const name = path.slice(uploadsFolder.length).replace(/\.[^.]*$/u, "");
  // A size is called by what it is, a line and the picture's own name: `small_baan_1a2b`.
  const hashes = [name, name.replace(/^[^_]+_/u, "")];
  const found: unknown = await strapi.db
    .query("plugin::upload.file")
    .findMany({ where: { hash: { $in: hashes } }, select: ["url", "formats"] });
  return filesSchema
    .parse(found)
    .some(({ url, formats }) => url.endsWith(path) || JSON.stringify(formats ?? {}).includes(`${path}"`));
}
