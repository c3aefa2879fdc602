import * as z from "zod";

/** What a thread is asked. It answers with the hash, or with whether the password is that of the hash. */
export const hashJobSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hash"), password: z.string(), rounds: z.number() }),
  z.object({ kind: z.literal("compare"), password: z.string(), hash: z.string() }),
]);

export type HashJob = z.infer<typeof hashJobSchema>;
