import { env } from "#app/env.server.ts";

/** What a cookie ends with, so that it never goes over a connection that anybody can read: nothing on a site without https. */
export function secureCookie(): "; Secure" | "" {
  return env.SITE_URL.startsWith("https:") ? "; Secure" : "";
}
