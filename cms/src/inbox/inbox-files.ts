import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { ObjectStore } from "../storage/object-store.ts";
import type { CleanFile } from "./clean-file.ts";

/** Name under which a file is kept: made by us, so that no sender decides where. */
const idSchema = z.string().regex(/^[0-9a-f-]{36}\.(?:jpg|png|webp|pdf)$/u);

const storedFileSchema = z.object({
  id: idSchema,
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

/** What can be made of the files that a submission remembers. */
interface RememberedFiles {
  /** Those that can be read whole. */
  files: StoredFile[];
  /** Names under which files are kept, also of those of which only that can be read. */
  ids: string[];
  isDamaged: boolean;
}

/** A name as JSON holds it; between quotation marks that no sender can have written. */
const idInText = /(?<!\\)"id"\s*:\s*"(?<id>[0-9a-f-]{36}\.(?:jpg|png|webp|pdf))"/gu;

/**
 * The files that a submission remembers; a submission without any has none.
 *
 * @param remembered - As the database gives it: text, when it is no JSON any more. What can't be read is left out.
 */
export function rememberedFiles(remembered: unknown): RememberedFiles {
  const whole = storedFilesSchema.safeParse(remembered);
  if (whole.success) return { files: whole.data, ids: whole.data.map(({ id }) => id), isDamaged: false };

  const items = [remembered].flat();
  const files = items.flatMap((item) => storedFileSchema.safeParse(item).data ?? []);
  const named = items.flatMap((item) => z.object({ id: idSchema }).safeParse(item).data?.id ?? []);
  const written = typeof remembered === "string" ? [...remembered.matchAll(idInText)] : [];
  return { files, ids: [...named, ...written.flatMap(({ groups }) => groups?.id ?? [])], isDamaged: true };
}

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

/** Deletes files by the names under which they are kept; those that are gone already are no fault. */
export async function deleteFiles(store: ObjectStore, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => store.delete(id)));
}

/** Notes that a submission is deleted of whose files not all may have been found. */
export function warnOfDamage(log: Core.Strapi["log"], documentId: string): void {
  log.warn(
    `The files of submission ${documentId} are damaged in the database: those that it still names are deleted with it`,
  );
}
