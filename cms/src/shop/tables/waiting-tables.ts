import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { createMissingTable } from "../../database/missing-tables.ts";
import { timestampColumn } from "./order-tables.ts";

export const roomTable = "circuit_waiting_rooms";
export const waiterTable = "circuit_waiters";
export const keptPriceTable = "circuit_kept_prices";
export const emptyDrawTable = "circuit_empty_draws";

/** The waiting room of an event. `seed` and `commitment` change only after an empty draw: see `emptyDrawRowSchema`. */
export const roomRowSchema = z.object({
  id: z.number(),
  eventId: z.string(),
  /** 32 random bytes in hexadecimal: secret until the draw. */
  seed: z.string(),
  commitment: z.string(),
  committedAt: timestampColumn,
  /** When the early arrivals were drawn; `null` before. */
  drawnAt: timestampColumn.nullable(),
  /** Digest of the list of early arrivals; `null` before the draw. */
  digest: z.string().nullable(),
  /** Number of early arrivals. */
  early: z.number(),
  /** Last position in the queue that was given to a visitor. */
  places: z.number(),
  /** Last position in the queue that was let through to the shop. */
  letIn: z.number(),
  /** Time up to which the visitors per minute have been let through. */
  letInAt: timestampColumn,
});

export type RoomRow = z.infer<typeof roomRowSchema>;

/** A draw of an empty room, after which an editor moved the opening: its seed is public, so the room got a new one. */
export const emptyDrawRowSchema = roomRowSchema
  .pick({ seed: true, commitment: true, committedAt: true })
  .extend({ roomId: z.number(), drawnAt: timestampColumn });

/** A visitor of a waiting room, known only by a random id (`waiter`). */
export const waiterRowSchema = z.object({
  id: z.number(),
  roomId: z.number(),
  waiter: z.string(),
  joinedAt: timestampColumn,
  /** Position in the queue; `null` until the draw. */
  place: z.number().nullable(),
  /** `inside`: let through, and hasn't ordered yet. `out`: has ordered, or began no order in time. */
  state: z.enum(["waiting", "inside", "out"]),
  /** Until when the visitor may begin an order. */
  passUntil: timestampColumn.nullable(),
  /** The order that the visitor began last. */
  orderId: z.number().nullable(),
});

/** Creates the tables if they are missing. */
export async function prepareWaitingTables({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, roomTable, (columns) => {
    columns.increments("id");
    columns.string("eventId").notNullable().unique();
    columns.string("seed").notNullable();
    columns.string("commitment").notNullable();
    columns.bigInteger("committedAt").notNullable();
    columns.bigInteger("drawnAt");
    columns.string("digest");
    columns.integer("early").notNullable().defaultTo(0);
    columns.integer("places").notNullable().defaultTo(0);
    columns.integer("letIn").notNullable().defaultTo(0);
    columns.bigInteger("letInAt").notNullable();
    columns.check("?? <= ??", ["letIn", "places"]);
  });
  await createMissingTable(db.connection, waiterTable, (columns) => {
    columns.increments("id");
    columns.integer("roomId").notNullable().references("id").inTable(roomTable);
    columns.string("waiter").notNullable().unique();
    columns.bigInteger("joinedAt").notNullable();
    columns.integer("place");
    columns.string("state").notNullable().defaultTo("waiting");
    columns.bigInteger("passUntil");
    columns.integer("orderId");
    columns.unique(["roomId", "place"]);
    columns.index(["roomId", "state"]);
    columns.index(["roomId", "passUntil"]);
  });
  await createMissingTable(db.connection, keptPriceTable, (columns) => {
    columns.increments("id");
    columns.integer("roomId").notNullable().index().references("id").inTable(roomTable);
    columns.bigInteger("since").notNullable();
    columns.text("prices").notNullable();
  });
  await createMissingTable(db.connection, emptyDrawTable, (columns) => {
    columns.increments("id");
    columns.integer("roomId").notNullable().index().references("id").inTable(roomTable);
    columns.string("seed").notNullable();
    columns.string("commitment").notNullable();
    columns.bigInteger("committedAt").notNullable();
    columns.bigInteger("drawnAt").notNullable();
  });
}
