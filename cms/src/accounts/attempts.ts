import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { visitorNetworkHeader } from "#contract/accounts/account";
import { isFromSite } from "../access/from-site.ts";
import { readAttemptCount, countAttempt, takeBack } from "../access/logins/attempt-table.ts";
import { networkOfIpAddress } from "../access/logins/client-network.ts";
import type { Context } from "../content/context.ts";

/** Window of the rate limits, in milliseconds. */
const windowMs = 15 * 60_000;

/**
 * Most attempts in a window: from one client network (many, as all visitors at the circuit may share one); for one
 * account, from any network; and for an account from a network that its owner signed in from lately (`known`). Only the
 * last limit applies to such an owner, so that strangers can't lock them out.
 */
export const maxAttempts = { network: 50, account: 30, known: 20 };

/**
 * Actions by which nobody can guess a secret: they only send a mail or store a registration. The first few attempts of
 * each network for an account are allowed even when strangers have used up the limit of that account.
 */
const actionsWithOwnLimit: ReadonlySet<Action> = new Set(["register", "send-confirmation", "forgot-password"]);
const maxOwnAttempts = 3;

/**
 * Shortest time that a rate-limited call takes, in milliseconds: longer than comparing a password on a busy server, so
 * that the response time doesn't reveal whether the password was compared. Tests set less.
 */
export const refusals = { leastMs: 1000 };

/** How long a network counts as known for an account after its owner signed in from it, in milliseconds. */
const knownNetworkMs = 30 * 24 * 60 * 60_000;

type Action =
  | "sign-in"
  | "register"
  | "confirm"
  | "send-confirmation"
  | "forgot-password"
  | "reset-password"
  | "password"
  | "passkey";

/** An attempt that the rate limits allow. It counts before its secret is checked, so that parallel ones count too. */
export interface Attempt {
  ctx: Context;
  /** Client network of the visitor; `null` when it is unknown. */
  network: string | null;
  /**
   * Whether its password work goes before that of others: it comes from a network that the account's owner signed in
   * from lately, or with a session, or had its first turn already.
   */
  isKnown: boolean;
  /** Removes the attempt from the counters, because it succeeded or wasn't made. */
  takeBack(): Promise<void>;
  /**
   * Call it after a wrong password. It refuses an owner on a known network whenever it would have refused a stranger
   * there: a different answer would reveal who has an account.
   *
   * @throws {errors.RateLimitError} A stranger would be refused.
   */
  refuseLikeStrangers(): Promise<void>;
}

const markSchema = z.string().regex(/^@?[\w-]{1,64}$/u);

/**
 * Identifies the client network of the visitor: by the header that the site sends, or by the IP address of a caller
 * other than the site.
 *
 * @returns `null` when the site sends no valid header: the site's own IP address would make all visitors one network.
 */
function visitorNetwork(strapi: Core.Strapi, ctx: Context): string | null {
  if (!isFromSite(strapi, ctx)) return `address ${networkOfIpAddress(ctx.ip)}`;
  const mark = markSchema.safeParse(ctx.get(visitorNetworkHeader));
  return mark.success ? `mark ${mark.data}` : null;
}

interface Target {
  action: Action;
  /** E-mail address of the account; `null` to count the client's network only. */
  account: string | null;
}

/**
 * Counts an attempt against the rate limits, in the database that all instances share.
 *
 * @throws {errors.RateLimitError} There were too many.
 */
export async function recordAttempt(strapi: Core.Strapi, ctx: Context, { action, account }: Target): Promise<Attempt> {
  const startedAt = performance.now();
  const network = visitorNetwork(strapi, ctx);
  const pairKey = account !== null && network !== null ? keyOf(action, account, network) : null;
  const isKnown = action === "sign-in" && pairKey !== null && (await readAttemptCount(strapi.db, pairKey)) > 0;
  const strangers: Limit[] = [];
  if (network !== null) strangers.push({ of: "network", key: `account ${action} from ${network}` });
  if (account !== null) strangers.push({ of: "account", key: `account ${action} of ${account}` });
  const limits: Limit[] = isKnown ? [{ of: "known", key: `tried ${pairKey}` }] : strangers;

  const refuse = async () => {
    await wait(Math.max(0, refusals.leastMs - (performance.now() - startedAt)));
    ctx.set("Retry-After", String(windowMs / 1000));
    return new errors.RateLimitError();
  };
  const ownKey = actionsWithOwnLimit.has(action) ? pairKey : null;
  const ownAttempts = ownKey === null ? Infinity : await countAttempt(strapi.db, ownKey, windowMs);
  const counts = await Promise.all(limits.map(({ key }) => countAttempt(strapi.db, key, windowMs)));
  const isExceeded = ({ of }: Limit, index: number) => (counts[index] ?? 0) > maxAttempts[of];
  const isOwnAttempt = ownAttempts <= maxOwnAttempts;
  if (limits.some((limit, index) => isExceeded(limit, index) && !(isOwnAttempt && limit.of === "account")))
    throw await refuse();

  const counted = [...limits.map(({ key }) => key), ...(ownKey === null ? [] : [ownKey])];
  return {
    ctx,
    network,
    isKnown: isKnown || action === "password",
    takeBack: async () => void (await Promise.all(counted.map((key) => takeBack(strapi.db, key)))),
    refuseLikeStrangers: async () => {
      if (!isKnown) return;
      const made = await Promise.all(strangers.map(({ key }) => readAttemptCount(strapi.db, key)));
      if (strangers.some((limit, index) => (made[index] ?? 0) >= maxAttempts[limit.of])) throw await refuse();
    },
  };
}

interface Limit {
  of: keyof typeof maxAttempts;
  key: string;
}

/** Removes one attempt that an earlier request of this client network counted. */
export async function uncountNetworkAttempt({ db }: Core.Strapi, { network }: Attempt, action: Action): Promise<void> {
  if (network !== null) await takeBack(db, `account ${action} from ${network}`);
}

/** Records that an account's owner signed in from this client network. */
export async function rememberNetwork({ db }: Core.Strapi, { network }: Attempt, account: string): Promise<void> {
  if (network !== null) await countAttempt(db, keyOf("sign-in", account, network), knownNetworkMs);
}

function keyOf(action: Action, account: string, network: string): string {
  return `account ${action} of ${account} from ${network}`;
}
