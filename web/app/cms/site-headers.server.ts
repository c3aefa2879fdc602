import { siteHeader, signSiteHeader } from "@circuit/contract/site-link/signature";
import { env } from "#app/env.server.ts";

/** Returns headers that prove to the CMS that the site calls: it rate-limits other callers. None without a secret. */
export function siteHeaders(): Record<string, string> {
  const { SITE_CMS_SECRET: secret } = env;
  return secret === undefined ? {} : { [siteHeader]: signSiteHeader(secret, Math.floor(Date.now() / 1000)) };
}
