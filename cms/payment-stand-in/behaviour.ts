import * as z from "zod";

/** Names of the calls of Mollie's API for which trouble can be configured. */
const calls = ["create", "update", "read", "cancel", "refund", "refunds", "methods"] as const;

export type Call = (typeof calls)[number];

/**
 * Configures the stand-in for some payments. `slow`: calls take `delayMs`. `down`: they fail with 503. `lost`: they do
 * their work, but the connection breaks. `refused`: they fail with 422.
 */
export const behaviourSchema = z.object({
  /** Selects payments by a text in their redirect URL, such as an order's token; empty for all payments. */
  about: z.string(),
  trouble: z.enum(["none", "slow", "down", "lost", "refused"]).default("none"),
  calls: z.array(z.enum(calls)).default([...calls]),
  delayMs: z.number().int().min(0).default(0),
  /** Whether the webhook is called after changes. */
  isTold: z.boolean().default(true),
});

export type Behaviour = z.infer<typeof behaviourSchema>;

/** The configured behaviours; of several that match a payment the last one counts. */
export class Behaviours {
  #set: readonly Behaviour[] = [];

  set(behaviour: Behaviour): void {
    this.#set = [...this.#set.filter(({ about }) => about !== behaviour.about), behaviour];
  }

  /** Finds the behaviour for a payment. */
  of(redirectUrl: string): Behaviour {
    return this.#set.findLast(({ about }) => redirectUrl.includes(about)) ?? behaviourSchema.parse({ about: "" });
  }

  /** Finds the trouble for a call. */
  troubleOf(call: Call, redirectUrl: string): Pick<Behaviour, "trouble" | "delayMs"> {
    const { trouble, delayMs, calls: met } = this.of(redirectUrl);
    return { trouble: met.includes(call) ? trouble : "none", delayMs };
  }
}
