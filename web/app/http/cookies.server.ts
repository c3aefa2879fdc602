import { env } from "#app/env.server.ts";

/** Returns the value of a cookie in a request's `Cookie` header; `null` without one. */
export function cookieValue(cookies: string | null, name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([^;\\s]+)`, "u").exec(cookies ?? "")?.[1] ?? null;
}

/** Returns a cookie that scripts may read. @param seconds - Its lifetime; 0 removes it. */
export function readableCookie(name: string, value: string, seconds: number, sameSite: "Lax" | "Strict" = "Lax") {
  const secure = env.SITE_URL.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=${sameSite}${secure}`;
}

/** Returns a cookie that scripts can't read. @param seconds - Its lifetime; 0 removes it. */
export function httpOnlyCookie(name: string, value: string, seconds: number, sameSite?: "Lax" | "Strict"): string {
  return readableCookie(name, `${value}; HttpOnly`, seconds, sameSite);
}
