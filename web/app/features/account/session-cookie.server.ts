import { signedInCookie } from "#app/domain/signed-in-cookie.ts";
import { secureCookie } from "#app/http/secure-cookie.server.ts";

const sessionCookie = "account-session";

/** How long a browser keeps a session that isn't ended, in seconds: 30 days, as long as Strapi's tokens are valid. */
export const longestSession = 30 * 24 * 60 * 60;

/** Longest token that is taken, in characters: browsers keep no cookie over 4 kB. */
const maxTokenLength = 3500;

/** The token of this browser's session, which only the server can read; `null` for none. */
export function sessionTokenOf(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  const value = new RegExp(`(?:^|;\\s*)${sessionCookie}=([\\w.~%-]+)`, "u").exec(cookies)?.[1] ?? "";
  try {
    const token = decodeURIComponent(value);
    return token.length > maxTokenLength || !/^[\w.~-]+$/u.test(token) ? null : token;
  } catch {
    // Half an escape: no cookie of ours.
    return null;
  }
}

/** The public id of this browser's session, which goes on with another token; `null` for none. */
export function publicSessionIdOf(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${signedInCookie}=(\\w{1,20})(?:;|$)`, "u").exec(cookies)?.[1] ?? null;
}

/**
 * The cookies of a session that begins. The second says only that there is one, and of two that they differ; scripts
 * may read it, as pages for everyone are the same with a session and without.
 *
 * @param mark - Of the session that goes on with this token; absent for one that is new.
 */
export function sessionCookies(token: string, mark = newMark()): string[] {
  return [renewedCookie(token), `${signedInCookie}=${mark}; ${longestEnd()}`];
}

/**
 * The cookie of a session that goes on. A page that only its visitor sees sends it along: Chromium keeps such a page whole for
 * the way back, and drops it when a cookie changes that the page itself has set. Without scripts nothing else does.
 */
export function renewedCookie(token: string): string {
  return `${sessionCookie}=${encodeURIComponent(token)}; HttpOnly; ${longestEnd()}`;
}

function longestEnd(): string {
  return `Path=/; Max-Age=${longestSession}; SameSite=Lax${secureCookie()}`;
}

function newMark(): string {
  return Math.floor(Math.random() * 1e9).toString(36);
}

/** Clears both cookies, which signs the visitor out. */
export function clearedCookies(): string[] {
  const end = `Path=/; Max-Age=0; SameSite=Lax${secureCookie()}`;
  return [`${sessionCookie}=; HttpOnly; ${end}`, `${signedInCookie}=; ${end}`];
}
