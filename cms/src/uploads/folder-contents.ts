import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** Body of the media library's calls for several files and folders. */
export const selectedItemsSchema = z.object({
  fileIds: z.array(z.coerce.number().int()).default([]),
  folderIds: z.array(z.coerce.number().int()).default([]),
});

const foldersSchema = z.array(z.object({ path: z.string() }));

/** Query conditions for folders including their subfolders, and for all files in them. */
interface FolderContents {
  folders: object;
  files: object;
}

/**
 * Creates query conditions for the contents of folders of the media library, at any depth.
 *
 * @returns `null` when none of the folders exists.
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
