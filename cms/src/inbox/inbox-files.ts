import { randomUUID } from "node:crypto";
import path from "node:path";
import * as z from "zod";
import type { ObjectStore } from "../storage/object-store.ts";
import type { CleanFile } from "./clean-file.ts";

const keptFileSchema = z.object({
  /** Name under which it is kept: made by us, so that no sender decides where. */
  id: z.string().regex(/^[0-9a-f-]{36}\.(?:jpg|png|webp|pdf)$/u),
  /** What the sender called it, with the extension of what it is now. */
  name: z.string(),
  field: z.string(),
  type: z.enum(["image/jpeg", "image/png", "image/webp", "application/pdf"]),
  /** In bytes. */
  size: z.number(),
});

/** A file of a submission, as the submission remembers it. */
export type KeptFile = z.infer<typeof keptFileSchema>;

/** The files that a submission remembers; a submission without any has none. */
export const keptFilesSchema = z
  .array(keptFileSchema)
  .nullish()
  .transform((files) => files ?? []);

/** Keeps files where only staff get at them. */
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

/** Deletes files; those that are gone already are no fault. */
export async function deleteFiles(store: ObjectStore, files: readonly KeptFile[]): Promise<void> {
  await Promise.all(files.map(({ id }) => store.delete(id)));
}
