import { randomBytes } from "node:crypto";
import * as z from "zod";
import { signInBrowserHeader, providerName } from "#contract/accounts/provider-sign-in";
import type { Context } from "../../content/context.ts";
import { digestOf } from "../../database/digest.ts";
import { accountFault } from "../account-fault.ts";
import type { Accounts } from "../accounts.ts";
import { recordAttempt } from "../attempts.ts";
import { addSecret, deleteOldSecrets, findSecret, consumeSecret } from "../tables/secret-table.ts";
import { fetchOAuthProfile } from "./oauth-profile.ts";
import { ProviderError, providerTimeoutMs } from "./provider-fetch.ts";
import { callbackUrlOf, type Provider, findProvider } from "./provider-settings.ts";

const browserSchema = z.string().regex(/^[\w-]{43}$/u);

/** The provider's name in a call's path. @throws {Error} `provider-disabled`: it can't be a provider's name. */
export function providerParam(ctx: Context): string {
  const name = providerName.safeParse(ctx.params["provider"]);
  if (!name.success) throw accountFault("provider-disabled");
  return name.data;
}

/** Owner of a sign-in's secrets: the provider and the browser. @throws {Error} `wrong-state`: without a browser id. */
export function secretOwnerOf(ctx: Context): string {
  const browser = browserSchema.safeParse(ctx.get(signInBrowserHeader));
  if (!browser.success) throw accountFault("wrong-state");
  return `${providerParam(ctx)} ${browser.data}`;
}

/** Runs calls to a provider, within its time limit. @throws {Error} `provider-away`: the provider fails (logged). */
async function atProvider<Result>(
  { strapi }: Accounts,
  name: string,
  work: (provider: Provider, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    const signal = AbortSignal.timeout(providerTimeoutMs);
    return await work(await findProvider(strapi, name, signal), signal);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    strapi.log.error(`Nobody can sign in by ${name} now: ${error.message}`);
    throw accountFault("provider-away");
  }
}

/** What is stored with the OAuth state while a visitor is on a provider's page. */
const pendingSchema = z.object({ verifier: z.string(), nonce: z.string() });

/** Answers `GET /connect/{provider}`: redirects to the provider, with a state that only this browser can use. */
export async function oauthAuthorize(accounts: Accounts, ctx: Context): Promise<URL> {
  const owner = secretOwnerOf(ctx);
  const { name, kind, endpoints, key } = await atProvider(accounts, providerParam(ctx), async (provider) => provider);
  const verifier = randomBytes(32).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const pending: z.infer<typeof pendingSchema> = { verifier, nonce };
  const address = new URL(endpoints.authorize);
  const queries = accounts.strapi.db.connection;
  // Beginning a sign-in isn't rate limited, so the table is cleaned here.
  await deleteOldSecrets(queries, Date.now());
  const asked = {
    client_id: key,
    response_type: "code",
    redirect_uri: callbackUrlOf(accounts, name),
    scope: kind.scope,
    state: await addSecret(queries, "provider-state", owner, pending),
    ...(endpoints.issuers === null ? {} : { nonce }),
    ...(endpoints.hasPkce ? { code_challenge: digestOf(verifier), code_challenge_method: "S256" } : {}),
  };
  for (const [parameter, value] of Object.entries(asked)) address.searchParams.set(parameter, value);
  return address;
}

const callbackSchema = z.object({
  state: z.string().max(200),
  code: z.string().min(1).max(4000).optional(),
  error: z.string().max(200).optional(),
});

/** OAuth error codes which mean that the visitor cancelled. */
const refusals = new Set(["access_denied", "user_cancelled_login", "user_cancelled_authorize", "login_required"]);

/**
 * Answers `GET /connect/{provider}/callback`: fetches the visitor's profile from the provider, and redirects to the
 * site's page with a token under which the profile is stored. A state works once, whatever the outcome.
 */
export async function oauthCallback(accounts: Accounts, ctx: Context): Promise<URL> {
  const { strapi } = accounts;
  const queries = strapi.db.connection;
  const owner = secretOwnerOf(ctx);
  const back = callbackSchema.safeParse(ctx.query);
  if (!back.success) throw accountFault("wrong-state");
  const { state, code, error } = back.data;
  const attempt = await recordAttempt(strapi, ctx, { action: "sign-in", account: null });
  const isOwn = (await findSecret(queries, "provider-state", state))?.owner === owner;
  const pendingSecret = isOwn ? await consumeSecret(queries, "provider-state", state) : null;
  if (pendingSecret === null) throw accountFault("wrong-state");
  if (error !== undefined && refusals.has(error)) throw accountFault("provider-refused");

  const page = new URL(callbackUrlOf(accounts, providerParam(ctx)));
  const profile = await atProvider(accounts, providerParam(ctx), (provider, signal) => {
    if (code === undefined) throw new ProviderError(`it says ${error ?? "nothing"}`);
    return fetchOAuthProfile(provider, {
      code,
      callback: page.href,
      ...pendingSchema.parse(pendingSecret.held),
      signal,
    });
  });
  page.searchParams.set("access_token", await addSecret(queries, "provider-token", owner, profile));
  await attempt.takeBack();
  return page;
}
