import { addChanges } from "../../site-link/change-log.ts";
import type { Shop } from "../shop.ts";

/**
 * Writes into the change log that ticket types, and the events that sell them, show something else than before, in the
 * transaction under way: the site makes their pages again.
 */
export function recordTickets({ db }: Pick<Shop, "db">, ticketIds: readonly string[], eventIds: readonly string[]) {
  const change = (type: string, documentId: string) => ({ type, documentId, locale: null, slugs: [], moments: [] });
  return addChanges(db, [
    ...ticketIds.map((id) => change("ticket-types", id)),
    ...eventIds.map((id) => change("events", id)),
  ]);
}
