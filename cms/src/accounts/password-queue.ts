import { errors } from "@strapi/utils";
import { busyCode } from "#contract/accounts/account";
import type { Attempt } from "./attempts.ts";

interface Limits {
  /** How many tasks run in parallel. */
  atOnce: number;
  maxWaiting: number;
  maxWaitMs: number;
}

/** Whom a task is for. Known visitors go before all others. */
interface Client {
  /** Client network; `null` when it is unknown. */
  network: string | null;
  isKnown: boolean;
}

interface Waiting extends Client {
  /** How many tasks the network had lately or had waiting when this one arrived. */
  earlier: number;
  begin: () => void;
  refuse: () => void;
}

/** How long tasks of a network are counted, in milliseconds. */
const rememberedMs = 15 * 60_000;

/** Most networks to count for, which bounds memory in a flood from ever more networks. */
const maxRemembered = 20_000;

/**
 * Creates a queue that runs few tasks in parallel. Known visitors go first; then the network that had the fewest tasks
 * lately, so that asking more often gains nothing; then the earliest task. When too many wait, the last one is refused.
 *
 * @returns A function that runs a task in its turn. It throws `errors.RateLimitError` `busy` when the task is refused
 *   or waits too long.
 */
export function createFairQueue({ atOnce, maxWaiting, maxWaitMs }: Limits) {
  let running = 0;
  let waiting: readonly Waiting[] = [];
  let turns = new Map<string | null, number>();
  let since = Date.now();

  function countTurn(network: string | null): void {
    if (turns.size >= maxRemembered || Date.now() - since > rememberedMs) {
      turns = new Map();
      since = Date.now();
    }
    turns.set(network, (turns.get(network) ?? 0) + 1);
  }

  function wait({ network, isKnown }: Client): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        waiting = waiting.filter((other) => other !== one);
      };
      const ahead = waiting.filter((other) => other.network === network).length;
      const one: Waiting = {
        network,
        isKnown,
        earlier: (turns.get(network) ?? 0) + ahead,
        begin() {
          leave();
          running += 1;
          countTurn(network);
          resolve();
        },
        refuse() {
          leave();
          reject(new errors.RateLimitError("Too many are signing in just now", { code: busyCode }));
        },
      };
      const timer = setTimeout(one.refuse, maxWaitMs);
      timer.unref();
      // The sort is stable, so tasks that compare equal keep their order of arrival.
      waiting = [...waiting, one].toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown) || a.earlier - b.earlier);
      if (running < atOnce) one.begin();
      else if (waiting.length > maxWaiting) waiting.at(-1)?.refuse();
    });
  }

  return async function inTurn<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
    await wait(client);
    try {
      return await work();
    } finally {
      running -= 1;
      waiting[0]?.begin();
    }
  };
}

/**
 * Limits for hashing passwords. A hash takes 50 to 100 ms of a core, which other requests need too. The longest wait is
 * shorter than the site's timeout for a call.
 */
export const passwordLimits = { atOnce: 2, maxWaiting: 40, maxWaitMs: 2500 } as const;

const inTurn = createFairQueue(passwordLimits);

const retryAfterSeconds = 5;

/**
 * Runs password hashing in the fair queue, so that a flood of sign-ins leaves processor time for other requests.
 *
 * @throws {errors.RateLimitError} `busy`: too many requests wait. The request then doesn't count as an attempt.
 */
export async function queuePasswordWork<Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result> {
  try {
    return await inTurn(attempt, () => {
      // The next hash of the same request goes first.
      attempt.isKnown = true;
      return work();
    });
  } catch (error) {
    if (error instanceof errors.RateLimitError) {
      await attempt.takeBack();
      attempt.ctx.set("Retry-After", String(retryAfterSeconds));
    }
    throw error;
  }
}
