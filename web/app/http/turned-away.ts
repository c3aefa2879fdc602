/** Set by our own server alone, whatever a client says. */
export const turnedAwayHeader = "x-turned-away";

/**
 * Whether the line of accounts was full when a form came in: the page comes back with what was typed, and nothing is
 * asked of the content system for it.
 */
export function isTurnedAway({ headers }: Request): boolean {
  return headers.has(turnedAwayHeader);
}
