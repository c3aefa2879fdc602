/** Prefix of the name of a ticket's input; the ticket's id, its days and its shown price follow. */
export const ticketField = "ticket.";

/** Returns the name of the input for the quantity of a ticket. */
export function ticketFieldName(ticketId: string, admission: string, priceCents: number): string {
  return `${ticketField}${ticketId}.${admission}.${priceCents}`;
}

/** Counts the tickets of a line among other lines, such as those of an order. */
export function quantityIn(
  lines: readonly { ticketId: string; admission: string; quantity: number }[],
  line: { ticketId: string; admission: string },
): number {
  const same = lines.filter((one) => lineKey(one) === lineKey(line));
  return same.reduce((total, { quantity }) => total + quantity, 0);
}

/** Returns the key of a cart line: its ticket and days. */
export function lineKey({ ticketId, admission }: { ticketId: string; admission: string }): string {
  return `${ticketId}/${admission}`;
}
