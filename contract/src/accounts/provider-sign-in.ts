import * as z from "zod";
import { moment } from "../field.ts";

/*
 * Signing in by a provider such as Google, below the API's prefix. All are asked by the site's server, never by a page.
 * The browser is named by {@link browserHeader}: what one browser began, no other can end.
 *
 * `GET /account/providers`: 200 {@link providersSchema}, the providers that are on. Nothing in it is secret.
 * `GET /connect/{provider}`: 302 to the provider. 400 `provider-disabled`.
 * `GET /connect/{provider}/callback?code&state` (or `error` instead of `code`), as the provider sent the browser back:
 *   302 to the site's page of the provider, with `access_token` in its query: a token of ours, valid once, for ten
 *   minutes, for this browser. The provider's own stays in the content system: one that was given to another site would
 *   sign in here too. 400 `provider-refused` (the visitor said no), `wrong-state` (of another browser, used, or too old),
 *   `provider-away`, `provider-disabled`.
 * `GET /auth/{provider}/callback?access_token=`: 200 { jwt, user }. 400 `no-email`, `unverified-email`, `blocked`,
 *   `wrong-state`; `password-needed` where an account has the address: the token stays valid for the next call.
 * `POST /auth/{provider}/link` { access_token, password }: links the provider to that account; 200 { jwt, user }. 400
 *   `wrong-password` (the token stays valid), `blocked`, `wrong-state`.
 * `DELETE /account/providers/{provider}` with the bearer header: ends the link, 204. 400 `only-way-in` where nobody could
 *   sign in any more, 404 without a link.
 *
 * Coming back, signing in and linking count as attempts to sign in, until they succeed: 429.
 */

/** Paths of what only our content system has. */
export const providersCall = "/account/providers";

/** Header with a digest of what the browser holds in a cookie while somebody signs in by a provider. */
export const browserHeader = "x-sign-in-browser";

/** A provider's name in addresses: Strapi's for those that it knows. */
export const providerName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/u);

/** The answer of `GET /account/providers`. */
export const providersSchema = z.object({
  /** `title` is what visitors know it by: `Google`. */
  providers: z.array(z.object({ name: providerName, title: z.string().min(1).max(40) })).max(20),
});

export type SignInProvider = z.infer<typeof providersSchema>["providers"][number];

/** A provider that is linked to an account. */
export const linkedProviderSchema = z.object({ name: providerName, title: z.string(), linkedAt: moment });

export type LinkedProvider = z.infer<typeof linkedProviderSchema>;

/** Why signing in by a provider, or ending that, is refused. */
export const providerFaults = [
  "provider-disabled",
  "provider-refused",
  "provider-away",
  "wrong-state",
  "no-email",
  "unverified-email",
  "password-needed",
  "only-way-in",
] as const;

export type ProviderFault = (typeof providerFaults)[number];
