import { passkeyChallengeMs } from "@circuit/contract/accounts/passkeys";
import { secureAttribute } from "#app/http/secure-attribute.server.ts";

const passkeyCookie = "account-passkey";

/**
 * Returns the cookie that names this browser's challenge, so that no other browser can answer the challenge. Scripts
 * can't read it, and requests from other sites don't send it.
 */
export function passkeyCookies(handle: string): string[] {
  return [`${passkeyCookie}=${handle}; HttpOnly; ${endOf(passkeyChallengeMs / 1000)}`];
}

/** Clears the cookie: a challenge can be answered only once. */
export function clearedPasskeyCookies(): string[] {
  return [`${passkeyCookie}=; HttpOnly; ${endOf(0)}`];
}

function endOf(seconds: number): string {
  return `Path=/; Max-Age=${seconds}; SameSite=Strict${secureAttribute()}`;
}

/** Returns the handle of the challenge that this browser got; `null` for none. */
export function passkeyHandleOf(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${passkeyCookie}=([\\w-]{1,100})(?:;|$)`, "u").exec(cookies)?.[1] ?? null;
}
