import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { isFromSite } from "../access/from-site.ts";
import { clientNetwork } from "../access/logins/client-network.ts";
import { isOfPublicApi } from "../access/public-api.ts";
import { RequestCounts } from "../access/request-counts.ts";

/** How long a request counts, in milliseconds. */
const windowMs = 60_000;

const configSchema = z.object({ perMinute: z.number() });

/**
 * Limits how much of the public API one network may ask for, before a body is read or the database is asked. The site
 * says with each call that it is the site, and isn't limited. A call with an API token counts until it shows to be a right one:
 * tokens of programs aren't limited, nor is guessing them free.
 */
const limitedRequests: Core.MiddlewareFactory = (config, { strapi }) => {
  const { perMinute } = configSchema.parse(config);
  const secret = strapi.config.get<string | undefined>("purges.secret");
  const counts = new RequestCounts(perMinute, windowMs);
  return async (ctx, next) => {
    // Without a shared secret the site can't say that it is the site, and mustn't be kept from making its pages.
    if (secret === undefined || !isOfPublicApi(ctx.path) || isFromSite(secret, ctx)) return next();

    const network = clientNetwork(ctx.ip);
    const waitSeconds = counts.add(network, Date.now());
    if (waitSeconds > 0) {
      ctx.set("Retry-After", String(waitSeconds));
      throw new errors.RateLimitError();
    }
    await next();
    if (hasToken(ctx.state)) counts.takeBack(network);
  };
};

const stateSchema = z.object({ auth: z.object({ credentials: z.object({}) }) });

/** Whether the caller has a valid token: only then does Strapi set credentials. */
function hasToken(state: unknown): boolean {
  return stateSchema.safeParse(state).success;
}

export default limitedRequests;
