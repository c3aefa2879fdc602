/** Names of a form's fields begin with this for a ticket: then come its id, its days and the price that is shown. */
export const ticketField = "ticket.";

/** Name of the field in which a visitor says how many of a ticket are wanted. */
export function ticketFieldName(ticketId: string, admission: string, netCents: number): string {
  return `${ticketField}${ticketId}.${admission}.${netCents}`;
}

/** Tells lines of a cart apart: a ticket on its days. */
export function lineKey({ ticketId, admission }: { ticketId: string; admission: string }): string {
  return `${ticketId}/${admission}`;
}
