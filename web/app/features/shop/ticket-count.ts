/** Counts the tickets of a cart's lines. */
export function ticketCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}
