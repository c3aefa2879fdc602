import { passkeyChallengeMs } from "@circuit/contract/accounts/passkeys";
import { cookieValue, httpOnlyCookie } from "#app/http/cookies.server.ts";

const passkeyCookie = "account-passkey";

/**
 * Returns the cookie that names this browser's challenge, so that no other browser can answer the challenge. Scripts
 * can't read it, and requests from other sites don't send it.
 */
export function passkeyCookies(handle: string): string[] {
  return [httpOnlyCookie(passkeyCookie, handle, passkeyChallengeMs / 1000, "Strict")];
}

/** Clears the cookie: a challenge can be answered only once. */
export function clearedPasskeyCookies(): string[] {
  return [httpOnlyCookie(passkeyCookie, "", 0, "Strict")];
}

/** Returns the handle of the challenge that this browser got; `null` for none. */
export function passkeyHandleOf(request: Request): string | null {
  const handle = cookieValue(request.headers.get("cookie"), passkeyCookie) ?? "";
  return /^[\w-]{1,100}$/u.test(handle) ? handle : null;
}
