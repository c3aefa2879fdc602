import { env } from "#app/env.server.ts";
import type { HumanCheck } from "../form-view-data.ts";

/** How browsers prove that a human uses them: by reCAPTCHA where it is configured, else by a proof of work. */
export function humanCheck(): HumanCheck {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  return siteKey === undefined || secret === undefined ? { kind: "proof-of-work" } : { kind: "recaptcha", siteKey };
}
