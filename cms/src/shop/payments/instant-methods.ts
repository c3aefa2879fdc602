import { mollieMethodsSchema } from "./mollie-schemas.ts";
import { callMollie, type MollieAccount } from "./mollie-call.ts";

/** Methods of Mollie whose money comes days later, or after shipment: the shop holds stock for minutes only. */
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

/** How long an answer is cached, in milliseconds. */
const keptMs = 10 * 60 * 1000;

/** Timeout of the request, in milliseconds: a visitor is waiting to pay, which works without the answer. */
const patienceMs = 2000;

/** Reads and caches which payment methods of the Mollie profile are instant. */
export class InstantMethods {
  readonly #account: MollieAccount;
  #known: { methods: string[]; until: number } | null = null;

  constructor(account: MollieAccount) {
    this.#account = { ...account, timeoutMs: Math.min(account.timeoutMs, patienceMs) };
  }

  /** @returns `null` before Mollie answered, or when no method is instant: Mollie then offers all that are enabled. */
  async read(now: number): Promise<string[] | null> {
    if (this.#known === null || this.#known.until <= now) {
      const methods = await this.#ask();
      // During an outage keeps the last answer, and sends no request with each payment.
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
      // The request for the payment itself reports what is wrong.
      return null;
    }
  }
}
