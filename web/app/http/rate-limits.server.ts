import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";

/** Window of all limits: a quarter of an hour, in seconds. */
export const rateWindowSeconds = 15 * 60;

/**
 * Forms that one address may send without proof of a human, as when scripts don't run. Whose browser worked for it may
 * send twenty times as many: hundreds may share an address. Above that a mailed link leads on.
 */
const perAddress = env.FORM_SENDS_PER_ADDRESS;

const limiters = {
  /** Forms that arrive from one address, right or wrong. */
  attempts: limiter("attempts", perAddress * 30),
  /** Forms above that limit which are still shown again, with what was typed; then even that is too much work. */
  shownAgain: limiter("shown-again", perAddress * 2),
  address: limiter("address", perAddress * 20),
  unproven: limiter("unproven", perAddress),
  /** Newsletter sign-ups from one address: each sends a confirmation mail. */
  newsletters: limiter("newsletters", perAddress * 5),
  /** Links mailed to who shares an address with many others. */
  addressMails: limiter("address-mails", perAddress * 20),
  /** Submissions of one form, from all addresses together. */
  form: limiter("form", perAddress * 25),
  /** Submissions with one form token. */
  token: limiter("token", 5),
  /** Carts taken to the checkout, from one address, or by one place whose turn it is; the content system counts their places. */
  checkouts: limiter("checkouts", perAddress * 20),
  /** Places in waiting rooms. All telephones of a provider may share an address, but each place is a lot in a draw. */
  waiting: limiter("waiting", perAddress * 20),
  /** The same requests without a proof of work, as when scripts don't run. */
  waitingUnproven: limiter("waiting-unproven", perAddress * 2),
  /** Forms from the checkout and the page of one order; for unknown orders, from one address. */
  orders: limiter("orders", perAddress * 10),
  /** Files of orders. Apart from orders: a page elsewhere can ask for files in its visitors' names. */
  orderFiles: limiter("order-files", perAddress * 5),
  /** Pages that poll the status of an order: each does so some sixty times at most. */
  orderStatus: limiter("order-stands", perAddress * 150),
  /** Calls of the payment webhook, also by anybody who pretends to be the provider. */
  paymentNotices: limiter("payment-notices", perAddress * 5000),
  /** Changes of carts from one address: every press of plus is one, and all visitors of a network may share it. */
  cart: limiter("cart", perAddress * 150),
  /** Links of mails: a mail provider sends the one-click unsubscribes of all its people from one address. */
  mailLinks: limiter("mail-links", perAddress * 150),
  /** Sign-in attempts from one address, which a whole office may share; the content system counts failed ones. */
  signIns: limiter("sign-ins", perAddress * 20),
  /** Forms of account pages, sent from one IP address. */
  accounts: limiter("accounts", perAddress * 10),
  /** Unknown scanner codes from one address, which may be guesses. */
  unknownScanners: limiter("unknown-scanners", perAddress),
  /** Requests for orders with a token that doesn't exist and that the content system never made: guesses. */
  unknownOrders: limiter("unknown-orders", perAddress),
};

export type RateLimit = keyof typeof limiters;

/** The processes of a machine count together, in the primary process. */
function limiter(name: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix: `form-${name}`, points, duration: rateWindowSeconds };
  return cluster.isWorker ? new RateLimiterCluster({ ...options, timeoutMs: 2000 }) : new RateLimiterMemory(options);
}

/** Counts one towards a limit. @returns Whether it is within the limit; `true` when it couldn't be counted. */
export async function isWithinLimit(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limiters[limit].consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    // The primary process didn't answer in time: a visitor's work matters more than a limit.
    log.info("A limit can't be counted", { limit, reason: String(error) });
    return true;
  }
}

/** Tells whether a limit is used up, without counting; `false` when it can't be read. */
export async function isUsedUp(limit: RateLimit, key: string): Promise<boolean> {
  try {
    const counted = await limiters[limit].get(key);
    return counted !== null && counted.remainingPoints <= 0;
  } catch (error) {
    log.info("A limit can't be read", { limit, reason: String(error) });
    return false;
  }
}
