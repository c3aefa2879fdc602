import { changeSchema } from "@circuit/contract/site-link/changes";
import * as z from "zod";

/** Messages between the processes of one machine, which the primary process forwards. */
const messageSchema = z.discriminatedUnion("kind", [
  /** Makes the receiving process the leading one. */
  z.object({ kind: z.literal("lead") }),
  /** The CMS sent a purge request, with a nonce: for all processes, and the other machines. */
  z.object({ kind: z.literal("purge"), changes: z.array(changeSchema), id: z.string() }),
  /** Documents changed: for all processes of this machine. */
  z.object({ kind: z.literal("changes"), changes: z.array(changeSchema) }),
  /** Any document may have changed: for the other processes of this machine. */
  z.object({ kind: z.literal("everything") }),
  /** A process replaced or removed a page on disk. */
  z.object({ kind: z.literal("page"), address: z.string() }),
  /** Makes the receiving process finish its requests, and exit. */
  z.object({ kind: z.literal("drain") }),
]);

export type Message = z.infer<typeof messageSchema>;

/** Exit code of a process that fails to listen on its port. */
export const listenFailureExitCode = 98;

/** Parses a message of another process; `null` for any other value, such as Node's own messages of the cluster. */
export function parseMessage(value: unknown): Message | null {
  const parsed = messageSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
