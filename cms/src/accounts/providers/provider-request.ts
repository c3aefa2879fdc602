import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { browserHeader, providerName } from "#contract/accounts/provider-sign-in";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import type { PassOwner } from "../tables/provider-tables.ts";
import { ProviderError, providerTimeMs } from "./provider-fetch.ts";

const browserSchema = z.string().regex(/^[\w-]{43}$/u);

/** Provider and browser of a call. @throws {Error} It names none that is possible. */
export function ownerOf(ctx: Context): PassOwner {
  const browser = browserSchema.safeParse(ctx.get(browserHeader));
  if (!browser.success) throw accountFault("wrong-state");
  return { provider: nameIn(ctx), browser: browser.data };
}

/** The provider in a call's path. @throws {Error} There can't be such a one: `provider-disabled`. */
export function nameIn(ctx: Context): string {
  const name = providerName.safeParse(ctx.params["provider"]);
  if (!name.success) throw accountFault("provider-disabled");
  return name.data;
}

/** Does what a provider is asked for, in its time. @throws {Error} It is in trouble, which the log says: `provider-away`. */
export async function atProvider<Result>(
  { log }: Core.Strapi,
  name: string,
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await ask(AbortSignal.timeout(providerTimeMs));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error(`Nobody can sign in by ${name} now: ${error.message}`);
    throw accountFault("provider-away");
  }
}
