import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { busyCode } from "#contract/accounts/account";
import type { Context } from "../../content/context.ts";
import { isKnownHere, takeBackTries } from "../attempts.ts";
import { visitorNetwork } from "../visitor-network.ts";
import { openTurns, TooBusyError } from "./turns.ts";

/** Hashes at the same moment: each takes a twentieth to a tenth of a second of a core. */
export const hashesAtOnce = 2;

/** Who may wait for one, and for how long: shorter than the site waits for an answer, and so short that all have a chance. */
export const mostWaiting = 40;
const longestWaitMs = 2500;

/** After how many seconds to try again. */
const retryAfterSeconds = 5;

/** One for all instances of this program: they share its cores. */
const turns = openTurns({ atOnce: hashesAtOnce, mostWaiting, longestWaitMs });

/** Requests that had a turn: they don't queue for the next. */
const served = new WeakSet<Context>();

/**
 * Does work on a password once it is the turn of the request that asks for it, whichever call that is: however many ask,
 * from however many networks, the rest of the program keeps its processor.
 *
 * @throws {errors.RateLimitError} `busy`: too many ask. It doesn't count as an attempt.
 */
export async function inTurn<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  const ctx: Context | undefined = strapi.requestContext.get();
  // The program itself, when it starts.
  if (ctx === undefined) return turns.take({ network: "", isKnown: true }, work);
  const isKnown = served.has(ctx) || isKnownHere(ctx);
  try {
    return await turns.take({ network: visitorNetwork(strapi, ctx) ?? "", isKnown }, () => {
      served.add(ctx);
      return work();
    });
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error;
    await takeBackTries(ctx);
    ctx.set("Retry-After", String(retryAfterSeconds));
    throw new errors.RateLimitError("Too many are signing in just now", { code: busyCode });
  }
}
