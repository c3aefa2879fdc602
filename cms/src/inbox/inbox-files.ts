import { randomUUID } from "node:crypto";
import path from "node:path";
import * as z from "zod";
import type { ObjectStore } from "../storage/object-store.ts";
import type { CleanFile } from "./clean-file.ts";

const keptFileSchema = z.object({
  /** Name under which it is stored: made by us, so that a sender can't choose a path. */
  id: z.string().regex(/^[0-9a-f-]{36}\.(?:jpg|png|webp|pdf)$/u),
  /** The sender's name for it, with the extension of the stored type. */
  name: z.string(),
  field: z.string(),
  type: z.enum(["image/jpeg", "image/png", "image/webp", "application/pdf"]),
  /** In bytes. */
  size: z.number(),
});

/** A file as listed in its submission. */
export type KeptFile = z.infer<typeof keptFileSchema>;

/** The files listed in a submission; an empty list when the field is empty. */
export const keptFilesSchema = z
  .array(keptFileSchema)
  .nullish()
  .transform((files) => files ?? []);

/** Stores files where only staff can reach them. */
export async function keepFiles(
  store: ObjectStore,
  files: readonly { field: string; name: string; file: CleanFile }[],
): Promise<KeptFile[]> {
  return Promise.all(
    files.map(async ({ field, name, file: { content, extension, type } }) => {
      const id = `${randomUUID()}.${extension}`;
      await store.put(id, content, type);
      return { id, field, name: `${path.parse(name).name}.${extension}`, type, size: content.length };
    }),
  );
}

/** Deletes files; a file that is gone already is no error. */
export async function deleteFiles(store: ObjectStore, files: readonly KeptFile[]): Promise<void> {
  await Promise.all(files.map(({ id }) => store.delete(id)));
}
