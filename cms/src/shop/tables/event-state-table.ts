import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { eventStates } from "#contract/event-state";
import { createMissingTable } from "../../database/missing-tables.ts";
import { timestampColumn } from "./order-tables.ts";

export const eventStateTable = "circuit_event_states";

/** State and dates of a published event, as last compared. */
export const eventStateRowSchema = z.object({
  eventId: z.string(),
  state: z.enum(eventStates),
  /** The event's start and its last day, as one text. */
  dates: z.string(),
  /** Time of the last change that was mailed to customers, in milliseconds since 1970; 0 for none. */
  changedAt: timestampColumn,
});

export type EventStateRow = z.infer<typeof eventStateRowSchema>;

/** Creates the table if it is missing. */
export async function prepareEventStateTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, eventStateTable, (columns) => {
    columns.string("eventId").primary();
    columns.string("state").notNullable();
    columns.string("dates").notNullable();
    columns.bigInteger("changedAt").notNullable();
  });
}
