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

/**
 * Makes a function that reads and caches which payment methods of the Mollie profile are instant. It returns none
 * before Mollie answered, or when no method is instant: Mollie then offers all that are enabled.
 */
export function instantMethods(account: MollieAccount): () => Promise<readonly string[]> {
  const patient = { ...account, timeoutMs: Math.min(account.timeoutMs, patienceMs) };
  let methods: readonly string[] = [];
  let readAgainAt = 0;
  return async () => {
    if (Date.now() < readAgainAt) return methods;
    try {
      const { _embedded: found } = await callMollie(patient, { method: "GET", path: "methods" }, mollieMethodsSchema);
      methods = found.methods.map(({ id }) => id).filter((id) => !slowMethods.has(id));
    } catch {
      // The last answer counts on, and the request for the payment itself reports what is wrong.
    }
    // Also after a failure, so that an outage doesn't add a request to each payment.
    readAgainAt = Date.now() + keptMs;
    return methods;
  };
}
