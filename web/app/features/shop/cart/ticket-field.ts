/** Names of a form's fields begin with this for a ticket: then come its id, its days and the price that is shown. */
export const ticketField = "ticket.";

/** Name of the field in which a visitor says how many of a ticket are wanted. */
export function ticketFieldName(ticketId: string, admission: string, priceCents: number): string {
  return `${ticketField}${ticketId}.${admission}.${priceCents}`;
}

/** How many of a line's tickets are among other lines, such as those of an order. */
export function quantityIn(
  lines: readonly { ticketId: string; admission: string; quantity: number }[],
  line: { ticketId: string; admission: string },
): number {
  const same = lines.filter((one) => lineKey(one) === lineKey(line));
  return same.reduce((total, { quantity }) => total + quantity, 0);
}

/** Tells lines of a cart apart: a ticket on its days. */
export function lineKey({ ticketId, admission }: { ticketId: string; admission: string }): string {
  return `${ticketId}/${admission}`;
}
