import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
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

/** Keeps files in the private folder. */
export async function keepFiles(
  folder: string,
  files: readonly { field: string; name: string; file: CleanFile }[],
): Promise<KeptFile[]> {
  if (files.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  return Promise.all(
    files.map(async ({ field, name, file: { content, extension, type } }) => {
      const id = `${randomUUID()}.${extension}`;
      await writeFile(path.join(folder, id), content, { mode: 0o600, flush: true });
      return { id, field, name: `${path.parse(name).name}.${extension}`, type, size: content.length };
    }),
  );
}

/** Deletes files; those that are gone already are no fault. */
export async function deleteFiles(folder: string, files: readonly KeptFile[]): Promise<void> {
  await Promise.all(files.map(({ id }) => rm(path.join(folder, id), { force: true })));
}

/** The content of a file. @throws {Error} It isn't there. */
export function readFileOf(folder: string, { id }: KeptFile): Promise<Buffer> {
  return readFile(path.join(folder, id));
}
