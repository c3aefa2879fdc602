import { mollieMethodsSchema } from "./mollie-schemas.ts";
import { callMollie, type MollieAccount } from "./mollie-call.ts";

/**
 * Methods of Mollie whose money comes days later, or only once an order is shipped. Places are held for minutes, and an
 * order on invoice is there for who pays by bank transfer.
 */
const slowMethods = new Set([
  "banktransfer",
  "billie",
  "directdebit",
  "klarna",
  "klarnapaylater",
  "klarnapaynow",
  "klarnasliceit",
  "multibanco",
  "riverty",
]);

/** How long what was answered counts, in milliseconds. */
const keptMs = 10 * 60 * 1000;

/** Longest wait for the answer, in milliseconds: somebody is waiting to pay, and can without it. */
const patienceMs = 2000;

/** Knows the methods by which somebody can pay at once, of those that are on in the profile. */
export class InstantMethods {
  readonly #account: MollieAccount;
  #known: { methods: string[]; until: number } | null = null;

  constructor(account: MollieAccount) {
    this.#account = { ...account, timeoutMs: Math.min(account.timeoutMs, patienceMs) };
  }

  /** @returns `null` before Mollie answered, or when no method is instant: then Mollie offers all that are enabled. */
  async read(now: number): Promise<string[] | null> {
    if (this.#known === null || this.#known.until <= now) {
      const methods = await this.#ask();
      // The last answer is better than none, and a provider with an outage gets no request at each payment.
      this.#known = { methods: methods ?? this.#known?.methods ?? [], until: now + keptMs };
    }
    return this.#known.methods.length === 0 ? null : this.#known.methods;
  }

  async #ask(): Promise<string[] | null> {
    try {
      const request = { method: "GET", path: "methods" } as const;
      const { _embedded: found } = await callMollie(this.#account, request, mollieMethodsSchema);
      return found.methods.map(({ id }) => id).filter((id) => !slowMethods.has(id));
    } catch {
      // The payment itself says what is wrong with the provider.
      return null;
    }
  }
}
