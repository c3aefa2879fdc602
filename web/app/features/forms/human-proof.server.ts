import { env } from "#app/env.server.ts";
import { checkRecaptcha } from "./check-recaptcha.server.ts";
import { ownInputs } from "./form-view-data.ts";
import { humanCheck } from "./human-check.server.ts";
import { isProof } from "./proof-of-work.ts";

/**
 * Judges what a browser sent to show that a human is at it.
 *
 * @returns `none` when it sent nothing, as without scripts.
 */
export async function judgeHuman(
  token: string,
  text: (name: string) => string | null,
): Promise<"human" | "robot" | "none"> {
  const check = humanCheck();
  if (check.kind === "proof-of-work") {
    const proof = text(ownInputs.proof);
    if (proof === null) return "none";
    return isProof(token, proof) ? "human" : "robot";
  }

  const answer = text(ownInputs.recaptcha);
  if (answer === null) return "none";
  const verdict = await checkRecaptcha(answer, {
    secret: env.RECAPTCHA_SECRET ?? "",
    minScore: env.RECAPTCHA_MIN_SCORE,
    action: "form",
    hostname: new URL(env.SITE_URL).hostname,
  });
  // While Google is out of reach the stricter limits hold, and nobody is kept out.
  return verdict === "unknown" ? "none" : verdict;
}
