import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { setTimeout as wait } from "node:timers/promises";
import { attemptsOf, countAttempt, takeBack } from "../access/logins/attempt-table.ts";
import type { Context } from "../content/context.ts";
import { visitorNetwork } from "./visitor-network.ts";

/** How long an attempt counts, in milliseconds. */
const windowMs = 15 * 60_000;

/**
 * Attempts in that time: from one network, more than at the panel's log-in, as all visitors at the circuit may share one;
 * for one account, from whatever network; and for an account from a network where its owner signed in lately, which the
 * first two don't stop: else strangers could lock an owner out.
 */
export const maxAttempts = { network: 50, account: 30, known: 20 };

/**
 * These actions send a mail or store a registration: nobody guesses a secret by them, and mails have limits of their own.
 * So the first attempts of each network for an account have a counter of their own, which strangers can't use up.
 */
const actionsWithOwnLimit: ReadonlySet<Action> = new Set(["register", "send-confirmation", "forgot-password"]);
const maxOwnAttempts = 3;

/**
 * How long a refusal takes at least, in milliseconds: longer than comparing passwords while many others do, so that time
 * doesn't tell an account's owner, whose password is compared first, from who has none. Tests of hundreds of attempts set less.
 */
export const refusals = { leastMs: 1000 };

/** How long a network is known for an account after its owner signed in, in milliseconds. */
const knownNetworkMs = 30 * 24 * 60 * 60_000;

/** What is limited. */
type Action =
  | "sign-in"
  | "register"
  | "confirm"
  | "send-confirmation"
  | "forgot-password"
  | "reset-password"
  | "password"
  | "passkey";

/** An attempt that is allowed. It is counted before it is checked: many at once can't slip through. */
export interface Attempt {
  /** Uncounts an attempt that succeeded. */
  takeBack(): Promise<void>;
  /**
   * To be called after a wrong password. Somebody who never signed in from this network may have been refused before the
   * password was compared: then the owner is refused too, or the limit of a shared network would tell who has an account.
   *
   * @throws {errors.RateLimitError} A stranger would be refused.
   */
  refuseLikeStrangers(): Promise<void>;
}

/** The attempt that each request counted, to take it back elsewhere. */
const attemptsByRequest = new WeakMap<Context, Attempt>();

/** Requests of a known visitor: an account's owner in a network where they signed in lately, or with a session. */
const known = new WeakSet<Context>();

/** Whether a request, whose attempt was counted, is of a known visitor. */
export function isKnownHere(ctx: Context): boolean {
  return known.has(ctx);
}

/** Takes back the attempt that a request counted, as the work was refused before anything was tried. */
export async function takeBackTries(ctx: Context): Promise<void> {
  await attemptsByRequest.get(ctx)?.takeBack();
}

interface Target {
  action: Action;
  /** Address or id of the account; `null` when only networks are counted. */
  account: string | null;
}

/**
 * Counts an attempt, in the database, which all instances share.
 *
 * @throws {errors.RateLimitError} There were too many.
 */
export async function recordAttempt(strapi: Core.Strapi, ctx: Context, { action, account }: Target): Promise<Attempt> {
  const startedAt = performance.now();
  const network = visitorNetwork(strapi, ctx);
  const knownNetworkKey = account !== null && network !== null ? knownKey(account, network) : null;
  const isKnown =
    action === "sign-in" && knownNetworkKey !== null && (await attemptsOf(strapi.db, knownNetworkKey)) > 0;
  if (isKnown || action === "password") known.add(ctx);
  const strangers: Limit[] = [];
  if (network !== null) strangers.push({ of: "network", key: `account ${action} from ${network}` });
  if (account !== null) strangers.push({ of: "account", key: `account ${action} of ${account}` });
  const limits: Limit[] = isKnown ? [{ of: "known", key: `tried ${knownNetworkKey}` }] : strangers;

  const refuse = async () => {
    await wait(Math.max(0, refusals.leastMs - (performance.now() - startedAt)));
    ctx.set("Retry-After", String(windowMs / 1000));
    return new errors.RateLimitError();
  };
  const isOwnAttempt = await countOwnAttempt(strapi, { action, account, network });
  const counts = await Promise.all(limits.map(({ key }) => countAttempt(strapi.db, key, windowMs)));
  const isExceeded = ({ of }: Limit, index: number) => (counts[index] ?? 0) > maxAttempts[of];
  if (limits.some((limit, index) => isExceeded(limit, index) && !(isOwnAttempt && limit.of === "account")))
    throw await refuse();

  const attempt = {
    takeBack: async () => void (await Promise.all(limits.map(({ key }) => takeBack(strapi.db, key)))),
    refuseLikeStrangers: async () => {
      if (!isKnown) return;
      const made = await Promise.all(strangers.map(({ key }) => attemptsOf(strapi.db, key)));
      if (strangers.some((limit, index) => (made[index] ?? 0) >= maxAttempts[limit.of])) throw await refuse();
    },
  };
  attemptsByRequest.set(ctx, attempt);
  return attempt;
}

interface Limit {
  of: keyof typeof maxAttempts;
  key: string;
}

/** Counts an action that guesses at no secret. @returns Whether it is one of its network's first for the account. */
async function countOwnAttempt(
  strapi: Core.Strapi,
  { action, account, network }: Target & { network: string | null },
): Promise<boolean> {
  if (!actionsWithOwnLimit.has(action) || account === null || network === null) return false;
  const made = await countAttempt(strapi.db, `account ${action} of ${account} from ${network}`, windowMs);
  return made <= maxOwnAttempts;
}

/** Takes back one attempt of this network that was counted by an earlier call. */
export async function takeBackTry(strapi: Core.Strapi, ctx: Context, action: Action): Promise<void> {
  const network = visitorNetwork(strapi, ctx);
  if (network !== null) await takeBack(strapi.db, `account ${action} from ${network}`);
}

/** Remembers that an account's owner signed in from this network. */
export async function rememberNetwork(strapi: Core.Strapi, ctx: Context, account: string): Promise<void> {
  const network = visitorNetwork(strapi, ctx);
  if (network !== null) await countAttempt(strapi.db, knownKey(account, network), knownNetworkMs);
}

function knownKey(account: string, network: string): string {
  return `account sign-in of ${account} from ${network}`;
}
