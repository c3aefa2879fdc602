import { signedInCookie } from "#app/domain/signed-in-cookie.ts";
import { cookieValue, httpOnlyCookie, readableCookie } from "#app/http/cookies.server.ts";

const sessionCookie = "account-session";

/** How long a browser keeps a session that isn't ended, in seconds: 30 days, as long as Strapi's tokens are valid. */
export const longestSession = 30 * 24 * 60 * 60;

/** Longest token that is accepted, in characters: browsers store no cookie over 4 kB. */
const maxTokenLength = 3500;

/** Reads the token of this browser's session, which scripts can't read; `null` for none. */
export function sessionTokenOf(request: Request): string | null {
  try {
    const token = decodeURIComponent(cookieValue(request.headers.get("cookie"), sessionCookie) ?? "");
    return token.length > maxTokenLength || !/^[\w.~-]+$/u.test(token) ? null : token;
  } catch {
    // Malformed percent-encoding: not a cookie of this site.
    return null;
  }
}

/** Reads the public id of this browser's session, which stays the same when the token changes; `null` for none. */
export function publicSessionIdOf(request: Request): string | null {
  const id = cookieValue(request.headers.get("cookie"), signedInCookie) ?? "";
  return /^\w{1,20}$/u.test(id) ? id : null;
}

/**
 * Returns the cookies of a new session. The second has only a random public id, which scripts may read, because cached
 * pages are the same with and without a session.
 *
 * @param mark - Public id of a session that continues; absent for a new one.
 */
export function sessionCookies(token: string, mark = newMark()): string[] {
  return [
    httpOnlyCookie(sessionCookie, encodeURIComponent(token), longestSession),
    readableCookie(signedInCookie, mark, longestSession),
  ];
}

/**
 * Returns the cookies of a request's session, which last 30 days from now; none without a session. Private pages set
 * them also so that Chromium drops these pages from its back/forward cache when the cookies change; without scripts
 * nothing else does that.
 */
export function renewedCookies(request: Request): string[] {
  const token = sessionTokenOf(request);
  return token === null ? [] : sessionCookies(token, publicSessionIdOf(request) ?? undefined);
}

function newMark(): string {
  return Math.floor(Math.random() * 1e9).toString(36);
}

/** Clears both cookies, which signs the visitor out. */
export function clearedCookies(): string[] {
  return [httpOnlyCookie(sessionCookie, "", 0), readableCookie(signedInCookie, "", 0)];
}
