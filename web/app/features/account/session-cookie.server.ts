import { sessionMark } from "#app/domain/session-mark.ts";
import { secureCookie } from "#app/http/secure-cookie.server.ts";

const sessionCookie = "account-session";

/** How long a browser keeps a session that isn't ended, in seconds: 30 days, as long as Strapi's tokens are valid. */
const longestSession = 30 * 24 * 60 * 60;

/** Longest token that is taken, in characters: browsers keep no cookie over 4 kB. */
const longestToken = 3500;

/** The token of this browser's session, which only the server can read; `null` for none. */
export function sessionTokenOf(request: Request): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  const value = new RegExp(`(?:^|;\\s*)${sessionCookie}=([\\w.~%-]+)`, "u").exec(cookies)?.[1] ?? "";
  try {
    const token = decodeURIComponent(value);
    return token.length > longestToken || !/^[\w.~-]+$/u.test(token) ? null : token;
  } catch {
    // Half an escape: no cookie of ours.
    return null;
  }
}

/**
 * The cookies of a session that begins. The second says only that there is one, and of two that they differ; scripts
 * may read it, as pages for everyone are the same with a session and without.
 */
export function sessionCookies(token: string): string[] {
  const end = `Path=/; Max-Age=${longestSession}; SameSite=Lax${secureCookie()}`;
  const mark = Math.floor(Math.random() * 1e9).toString(36);
  return [`${sessionCookie}=${encodeURIComponent(token)}; HttpOnly; ${end}`, `${sessionMark}=${mark}; ${end}`];
}

/** Takes both away: nobody is signed in. */
export function clearedCookies(): string[] {
  const end = `Path=/; Max-Age=0; SameSite=Lax${secureCookie()}`;
  return [`${sessionCookie}=; HttpOnly; ${end}`, `${sessionMark}=; ${end}`];
}
