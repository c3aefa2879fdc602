import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { attemptsOf, countAttempt, takeBack } from "../access/logins/attempt-table.ts";
import { clientNetwork } from "../access/logins/client-network.ts";
import { loginAction } from "../access/logins/login-action.ts";
import { mayMailPassword } from "../mail/recipient-limit.ts";

/** How long an attempt counts, in milliseconds. */
const windowMs = 15 * 60_000;

/**
 * Most failed attempts in that time: from one network, for one account, and for an account from a network of a recent log-in.
 * The first two limits don't apply to the third kind: else strangers, or a guest on the circuit's own network, could lock the
 * box office out.
 */
const maxFailures = { network: 20, account: 40, known: 20 };

/** How long a network is known for an account after a login, in milliseconds. */
const knownMs = 30 * 24 * 60 * 60_000;

const bodySchema = z.object({ email: z.string() });

/**
 * Limits how often a password can be guessed and a mail be asked for, per network and per
 * account. An attempt is counted before it is checked, so that many at once can't slip
 * through. A successful one is taken back, except a request for a mail, which always succeeds.
 *
 * Mails for a forgotten password are limited per inbox too, from whatever network they are asked for. Above that limit no
 * new link is made, so that the one of the last mail keeps working. The answer is the same in every case.
 */
const throttledLogins: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const action = ctx.method === "POST" ? loginAction(ctx.path) : null;
    // A session that is renewed shows a cookie, which nobody guesses.
    if (action === null || action === "access-token") return next();
    // Strapi also takes a login from the query, where nothing here would count it.
    if (ctx.querystring !== "") throw new errors.ValidationError("A login takes no query");

    const typed = bodySchema.safeParse(ctx.request.body).data?.email;
    const email = typed?.trim().toLowerCase();
    const network = clientNetwork(ctx.ip);
    const limitKey = `login of ${email ?? ""} from ${network}`;
    const isKnown = action === "login" && email !== undefined && (await attemptsOf(strapi.db, limitKey)) > 0;
    const limits = isKnown
      ? [{ key: `tried ${limitKey}`, most: maxFailures.known }]
      : [{ key: `${action} from ${network}`, most: maxFailures.network }];
    if (!isKnown && email !== undefined) limits.push({ key: `${action} of ${email}`, most: maxFailures.account });
    const counts = await Promise.all(limits.map(({ key }) => countAttempt(strapi.db, key, windowMs)));
    if (limits.some((limit, index) => (counts[index] ?? 0) > limit.most)) {
      ctx.set("Retry-After", String(windowMs / 1000));
      throw new errors.RateLimitError();
    }
    if (action === "forgot-password" && typed !== undefined && !(await maySendPasswordMail(strapi, typed))) {
      strapi.log.info("A mail for a forgotten password isn't sent: its inbox got enough of them in a day");
      ctx.status = 204;
      return;
    }

    await next();
    if (action !== "forgot-password" && ctx.status < 300) {
      await Promise.all(limits.map(({ key }) => takeBack(strapi.db, key)));
      if (action === "login") await countAttempt(strapi.db, limitKey, knownMs);
    }
  };

/** Counts the mail for an account. An address without an account is counted apart, so that the work is the same. */
async function maySendPasswordMail(strapi: Core.Strapi, email: string): Promise<boolean> {
  const account: unknown = await strapi.db.query("admin::user").findOne({ where: { email, isActive: true } });
  const isWithinLimit = await mayMailPassword(strapi.db, account === null ? `${email}.nobody` : email);
  return account === null || isWithinLimit;
}

export default throttledLogins;
