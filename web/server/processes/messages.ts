import { changeSchema } from "@circuit/contract/site-link/changes";
import * as z from "zod";

/** What the processes of one machine tell each other, through the primary one. */
const messageSchema = z.discriminatedUnion("kind", [
  /** This process is the leading one from now on. */
  z.object({ kind: z.literal("lead") }),
  /** The content system sent a purge, whose id counts once: news for all processes, and for the other machines. */
  z.object({ kind: z.literal("purge"), changes: z.array(changeSchema), id: z.string() }),
  /** Documents changed in the content system: news for the processes of this machine. */
  z.object({ kind: z.literal("changes"), changes: z.array(changeSchema) }),
  /** Anything may have changed: news for the other processes of this machine. */
  z.object({ kind: z.literal("everything") }),
  /** A page on disk was replaced or removed. */
  z.object({ kind: z.literal("page"), address: z.string() }),
  /** Finish what is under way, and end. */
  z.object({ kind: z.literal("drain") }),
]);

export type Message = z.infer<typeof messageSchema>;

/** Exit code of a process that can't listen on its port. */
export const listenFailure = 98;

/** Reads what another process sent; `null` for anything that isn't ours, such as the cluster's own messages. */
export function toMessage(value: unknown): Message | null {
  const parsed = messageSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}
