import { randomUUID } from "node:crypto";
import path from "node:path";
import * as z from "zod";
import type { ObjectStore } from "../storage/object-store.ts";
import type { CleanFile } from "./clean-file.ts";

const storedFileSchema = z.object({
  /** Name under which it is stored: made here, so that no sender decides where. */
  id: z.string().regex(/^[0-9a-f-]{36}\.(?:jpg|png|webp|pdf)$/u),
  /** What the sender called it, with the extension of what it is now. */
  name: z.string(),
  field: z.string(),
  type: z.enum(["image/jpeg", "image/png", "image/webp", "application/pdf"]),
  /** In bytes. */
  size: z.number(),
});

/** A file as listed in its submission. */
export type StoredFile = z.infer<typeof storedFileSchema>;

/** The files listed in a submission; an empty list when the field is empty. */
export const storedFilesSchema = z
  .array(storedFileSchema)
  .nullish()
  .transform((files) => files ?? []);

/**
 * Keeps files where only staff get at them.
 *
 * @throws {Error} One couldn't be kept; then none is.
 */
export async function storeFiles(
  store: ObjectStore,
  files: readonly { field: string; name: string; file: CleanFile }[],
): Promise<StoredFile[]> {
  const named = files.map((sent) => ({ ...sent, id: `${randomUUID()}.${sent.file.extension}` }));
  // All are waited for: one that is still being written can't be deleted.
  const puts = await Promise.allSettled(named.map(({ id, file }) => store.put(id, file.content, file.type)));
  const failures: unknown[] = puts.flatMap((put) => (put.status === "rejected" ? [put.reason] : []));
  if (failures.length > 0) {
    await deleteFiles(store, named);
    throw new Error(`${failures.length} of ${files.length} files can't be kept`, { cause: failures[0] });
  }
  return named.map(({ id, field, name, file: { content, extension, type } }) => ({
    id,
    field,
    name: `${path.parse(name).name}.${extension}`,
    type,
    size: content.length,
  }));
}

/** Deletes files; those that are gone already are no fault. */
export async function deleteFiles(store: ObjectStore, files: readonly Pick<StoredFile, "id">[]): Promise<void> {
  await Promise.all(files.map(({ id }) => store.delete(id)));
}
