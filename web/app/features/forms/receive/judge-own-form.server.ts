import { readFormBody } from "#app/http/form-body.server.ts";
import { FormBodyError } from "#app/http/received-form.server.ts";
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

/** What shows that a human sent a form: its page's token, and whether no browser worked for it. */
interface Shown {
  token: string;
  isUnproven: boolean;
}

/** What a form may weigh that has a token and a proof alone, in bytes. */
const maxBytes = 1024;

/** Reads a form that has a token and a proof alone; `null` when they are missing, too old or made up. */
export async function readProof(request: Request): Promise<Shown | null> {
  try {
    const { data, remove } = await readFormBody(request, maxBytes);
    await remove();
    return whatShowsHuman(data);
  } catch (error) {
    if (error instanceof FormBodyError) return null;
    throw error;
  }
}

/** What a form of the site's own brings from its page; `null` when that is missing, too old or made up. */
function whatShowsHuman(sent: FormData): Shown | null {
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
