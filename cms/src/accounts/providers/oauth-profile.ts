import * as z from "zod";
import { jsonText } from "../../site-link/json-text.ts";
import { accountFault } from "../account-fault.ts";
import { fetchProvider, ProviderError, parseResponse } from "./provider-fetch.ts";
import type { Profile } from "./provider-definitions.ts";
import type { Provider } from "./provider-settings.ts";

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

/** Exchanges an OAuth code for the user's profile. @throws {Error} `wrong-state`: the provider refuses the code. */
export async function fetchOAuthProfile(
  { kind, endpoints, key, secret }: Provider,
  exchange: Exchange,
): Promise<Profile> {
  const { signal } = exchange;
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: exchange.code,
    redirect_uri: exchange.callback,
    client_id: key,
    client_secret: secret,
    ...(endpoints.hasPkce ? { code_verifier: exchange.verifier } : {}),
  });
  const given = await fetchProvider(endpoints.token, { method: "POST", body, signal });
  // GitHub answers an error with HTTP 200.
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
 * Checks the claims of an id token (OpenID Connect Core 1.0, 3.1.3.7). Its signature needs no check, as the token came
 * straight from the provider.
 */
function checkIdToken(token: string | undefined, { key, nonce, issuers, profile }: Expected): void {
  const [, payload = ""] = token?.split(".") ?? [];
  const claims = jsonText(claimsSchema).safeParse(Buffer.from(payload, "base64url").toString()).data;
  const isRight =
    claims !== undefined &&
    issuers.includes(claims.iss) &&
    [claims.aud].flat().includes(key) &&
    claims.exp * 1000 > Date.now() &&
    claims.nonce === nonce &&
    claims.sub === profile.subject;
  if (!isRight) throw new ProviderError("its id token isn't the one that was asked for");
}
