import { createRequire } from "node:module";
import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";

/** Runs in a thread of its own: hashes and compares passwords, one after the other. */

/** It answers with the hash, or with whether the password is that of the hash. */
const hashJobSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hash"), password: z.string(), rounds: z.number() }),
  z.object({ kind: z.literal("compare"), password: z.string(), hash: z.string() }),
]);

export type HashJob = z.infer<typeof hashJobSchema>;

/** The plug-in's own version: source `@strapi/plugin-users-permissions` 5.54. */
const bcrypt: {
  compareSync(password: string, hash: string): boolean;
  hashSync(password: string, rounds: number): string;
} = createRequire(z.string().parse(workerData))("bcryptjs");

/** Above this one nobody but root may go, under `nice` for example: then the thread stays as low as it is. */
const priority = 5;

/** On Linux a thread has a priority of its own; elsewhere it would be that of the whole process. */
if (process.platform === "linux" && getPriority() < priority) setPriority(priority);

parentPort?.on("message", (message: unknown) => {
  const job = hashJobSchema.parse(message);
  const { password } = job;
  const answer = job.kind === "hash" ? bcrypt.hashSync(password, job.rounds) : bcrypt.compareSync(password, job.hash);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
});
