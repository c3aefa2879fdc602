import { passkeyWaitMs } from "@circuit/contract/accounts/passkeys";
import { secureCookie } from "#app/http/secure-cookie.server.ts";

const passkeyCookie = "account-passkey";

/**
 * Names the challenge that this browser got, and no script can read it: what a passkey signed is taken from no other
 * browser. No other site's page has it sent along.
 */
export function passkeyCookies(handle: string): string[] {
  return [`${passkeyCookie}=${handle}; HttpOnly; ${endOf(passkeyWaitMs / 1000)}`];
}

/** Clears the cookie: a challenge can be answered only once. */
export function clearedPasskeyCookies(): string[] {
  return [`${passkeyCookie}=; HttpOnly; ${endOf(0)}`];
}

function endOf(seconds: number): string {
  return `Path=/; Max-Age=${seconds}; SameSite=Strict${secureCookie()}`;
}

/** The challenge that this browser got; `null` for none. */
export function passkeyHandleOf(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${passkeyCookie}=([\\w-]{1,100})(?:;|$)`, "u").exec(cookies)?.[1] ?? null;
}
