import { env } from "#app/env.server.ts";
import type { HumanCheck } from "../form-view-data.ts";

/** Returns the kind of human check: reCAPTCHA if configured, else a proof of work. */
export function humanCheck(): HumanCheck {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  return siteKey === undefined || secret === undefined ? { kind: "proof-of-work" } : { kind: "recaptcha", siteKey };
}
