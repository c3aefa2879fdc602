import { env } from "#app/env.server.ts";

/** Returns the `Secure` attribute for the end of a cookie; empty on a site without https. */
export function secureAttribute(): "; Secure" | "" {
  return env.SITE_URL.startsWith("https:") ? "; Secure" : "";
}
