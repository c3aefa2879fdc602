import { createHash, randomBytes } from "node:crypto";
import { providerName } from "@circuit/contract/accounts/provider-sign-in";
import { locales } from "@circuit/contract/locales";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import * as z from "zod";
import { toOwnPath } from "#app/domain/site-path.ts";
import { env } from "#app/env.server.ts";
import { cookieValue, httpOnlyCookie } from "#app/http/cookies.server.ts";

const cookie = "provider-sign-in";

/** Lifetime of the cookie, in seconds: the content system waits for the visitor as long. */
const maxSeconds = 600;

const stateSchema = z.object({
  /** Only this browser has it; the content system knows a digest. */
  secret: z.string().regex(/^[\w-]{43}$/u),
  provider: providerName,
  locale: z.enum(locales),
  /** Path of the page to return to, checked again when it is read. */
  back: z
    .string()
    .nullable()
    .transform((path) => toOwnPath(path)),
  isApp: z.boolean(),
  /** The provider's token for the visitor, while they enter the password of their existing account. */
  token: z.string().nullable(),
});

/** A sign-in by a provider that this browser began. */
export type OAuthState = z.infer<typeof stateSchema>;

const seal = textSeal(env.SITE_CMS_SECRET, "provider-sign-in");

/** Validates a provider's name in a URL; `null` when it is malformed. */
export function providerNamed(text: string): string | null {
  return providerName.safeParse(text).data ?? null;
}

/** Begins a sign-in by a provider. */
export function createOAuthState(of: Omit<OAuthState, "secret" | "token">): OAuthState {
  return { ...of, secret: randomBytes(32).toString("base64url"), token: null };
}

/** Returns the digest by which the content system recognises this browser. */
export function browserDigestOf({ secret }: OAuthState): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** The cookie with the OAuth state: `HttpOnly`, and sealed, so that only this site can have written it. */
export function oauthStateCookie(oauthState: OAuthState): string {
  const text = Buffer.from(JSON.stringify(oauthState)).toString("base64url");
  return httpOnlyCookie(cookie, `${text}.${seal.codeOf(text)}`, maxSeconds);
}

/** Clears the cookie with the OAuth state. */
export function clearedStateCookie(): string {
  return httpOnlyCookie(cookie, "", 0);
}

/** The OAuth state in this browser's cookie; `null` without one, or for one that this site didn't write. */
export function readOAuthState(request: Request): OAuthState | null {
  const [text = "", code = ""] = cookieValue(request.headers.get("cookie"), cookie)?.split(".") ?? [];
  if (text === "" || !seal.isRight(text, code)) return null;
  const oauthState: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  return stateSchema.safeParse(oauthState).data ?? null;
}
