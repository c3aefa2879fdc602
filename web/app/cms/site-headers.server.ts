import { siteHeader, signSiteHeader } from "@circuit/contract/site-link/signature";
import { env } from "#app/env.server.ts";

/** Headers of every call to the content system, which limits what others ask of it; none without a secret. */
export function siteHeaders(): Record<string, string> {
  const { SITE_CMS_SECRET: secret } = env;
  return secret === undefined ? {} : { [siteHeader]: signSiteHeader(secret, Math.floor(Date.now() / 1000)) };
}
