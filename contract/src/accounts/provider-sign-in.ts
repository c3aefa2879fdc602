import * as z from "zod";
import { moment } from "../field.ts";

/*
 * The CMS's API to sign in with a provider such as Google, below `/api`. Only the site's server calls it, never a page.
 * {@link signInBrowserHeader} binds a sign-in to one browser: no other can complete it.
 *
 * `GET /account/providers`: 200 {@link providersSchema}, the enabled providers. Nothing in it is secret.
 * `GET /connect/{provider}`: 302 to the provider. 400 `provider-disabled`.
 * `GET /connect/{provider}/callback?code&state` (or `error` instead of `code`), as the provider sent the browser back:
 *   302 to the site's page of the provider, with `access_token` in its query: a token of the CMS, valid once, for ten
 *   minutes, for this browser. The CMS never accepts the provider's own token here: one issued to another site would
 *   sign in too. 400 `provider-refused` (the visitor said no), `wrong-state` (of another browser, used, or too old),
 *   `provider-away` (the provider can't be reached), `provider-disabled`.
 * `GET /auth/{provider}/callback?access_token=`: 200 { jwt, user }. 400 `no-email`, `unverified-email`, `blocked`,
 *   `wrong-state`; `password-needed` where an account has the e-mail address: the token stays valid for the next call.
 * `POST /auth/{provider}/link` { access_token, password }: links the provider to that account; 200 { jwt, user }. 400
 *   `wrong-password` (the token stays valid), `blocked`, `wrong-state`.
 * `DELETE /account/providers/{provider}` with the bearer header: unlinks it, 204. 400 `only-way-in` where the account
 *   has no other way to sign in, 404 without a link.
 *
 * Both callbacks and `link` count as attempts to sign in unless they succeed: 429 after too many.
 */

/** Path that lists the enabled providers, and below which a signed-in visitor unlinks one. */
export const providersPath = "/account/providers";

/** Header with a digest of the cookie that the site sets in a browser while somebody signs in with a provider. */
export const signInBrowserHeader = "x-sign-in-browser";

/** A provider's name in URLs: Strapi's own name for a provider that Strapi supports. */
export const providerName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/u);

/** The answer of `GET /account/providers`. */
export const providersSchema = z.object({
  /** `title` is the name that visitors see, such as `Google`. */
  providers: z.array(z.object({ name: providerName, title: z.string().min(1).max(40) })).max(20),
});

export type SignInProvider = z.infer<typeof providersSchema>["providers"][number];

export const linkedProviderSchema = z.object({ name: providerName, title: z.string(), linkedAt: moment });

/** Why the CMS refuses to sign in with a provider, or to unlink it. */
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
