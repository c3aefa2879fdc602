import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { Context } from "../../content/context.ts";
import { digestOf } from "../../database/digest.ts";
import type { Accounts } from "../accounts.ts";
import { atProvider, ownerOf } from "./provider-request.ts";
import { addPass } from "../tables/provider-tables.ts";
import { callbackOf, providerOf } from "./set-up-providers.ts";

/** What is held while somebody is at a provider. */
export const pendingSchema = z.object({ step: z.literal("begun"), verifier: z.string(), nonce: z.string() });

/** Answers `GET /connect/{provider}`: leads to the provider, with a state that only this browser can come back with. */
export async function oauthAuthorize(accounts: Accounts, ctx: Context): Promise<URL> {
  const { strapi } = accounts;
  const owner = ownerOf(ctx);
  const { kind, endpoints, key } = await atProvider(strapi, owner.provider, (signal) =>
    providerOf(strapi, owner.provider, signal),
  );
  const verifier = randomBytes(32).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const begun: z.infer<typeof pendingSchema> = { step: "begun", verifier, nonce };
  const state = await addPass(strapi.db.connection, owner, begun);

  const address = new URL(endpoints.authorize);
  const asked = {
    client_id: key,
    response_type: "code",
    redirect_uri: callbackOf(accounts, owner.provider),
    scope: kind.scope,
    state,
    ...(endpoints.issuers === null ? {} : { nonce }),
    ...(kind.hasPkce ? { code_challenge: digestOf(verifier), code_challenge_method: "S256" } : {}),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address;
}
