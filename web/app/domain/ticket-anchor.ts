/** Id of a ticket's code on the page of its order. @param index - Its place among the order's tickets, from zero. */
export function ticketAnchor(index: number): string {
  return `ticket-${index + 1}`;
}
