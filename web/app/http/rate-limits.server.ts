import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";

/** All limits hold for a quarter of an hour, in seconds. */
const duration = 15 * 60;

/** Sends from one address; those that show no sign of a human, as without scripts, get a third of that. */
const perAddress = env.FORM_SENDS_PER_ADDRESS;

const limiters = {
  /** Everything that arrives, right or wrong. */
  attempts: limiter("attempts", perAddress * 5),
  address: limiter("address", perAddress),
  unproven: limiter("unproven", Math.max(1, Math.ceil(perAddress / 3))),
  /** Of one form, from all addresses together. */
  form: limiter("form", perAddress * 25),
  /** With one token: who sends more gets another. */
  token: limiter("token", 5),
  /** Links of mails that led to nothing: whoever guesses them. */
  unknownLinks: limiter("unknown-links", perAddress),
};

export type RateLimit = keyof typeof limiters;

/** The processes of a machine count together, in the first of them. */
function limiter(name: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix: `form-${name}`, points, duration };
  return cluster.isWorker ? new RateLimiterCluster({ ...options, timeoutMs: 2000 }) : new RateLimiterMemory(options);
}

/** Counts one towards a limit. @returns Whether it is still within it. */
export async function isWithinLimit(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limiters[limit].consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    // Who counts didn't answer in time: a visitor's work goes before a limit.
    log.warn("A limit can't be counted", { limit, reason: String(error) });
    return true;
  }
}

/** Tells whether a limit is used up, without counting. */
export async function isUsedUp(limit: RateLimit, key: string): Promise<boolean> {
  try {
    const counted = await limiters[limit].get(key);
    return counted !== null && counted.remainingPoints <= 0;
  } catch (error) {
    log.warn("A limit can't be read", { limit, reason: String(error) });
    return false;
  }
}
