import { readTextForm, textOf } from "#app/http/form-body.server.ts";
import { ownInputs } from "../form-view-data.ts";
import { isProof } from "../human-check/proof-of-work.ts";
import { checkFormToken, makeFormToken } from "./form-token.server.ts";
import { isWithinSenderLimits } from "./sender-limits.server.ts";

/** Outcome of the check. `confirm`: the visitor has to press the button again, on a page with a new token. */
export type OwnFormVerdict = "taken" | "confirm" | "tooMany";

/**
 * Judges who sent a form of the site's own, such as the checkout, and counts it. Its page is made for each visitor, so the
 * form's token stands in it; browsers with scripts do the proof of work that belongs to it. Without, the stricter limit
 * of such browsers holds.
 *
 * @param visitor - As `senderKey` gives it.
 */
export async function judgeOwnForm(sent: FormData, visitor: string): Promise<OwnFormVerdict> {
  const shown = humanEvidence(sent);
  if (shown === null) return "confirm";
  return (await isWithinSenderLimits({ ...shown, visitor })) ? "taken" : "tooMany";
}

/** Evidence that a human sent a form: its page's token, and whether the proof of work is missing. */
interface Shown {
  token: string;
  isUnproven: boolean;
}

/** Maximum size of a form that has only a token and a proof, in bytes. */
const maxBytes = 1024;

/** Reads a form that has a token and a proof alone; `null` when they are missing, too old or made up. */
export async function readProof(request: Request): Promise<Shown | null> {
  const sent = await readTextForm(request, maxBytes);
  return sent && humanEvidence(sent);
}

/** The evidence in one of the site's own forms; `null` when it is missing, too old or forged. */
function humanEvidence(sent: FormData): Shown | null {
  const token = textOf(sent, ownInputs.token);
  const proof = textOf(sent, ownInputs.proof);
  if (checkFormToken(token) === "missing") return null;
  if (proof !== "" && !isProof(token, proof)) return null;
  return { token, isUnproven: proof === "" };
}

/** The hidden input that a form of the site's own needs for that. */
export function humanInputs(): Record<string, string> {
  return { [ownInputs.token]: makeFormToken() };
}
