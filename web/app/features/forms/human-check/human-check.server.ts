import { env } from "#app/env.server.ts";
import type { HumanCheck } from "../form-view-data.ts";

/** How visitors' browsers show that a human is at it: reCAPTCHA where it is configured, else work of their own. */
export function humanCheck(): HumanCheck {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  return siteKey === undefined || secret === undefined ? { kind: "proof-of-work" } : { kind: "recaptcha", siteKey };
}
