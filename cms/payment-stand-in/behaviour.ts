import * as z from "zod";

/** Calls of Mollie's API. */
const calls = ["create", "update", "read", "cancel", "refund", "refunds", "methods"] as const;

export type Call = (typeof calls)[number];

/**
 * How the stand-in is to behave for some payments. `slow`: calls take `delayMs`. `down`: they are answered with a 503.
 * `lost`: they do their work, and the answer never arrives. `refused`: they are answered with a 422.
 */
export const behaviourSchema = z.object({
  /** Text in the address that the visitor comes back to, for example an order's token; empty for all payments. */
  about: z.string(),
  trouble: z.enum(["none", "slow", "down", "lost", "refused"]).default("none"),
  calls: z.array(z.enum(calls)).default([...calls]),
  delayMs: z.number().int().min(0).default(0),
  /** Whether changes are told to the webhook. */
  isTold: z.boolean().default(true),
});

export type Behaviour = z.infer<typeof behaviourSchema>;

/** What is set for which payments; the last that fits counts. */
export class Behaviours {
  #set: readonly Behaviour[] = [];

  set(behaviour: Behaviour): void {
    this.#set = [...this.#set.filter(({ about }) => about !== behaviour.about), behaviour];
  }

  /** How to behave for a payment. */
  of(redirectUrl: string): Behaviour {
    return this.#set.findLast(({ about }) => redirectUrl.includes(about)) ?? behaviourSchema.parse({ about: "" });
  }

  /** The trouble that a call meets. */
  troubleOf(call: Call, redirectUrl: string): Pick<Behaviour, "trouble" | "delayMs"> {
    const { trouble, delayMs, calls: met } = this.of(redirectUrl);
    return { trouble: met.includes(call) ? trouble : "none", delayMs };
  }
}
