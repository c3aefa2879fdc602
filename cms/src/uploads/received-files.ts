import { rm } from "node:fs/promises";
import * as z from "zod";

const shape = z.object({ filepath: z.string(), originalFilename: z.string().nullish() });

type ReceivedFile = z.infer<typeof shape>;

/** The file itself and no copy, so that it can be given another name. */
const fileSchema = z.custom<ReceivedFile>((file) => shape.safeParse(file).success);

const filesSchema = z.record(z.string(), z.union([fileSchema, z.array(fileSchema)]));

/**
 * The files of a request: the temporary path of each, and the sender's name for it.
 *
 * @param files - As Koa's body parser leaves them: one or more for each field name; anything else counts as none.
 */
export function receivedFiles(files: unknown): ReceivedFile[] {
  return Object.values(filesSchema.safeParse(files).data ?? {}).flat();
}

/** Deletes the temporary files of a request; those that are gone already are no error. */
export async function removeReceivedFiles(files: unknown): Promise<void> {
  await Promise.all(receivedFiles(files).map(({ filepath }) => rm(filepath, { force: true })));
}
