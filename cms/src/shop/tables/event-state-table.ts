import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { eventStates } from "#contract/event-state";
import { timestampColumn } from "./order-tables.ts";

export const eventStateTable = "circuit_event_states";

/** How a published event is, and when that last changed for who ordered for it. */
export const eventStateRowSchema = z.object({
  /** documentId. */
  eventId: z.string(),
  state: z.enum(eventStates),
  /** When it begins, and its last day. */
  dates: z.string(),
  /** Milliseconds since 1970; 0 for the state that the event had when it was first recorded. */
  changedAt: timestampColumn,
});

export type EventStateRow = z.infer<typeof eventStateRowSchema>;

/** Creates the table if it is missing. */
export async function prepareEventStateTable({ db }: Core.Strapi): Promise<void> {
  if (await db.connection.schema.hasTable(eventStateTable)) return;
  await db.connection.schema.createTable(eventStateTable, (columns) => {
    columns.string("eventId").primary();
    columns.string("state").notNullable();
    columns.string("dates").notNullable();
    columns.bigInteger("changedAt").notNullable();
  });
}
