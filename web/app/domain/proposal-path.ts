import { chosenFormPath } from "./chosen-form-path.ts";
import { proposalAnchor } from "./proposal-form.ts";

interface Wish {
  guests: number | null;
  /** Day at the circuit, as `2027-06-27`; `null` for none. */
  day: string | null;
}

/** Whether the URL that an editor wrote leads to the form for a business proposal. */
export function leadsToProposal(url: string): boolean {
  return url.split("#")[1] === proposalAnchor;
}

/**
 * Returns the URL of the form for a business proposal, with the number of guests and the day filled in.
 *
 * @param url - As an editor wrote it; its `arrangement` parameter stays. Returned unchanged when it leads elsewhere.
 */
export function proposalPath(url: string, { guests, day }: Wish): string {
  return chosenFormPath(url, proposalAnchor, {
    kept: "arrangement",
    chosen: { day, guests: guests === null ? null : String(guests) },
  });
}
