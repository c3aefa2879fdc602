import { rm } from "node:fs/promises";
import * as z from "zod";

const fileSchema = z.object({ filepath: z.string(), originalFilename: z.string().nullish() });

type ReceivedFile = z.infer<typeof fileSchema>;

const filesSchema = z.record(z.string(), z.union([fileSchema, z.array(fileSchema)]));

/**
 * The files that came with a request: where each was put aside, and what its sender calls it.
 *
 * @param files - As the body was read: one or more by the name of each field; anything else is none.
 */
export function receivedFiles(files: unknown): ReceivedFile[] {
  return Object.values(filesSchema.safeParse(files).data ?? {}).flat();
}

/** Removes what the files of a request were put aside in, whatever became of them. */
export async function removeReceivedFiles(files: unknown): Promise<void> {
  await Promise.all(receivedFiles(files).map(({ filepath }) => rm(filepath, { force: true })));
}
