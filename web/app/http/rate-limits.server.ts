import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";

/** Window of all limits: a quarter of an hour, in seconds. */
export const rateWindowSeconds = 15 * 60;

/**
 * Forms that one IP address may submit without passing the bot check, as when scripts don't run. After passing it may
 * submit twenty times as many, as hundreds of visitors may share an address.
 */
const perIpAddress = env.FORM_SENDS_PER_ADDRESS;

const limiters = {
  /** Submitted forms from one IP address, valid or not. */
  attempts: limiter("attempts", perIpAddress * 30),
  /** Forms over the limit `attempts` that are still shown again with their values; beyond that it's too costly. */
  shownAgain: limiter("shown-again", perIpAddress * 2),
  /** Submissions of forms by one visitor. */
  address: limiter("address", perIpAddress * 20),
  /** Submissions of forms by one visitor without passing the bot check. */
  unproven: limiter("unproven", perIpAddress),
  /** Newsletter sign-ups from one IP address; each sends a confirmation mail. */
  newsletters: limiter("newsletters", perIpAddress * 5),
  /** Mailed links by which visitors who share an IP address verify their e-mail address. */
  addressMails: limiter("address-mails", perIpAddress * 20),
  /** Submissions of one form, from all IP addresses together. */
  form: limiter("form", perIpAddress * 25),
  /** Submissions with one form token. */
  token: limiter("token", 5),
  /** Checkouts begun from one IP address, or by one visitor whose turn in a waiting room it is. */
  checkouts: limiter("checkouts", perIpAddress * 20),
  /** Visitors who join a waiting room from one IP address, which all phones of a provider may share. */
  waiting: limiter("waiting", perIpAddress * 20),
  /** Visitors who join a waiting room without a proof of work, as when scripts don't run. */
  waitingUnproven: limiter("waiting-unproven", perIpAddress * 2),
  /** Forms of one order, from its checkout or its page; for unknown orders, forms from one IP address. */
  orders: limiter("orders", perIpAddress * 10),
  /** Downloads of an order's files. Apart from `orders`: a page elsewhere can start downloads in its visitors' name. */
  orderFiles: limiter("order-files", perIpAddress * 5),
  /** Requests for the status of an order; each page polls some sixty times at most. */
  orderStatus: limiter("order-stands", perIpAddress * 150),
  /** Calls of the payment webhook, which anybody can send. */
  paymentNotices: limiter("payment-notices", perIpAddress * 5000),
  /** Changes of carts from one IP address, which all visitors of a network may share. */
  cart: limiter("cart", perIpAddress * 150),
  /** Opened links of mails: a mail provider sends all one-click unsubscribes of its users from one IP address. */
  mailLinks: limiter("mail-links", perIpAddress * 150),
  /** Sign-in attempts from one IP address, which a whole office may share; the CMS counts the failed ones. */
  signIns: limiter("sign-ins", perIpAddress * 20),
  /** Forms of account pages from one IP address. */
  accounts: limiter("accounts", perIpAddress * 10),
  /** Requests with unknown scanner codes from one IP address, which may be guesses. */
  unknownScanners: limiter("unknown-scanners", perIpAddress),
  /** Requests with order tokens that the CMS never issued: guesses. */
  unknownOrders: limiter("unknown-orders", perIpAddress),
};

export type RateLimit = keyof typeof limiters;

/** Creates a limiter that all processes of this machine share, through the primary process. */
function limiter(name: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix: `form-${name}`, points, duration: rateWindowSeconds };
  return cluster.isWorker ? new RateLimiterCluster({ ...options, timeoutMs: 2000 }) : new RateLimiterMemory(options);
}

/** Counts a request towards a limit. @returns Whether it is within the limit; `true` when it couldn't be counted. */
export async function isWithinLimit(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limiters[limit].consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    // The primary process didn't answer in time: let the visitor through.
    log.info("A limit can't be counted", { limit, reason: String(error) });
    return true;
  }
}

/** Whether a limit is used up, without counting; `false` when it can't be read. */
export async function isLimitUsedUp(limit: RateLimit, key: string): Promise<boolean> {
  try {
    const counted = await limiters[limit].get(key);
    return counted !== null && counted.remainingPoints <= 0;
  } catch (error) {
    log.info("A limit can't be read", { limit, reason: String(error) });
    return false;
  }
}
