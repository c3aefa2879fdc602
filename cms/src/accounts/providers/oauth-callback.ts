import * as z from "zod";
import type { Context } from "../../content/context.ts";
import { accountFault } from "../account-fault.ts";
import type { Accounts } from "../accounts.ts";
import { countTry } from "../attempts.ts";
import { pendingSchema } from "./oauth-authorize.ts";
import { fetchProvider, ProviderError, parseResponse } from "./provider-fetch.ts";
import type { Profile } from "./provider-kinds.ts";
import { atProvider, ownerOf } from "./provider-request.ts";
import { addPass, readPass, takePass } from "../tables/provider-tables.ts";
import { callbackOf, type Provider, providerOf } from "./set-up-providers.ts";

const backSchema = z.object({
  state: z.string().max(200),
  code: z.string().min(1).max(4000).optional(),
  error: z.string().max(200).optional(),
});

/** What is held of somebody whom a provider named. */
export const identitySchema = z.object({
  step: z.literal("known"),
  subject: z.string(),
  email: z.string().nullable(),
  isVerified: z.boolean(),
});

/** What a visitor's no is called: by the standard, and by Facebook and LinkedIn. */
const refusals = new Set(["access_denied", "user_cancelled_login", "user_cancelled_authorize", "login_required"]);

/**
 * Answers `GET /connect/{provider}/callback`: asks the provider who somebody is, and leads to the site's page with a token
 * that stands for the answer. A state is used up by the first who comes with it, whatever comes of it.
 */
export async function oauthCallback(accounts: Accounts, ctx: Context): Promise<URL> {
  const { strapi } = accounts;
  const owner = ownerOf(ctx);
  const back = backSchema.safeParse(ctx.query);
  if (!back.success) throw accountFault("wrong-state");
  const { state, code, error } = back.data;
  const queries = strapi.db.connection;
  const attempt = await countTry(strapi, ctx, { action: "sign-in", account: null });
  const begun = await readPass(queries, owner, state, pendingSchema);
  if (begun === null || !(await takePass(queries, state))) throw accountFault("wrong-state");
  if (error !== undefined && refusals.has(error)) throw accountFault("provider-refused");

  const profile = await atProvider(strapi, owner.provider, async (signal) => {
    if (code === undefined) throw new ProviderError(`it says ${error ?? "nothing"}`);
    const provider = await providerOf(strapi, owner.provider, signal);
    return askWho(provider, { code, callback: callbackOf(accounts, owner.provider), ...begun, signal });
  });
  const known: z.infer<typeof identitySchema> = { step: "known", ...profile };
  const page = new URL(callbackOf(accounts, owner.provider));
  page.searchParams.set("access_token", await addPass(queries, owner, known));
  await attempt.takeBack();
  return page;
}

const tokenSchema = z.object({ access_token: z.string().min(1), id_token: z.string().optional() });

const refusedSchema = z.object({ error: z.string() });

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string(),
});

interface Exchange {
  code: string;
  callback: string;
  verifier: string;
  nonce: string;
  signal: AbortSignal;
}

/** Who a code is of. @throws {Error} The code was used, or isn't of this provider: `wrong-state`. */
async function askWho({ kind, endpoints, key, secret }: Provider, exchange: Exchange): Promise<Profile> {
  const { signal } = exchange;
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: exchange.code,
    redirect_uri: exchange.callback,
    client_id: key,
    client_secret: secret,
    ...(kind.hasPkce ? { code_verifier: exchange.verifier } : {}),
  });
  const given = await fetchProvider(endpoints.token, { method: "POST", body, signal });
  // GitHub refuses with a 200.
  const refusal = refusedSchema.safeParse(given.body).data?.error;
  if (refusal === "invalid_grant" || refusal === "bad_verification_code") throw accountFault("wrong-state");
  if (refusal !== undefined) throw new ProviderError(`it gives no token: ${refusal.slice(0, 100)}`);
  const tokens = parseResponse(endpoints.token, tokenSchema, given.body);

  const get = async (url: string) => {
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const answer = await fetchProvider(url, { headers, signal });
    if (answer.status >= 400) throw new ProviderError(`it tells nothing of its user: HTTP ${answer.status}`);
    return answer.body;
  };
  const profile = await kind.readProfile(get, endpoints.profile);
  if (endpoints.issuers !== null)
    checkIdToken(tokens.id_token, { ...exchange, key, issuers: endpoints.issuers, profile });
  return profile;
}

interface Expected {
  key: string;
  nonce: string;
  issuers: readonly string[];
  profile: Profile;
}

/**
 * Checks what an id token says (OpenID Connect Core 1.0, 3.1.3.7). It came from the provider itself, over a connection of
 * our own, so its signature isn't looked at.
 */
function checkIdToken(token: string | undefined, { key, nonce, issuers, profile }: Expected): void {
  const [, payload = ""] = token?.split(".") ?? [];
  const claims = claimsSchema.safeParse(jsonIn(Buffer.from(payload, "base64url").toString("utf8"))).data;
  const isRight =
    claims !== undefined &&
    issuers.includes(claims.iss) &&
    [claims.aud].flat().includes(key) &&
    claims.exp * 1000 > Date.now() &&
    claims.nonce === nonce &&
    claims.sub === profile.subject;
  if (!isRight) throw new ProviderError("its id token isn't the one that was asked for");
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No id token at all.
    return null;
  }
}
