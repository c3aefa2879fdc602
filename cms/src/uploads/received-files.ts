import { rm } from "node:fs/promises";
import * as z from "zod";

const shape = z.object({ filepath: z.string(), originalFilename: z.string().nullish() });

type ReceivedFile = z.infer<typeof shape>;

/** Passes the parser's own object through instead of a copy, so that callers can rename the file. */
const fileSchema = z.custom<ReceivedFile>((file) => shape.safeParse(file).success);

const filesSchema = z.record(z.string(), z.union([fileSchema, z.array(fileSchema)]));

/**
 * Lists the uploaded files of a request.
 *
 * @param files - `ctx.request.files` of Koa's body parser: one or more files by field name, or nothing.
 */
export function receivedFiles(files: unknown): ReceivedFile[] {
  return Object.values(filesSchema.safeParse(files).data ?? {}).flat();
}

/** Deletes the temporary files of a request; missing ones are no error. */
export async function removeReceivedFiles(files: unknown): Promise<void> {
  await Promise.all(receivedFiles(files).map(({ filepath }) => rm(filepath, { force: true })));
}
