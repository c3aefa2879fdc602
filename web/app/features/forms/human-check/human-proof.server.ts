import { env } from "#app/env.server.ts";
import { checkRecaptcha } from "./check-recaptcha.server.ts";
import { ownInputs } from "../form-view-data.ts";
import { humanCheck } from "./human-check.server.ts";
import { isProof } from "./proof-of-work.ts";

/** The judgement of a sender; `worked` is a proof of work where Google should have judged. */
export type HumanVerdict = "human" | "worked" | "robot" | "none";

/**
 * Judges what a browser sent to prove that a human uses it. With reCAPTCHA configured
 * its judgement counts. When there is none, because Google is blocked or out of reach
 * or the token isn't Google's, the browser must have sent a proof of work.
 *
 * @returns `none` when it sent nothing, as without scripts.
 */
export async function judgeHuman(token: string, text: (name: string) => string | null): Promise<HumanVerdict> {
  const answer = text(ownInputs.recaptcha);
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

  const proof = text(ownInputs.proof);
  if (proof === null) return answer === null ? "none" : "robot";
  if (!isProof(token, proof)) return "robot";
  return isRecaptcha ? "worked" : "human";
}
