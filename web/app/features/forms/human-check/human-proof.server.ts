import { env } from "#app/env.server.ts";
import { checkRecaptcha } from "./check-recaptcha.server.ts";
import { formInputNames, type HumanCheck } from "../form-view-data.ts";
import { isProof } from "./proof-of-work.ts";

/** Returns the kind of human check: reCAPTCHA if configured, else a proof of work. */
export function humanCheck(): HumanCheck {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = env;
  return siteKey === undefined || secret === undefined ? { kind: "proof-of-work" } : { kind: "recaptcha", siteKey };
}

/** Judgement of who sent a form; `worked` means a proof of work where reCAPTCHA was expected. */
export type HumanVerdict = "human" | "worked" | "robot" | "none";

/**
 * Judges the proof that a browser sent. If configured, reCAPTCHA decides; without a usable verdict of Google the
 * browser must have sent a proof of work.
 *
 * @returns `none` without any proof, as from browsers without scripts.
 */
export async function judgeHuman(token: string, text: (name: string) => string | null): Promise<HumanVerdict> {
  const answer = text(formInputNames.recaptcha);
  const isRecaptcha = humanCheck().kind === "recaptcha";
  if (isRecaptcha && answer !== null) {
    const verdict = await checkRecaptcha(answer, {
      secret: env.RECAPTCHA_SECRET ?? "",
      minScore: env.RECAPTCHA_MIN_SCORE,
      action: "form",
      hostname: new URL(env.SITE_URL).hostname,
    });
    if (verdict === "human" || verdict === "robot") return verdict;
  }

  const proof = text(formInputNames.proof);
  if (proof === null) return answer === null ? "none" : "robot";
  if (!isProof(token, proof)) return "robot";
  return isRecaptcha ? "worked" : "human";
}
