/** Set by our own server alone, whatever a client says. */
export const overloadedHeader = "x-turned-away";

/**
 * Whether the queue of account requests was full when a form came in. Then the form is shown again with what was typed,
 * without a call to the content system.
 */
export function isOverloaded({ headers }: Request): boolean {
  return headers.has(overloadedHeader);
}
