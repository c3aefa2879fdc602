import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { readAttemptCount, countAttempt, takeBack } from "../access/logins/attempt-table.ts";
import { networkOfIpAddress } from "../access/logins/client-network.ts";
import { loginAction } from "../access/logins/login-action.ts";
import { consumePasswordMailQuota } from "../mail/recipient-limit.ts";

/** Window of the rate limits, in milliseconds. */
const windowMs = 15 * 60_000;

/**
 * Most failed attempts in a window: from one client network; for one account; and for an account from a network where
 * it logged in recently (`known`). Only the last limit applies there, so that strangers can't lock the box office out.
 */
const maxFailures = { network: 20, account: 40, known: 20 };

/** How long a network counts as known for an account after a login, in milliseconds. */
const knownMs = 30 * 24 * 60 * 60_000;

const bodySchema = z.object({ email: z.string() });

/**
 * Rate-limits the panel's login actions, per client network and per account. It counts an attempt before the password
 * is checked, so that parallel ones count too, and removes it from the count when it succeeds.
 *
 * Mails for a forgotten password also have a limit per inbox. Above it no new link is made, so that the last one keeps
 * working; the answer is the same.
 */
const throttledLogins: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const action = ctx.method === "POST" ? loginAction(ctx.path) : null;
    // `access-token` renews a session by a cookie, which nobody can guess.
    if (action === null || action === "access-token") return next();
    // Strapi would also accept credentials in the query, which aren't counted below.
    if (ctx.querystring !== "") throw new errors.ValidationError("A login takes no query");

    const typed = bodySchema.safeParse(ctx.request.body).data?.email;
    const email = typed?.trim().toLowerCase();
    const network = networkOfIpAddress(ctx.ip);
    const limitKey = `login of ${email ?? ""} from ${network}`;
    const isKnown = action === "login" && email !== undefined && (await readAttemptCount(strapi.db, limitKey)) > 0;
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

/** Counts a password mail. For an address without an account it counts another key, so that it takes equally long. */
async function maySendPasswordMail(strapi: Core.Strapi, email: string): Promise<boolean> {
  const account: unknown = await strapi.db.query("admin::user").findOne({ where: { email, isActive: true } });
  const isWithinLimit = await consumePasswordMailQuota(strapi.db, account === null ? `${email}.nobody` : email);
  return account === null || isWithinLimit;
}

export default throttledLogins;
