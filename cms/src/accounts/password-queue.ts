import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { busyCode } from "#contract/accounts/account";
import type { Context } from "../content/context.ts";
import { isKnownHere, takeBackTries } from "./attempts.ts";
import { visitorNetwork } from "./visitor-network.ts";

interface Limits {
  /** Works at the same moment. */
  atOnce: number;
  maxWaiting: number;
  /** In milliseconds. */
  maxWaitMs: number;
}

/** The visitor who waits. A known one goes before all others. */
interface Client {
  /** Empty for an unknown network. */
  network: string;
  isKnown: boolean;
}

interface Waiting extends Client {
  /** How many turns the network had lately or was waiting for when this request came. */
  earlier: number;
  begin: () => void;
  refuse: () => void;
}

/** How long turns of a network are remembered at most, in milliseconds. */
const rememberedMs = 15 * 60_000;

/** Most networks to remember: a flood from ever more of them would fill the memory. */
const maxRemembered = 20_000;

/**
 * A queue that bounds work. Known visitors go first; then the network that had the fewest turns lately, so that nobody gets
 * more of them by asking more often; then the earliest request. Where too many wait, the last in that order is refused.
 *
 * @returns A function that does work when it is its client's turn. It throws `errors.RateLimitError` `busy`, without doing
 *   the work, when that won't be soon.
 */
export function createFairQueue({ atOnce, maxWaiting, maxWaitMs }: Limits) {
  let running = 0;
  let waiting: readonly Waiting[] = [];
  let turns = new Map<string, number>();
  let since = Date.now();

  function countTurn(network: string): void {
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
      // Sorting keeps the order of arrival.
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
 * Each hash takes a twentieth to a tenth of a second of a core, and all other work of the program needs the cores too. The
 * longest wait is shorter than the site's for an answer.
 */
export const passwordLimits = { atOnce: 2, maxWaiting: 40, maxWaitMs: 2500 } as const;

const inTurn = createFairQueue(passwordLimits);

/** After how many seconds to try again. */
const retryAfterSeconds = 5;

/** Requests that had a turn: for their next one they go first. */
const served = new WeakSet<Context>();

/**
 * Hashes or compares a password when it is the turn of the current request. However many requests there are, from however
 * many networks, the rest of the program keeps its processor.
 *
 * @throws {errors.RateLimitError} `busy`: too many requests wait. It doesn't count as an attempt.
 */
export async function queuePasswordWork<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  const ctx: Context | undefined = strapi.requestContext.get();
  // The program itself, when it starts.
  if (ctx === undefined) return inTurn({ network: "", isKnown: true }, work);
  const isKnown = served.has(ctx) || isKnownHere(ctx);
  try {
    return await inTurn({ network: visitorNetwork(strapi, ctx) ?? "", isKnown }, () => {
      served.add(ctx);
      return work();
    });
  } catch (error) {
    if (error instanceof errors.RateLimitError) {
      await takeBackTries(ctx);
      ctx.set("Retry-After", String(retryAfterSeconds));
    }
    throw error;
  }
}
