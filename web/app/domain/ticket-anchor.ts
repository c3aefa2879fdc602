/** Returns the id of a ticket's code on the order page. @param index - Index of the ticket in its order, from zero. */
export function ticketAnchor(index: number): string {
  return `ticket-${index + 1}`;
}
