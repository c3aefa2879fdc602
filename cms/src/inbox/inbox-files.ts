import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { ObjectStore } from "../storage/object-store.ts";
import type { CleanFile } from "./clean-file.ts";

/** Name under which a file is stored; it is generated, so that senders can't choose it. */
const idSchema = z.string().regex(/^[0-9a-f-]{36}\.(?:jpg|png|webp|pdf)$/u);

const storedFileSchema = z.object({
  id: idSchema,
  /** The sender's name for the file, with the extension of the stored type. */
  name: z.string(),
  field: z.string(),
  type: z.enum(["image/jpeg", "image/png", "image/webp", "application/pdf"]),
  /** Size in bytes. */
  size: z.number(),
});

/** A file listed in a submission. */
export type StoredFile = z.infer<typeof storedFileSchema>;

/** The files listed in a submission; an empty list when the field is empty. */
export const storedFilesSchema = z
  .array(storedFileSchema)
  .nullish()
  .transform((files) => files ?? []);

/** The files listed in a submission, as far as the list can be read. */
interface ReadableFiles {
  /** The entries that are valid. */
  files: StoredFile[];
  /** Names under which files are stored, including those of otherwise invalid entries. */
  ids: string[];
  isDamaged: boolean;
}

/** Finds the ids in damaged JSON. The quotation marks must be unescaped, so that a sender's text can't match. */
const idInText = /(?<!\\)"id"\s*:\s*"(?<id>[0-9a-f-]{36}\.(?:jpg|png|webp|pdf))"/gu;

/**
 * Reads the list of a submission's files, leaving out what is invalid.
 *
 * @param remembered - The value from the database: a string when it isn't valid JSON any more.
 */
export function readStoredFiles(remembered: unknown): ReadableFiles {
  const whole = storedFilesSchema.safeParse(remembered);
  if (whole.success) return { files: whole.data, ids: whole.data.map(({ id }) => id), isDamaged: false };

  const items = [remembered].flat();
  const files = items.flatMap((item) => storedFileSchema.safeParse(item).data ?? []);
  const named = items.flatMap((item) => z.object({ id: idSchema }).safeParse(item).data?.id ?? []);
  const written = typeof remembered === "string" ? [...remembered.matchAll(idInText)] : [];
  return { files, ids: [...named, ...written.flatMap(({ groups }) => groups?.id ?? [])], isDamaged: true };
}

/**
 * Stores files where only staff can read them.
 *
 * @throws {Error} A file couldn't be stored; then none is.
 */
export async function storeFiles(
  store: ObjectStore,
  files: readonly { field: string; name: string; file: CleanFile }[],
): Promise<StoredFile[]> {
  const named = files.map((sent) => ({ ...sent, id: `${randomUUID()}.${sent.file.extension}` }));
  // Waits for all, because a file that is still being written can't be deleted.
  const puts = await Promise.allSettled(named.map(({ id, file }) => store.put(id, file.content, file.type)));
  const failures: unknown[] = puts.flatMap((put) => (put.status === "rejected" ? [put.reason] : []));
  if (failures.length > 0) {
    const ids = named.map(({ id }) => id);
    await deleteFiles(store, ids);
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

/** Deletes stored files by their ids; missing ones are no error. */
export async function deleteFiles(store: ObjectStore, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => store.delete(id)));
}

/** Warns that a deleted submission's list of files was damaged, so that some files may be left. */
export function warnOfDamagedFileList(log: Core.Strapi["log"], documentId: string): void {
  log.warn(
    `The files of submission ${documentId} are damaged in the database: those that it still names are deleted with it`,
  );
}
