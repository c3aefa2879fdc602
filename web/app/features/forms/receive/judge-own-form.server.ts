import { readTextForm, formText } from "#app/http/form-body.server.ts";
import { formInputNames } from "../form-view-data.ts";
import { isProof } from "../human-check/proof-of-work.ts";
import { checkFormToken, makeFormToken } from "./form-token.server.ts";
import { isWithinSenderLimits } from "./sender-limits.server.ts";

/** Outcome of the check; `confirm` asks the visitor to press the button again, on a page with a new token. */
export type OwnFormVerdict = "taken" | "confirm" | "tooMany";

/**
 * Judges who sent one of the site's own forms, such as the checkout, and counts it for the rate limits. The form holds
 * a token; without a proof of work for it, a stricter limit applies.
 *
 * @param visitor - Key from `visitorRateLimitKey`.
 */
export async function judgeOwnForm(sent: FormData, visitor: string): Promise<OwnFormVerdict> {
  const shown = humanEvidence(sent);
  if (shown === null) return "confirm";
  return (await isWithinSenderLimits({ ...shown, visitor })) ? "taken" : "tooMany";
}

/** Evidence that a human sent a form: its token, and whether the proof of work is missing. */
interface HumanEvidence {
  token: string;
  isUnproven: boolean;
}

/** Maximum size of a form with just a token and a proof, in bytes. */
const maxBytes = 1024;

/** Reads a form with just a token and a proof; `null` when either is invalid or the token is missing. */
export async function readProof(request: Request): Promise<HumanEvidence | null> {
  const sent = await readTextForm(request, maxBytes);
  return sent && humanEvidence(sent);
}

/** Returns the evidence in a form; `null` when the token is missing or too old, or either is forged. */
function humanEvidence(sent: FormData): HumanEvidence | null {
  const token = formText(sent, formInputNames.token);
  const proof = formText(sent, formInputNames.proof);
  if (checkFormToken(token) === "missing") return null;
  if (proof !== "" && !isProof(token, proof)) return null;
  return { token, isUnproven: proof === "" };
}

/** Returns the hidden input with a new token that each of the site's own forms needs. */
export function tokenInput(): Record<string, string> {
  return { [formInputNames.token]: makeFormToken() };
}
