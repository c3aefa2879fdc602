import { chosenFormPath } from "./chosen-form-path.ts";
import { proposalAnchor } from "./proposal-form.ts";

interface Wish {
  guests: number | null;
  /** Day at the circuit, as `2027-06-27`; `null` for none. */
  day: string | null;
}

/** Whether an address, as an editor wrote it, leads to the form for a proposal. */
export function leadsToProposal(url: string): boolean {
  return url.split("#")[1] === proposalAnchor;
}

/**
 * The way to the form for a proposal, with how many guests come when filled in.
 *
 * @param url - As an editor wrote it: which arrangement is chosen stands in it. One that leads elsewhere stays as it is.
 */
export function proposalPath(url: string, { guests, day }: Wish): string {
  return chosenFormPath(url, proposalAnchor, {
    kept: "arrangement",
    chosen: { day, guests: guests === null ? null : String(guests) },
  });
}
