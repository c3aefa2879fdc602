import { addChanges } from "../../site-link/change-log.ts";
import type { Shop } from "../shop.ts";

/** Writes changed ticket types and their events into the change log, in the current transaction. */
export function recordTicketChanges(
  { db }: Pick<Shop, "db">,
  ticketIds: readonly string[],
  eventIds: readonly string[],
) {
  const change = (type: string, documentId: string) => ({ type, documentId, locale: null, slugs: [], moments: [] });
  return addChanges(db, [
    ...ticketIds.map((id) => change("ticket-types", id)),
    ...eventIds.map((id) => change("events", id)),
  ]);
}
