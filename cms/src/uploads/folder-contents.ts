import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** The files and folders that somebody ticked in the media library. */
export const tickedSchema = z.object({
  fileIds: z.array(z.coerce.number().int()).default([]),
  folderIds: z.array(z.coerce.number().int()).default([]),
});

const foldersSchema = z.array(z.object({ path: z.string() }));

/** What finds the folders themselves and those in them, and all files in any of these. */
interface FolderContents {
  folders: object;
  files: object;
}

/**
 * How to find what is in folders of the media library, at any depth.
 *
 * @returns `null` when there are no such folders.
 */
export async function folderContents(
  strapi: Core.Strapi,
  folderIds: readonly number[],
): Promise<FolderContents | null> {
  if (folderIds.length === 0) return null;
  const where = { id: { $in: folderIds } };
  const found = foldersSchema.parse(await strapi.db.query("plugin::upload.folder").findMany({ where }));
  if (found.length === 0) return null;
  const at = (key: string) => ({
    $or: found.flatMap(({ path }) => [{ [key]: path }, { [key]: { $startsWith: `${path}/` } }]),
  });
  return { folders: at("path"), files: at("folderPath") };
}
