import { ownInputs } from "../form-view-data.ts";
import { isProof } from "../human-check/proof-of-work.ts";
import { checkFormToken, makeFormToken } from "./form-token.server.ts";
import { isWithinSenderLimits } from "./sender-limits.server.ts";

/** What became of the check. `confirm`: the visitor presses the button once more, on a page with a new token. */
export type OwnFormVerdict = "taken" | "confirm" | "tooMany";

/**
 * Judges who sent a form of the site's own, such as the checkout, and counts it. Its page is made for each visitor, so the
 * form's token stands in it; browsers with scripts do the proof of work that belongs to it. Without, the stricter limit
 * of such browsers holds.
 *
 * @param visitor - As `senderOf` answers.
 */
export async function judgeOwnForm(sent: FormData, visitor: string): Promise<OwnFormVerdict> {
  const shown = whatShowsHuman(sent);
  if (shown === null) return "confirm";
  return (await isWithinSenderLimits({ ...shown, visitor })) ? "taken" : "tooMany";
}

/** What a form of the site's own brings from its page; `null` when that is missing, too old or made up. */
export function whatShowsHuman(sent: FormData): { token: string; isUnproven: boolean } | null {
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

function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === "string" ? value : "";
}
