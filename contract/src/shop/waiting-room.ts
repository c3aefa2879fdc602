import * as z from "zod";
import { moment } from "../field.ts";

/**
 * Path on the CMS to which the site posts `{ "message": "…" }` as JSON; `x-signature` signs the message for the purpose
 * `waiting-room`. The message is a `WaitingRequest` as JSON. 401: not signed. 400: no such request. 404: no such room.
 */
export const waitingRequestsPath = "/api/shop/waiting-room";

/** How long before the opening visitors may come into the waiting room, in milliseconds. */
export const earlyEntryMs = 60 * 60 * 1000;

/** How long somebody who is let through may take to begin an order, in milliseconds. */
export const passMs = 15 * 60 * 1000;

/** Most visitors that join in one request. */
export const maxJoining = 500;

/** The number of a visitor in a waiting room: 16 random bytes. It says nothing about them. */
export const waiterIdSchema = z.string().regex(/^[\w-]{22}$/u);

export const waitingRequestSchema = z.discriminatedUnion("action", [
  /** All rooms as they stand: `{ rooms }`. */
  z.object({ action: z.literal("read") }),
  /** The early arrivals of a room in the order of its draw: `{ ids }`. */
  z.object({ action: z.literal("list"), eventId: z.string().max(40) }),
  /** Gives visitors a place; one that has a place keeps it: `{ places, room }`. */
  z.object({
    action: z.literal("join"),
    eventId: z.string().max(40),
    /** `joinedAt` is milliseconds since 1970. */
    waiters: z
      .array(z.object({ id: waiterIdSchema, joinedAt: z.number().int().positive() }))
      .min(1)
      .max(maxJoining),
  }),
]);

export type WaitingRequest = z.infer<typeof waitingRequestSchema>;

/** Prices in cents of an event, as the catalogue has them, by `{ticketId}/{admission key}`, and since when they hold. */
const notedPricesSchema = z.object({ since: moment, priceCents: z.record(z.string(), z.number().int()) });

export type NotedPrices = z.infer<typeof notedPricesSchema>;

/** A waiting room. Places count from one. */
export const waitingRoomSchema = z.object({
  eventId: z.string(),
  /** Title and slug of the event by language; `null` where it isn't on sale. */
  nl: z.object({ title: z.string(), slug: z.string() }).nullable(),
  en: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /**
   * When the sale opens; `null` when it was open before there was a waiting room. Later than the draw where an editor moved
   * it since: then nothing is drawn again, and who has a place keeps it.
   */
  opensAt: moment.nullable(),
  /** SHA-256 of the seed in hexadecimal, and when it was chosen. */
  commitment: z.string(),
  committedAt: moment,
  /** The draw of the early arrivals; `null` until it has been. */
  draw: z.object({ at: moment, seed: z.string(), digest: z.string(), early: z.number().int() }).nullable(),
  /**
   * Draws that gave nobody a place, oldest first: the opening was moved to a later time after them. Their seeds are
   * public, so the new opening has a new commitment. Empty from a content system that doesn't send them yet.
   */
  earlier: z.array(z.object({ commitment: z.string(), committedAt: moment, at: moment, seed: z.string() })).default([]),
  /** How many places were given. */
  places: z.number().int(),
  /** The last place that was let through. */
  letIn: z.number().int(),
  /** Until when those may begin an order who were let through: up to this place, in rising order. */
  passes: z.array(z.object({ upTo: z.number().int(), until: moment })),
  /** How many are let through in a minute, by the last few minutes. */
  perMinute: z.number().positive(),
  /** The event's prices since it has the waiting room, oldest first: whoever joined keeps those of that moment. */
  prices: z.array(notedPricesSchema),
  sale: z.enum(["not-yet", "open", "sold-out", "ended"]),
});

export type WaitingRoom = z.infer<typeof waitingRoomSchema>;

export const waitingRoomsSchema = z.object({ rooms: z.array(waitingRoomSchema) });

export const waitingListSchema = z.object({ ids: z.array(waiterIdSchema) });

/** Place of each visitor that joined; `null` before the draw. */
export const joinedSchema = z.object({
  places: z.array(z.tuple([waiterIdSchema, z.number().int().nullable()])),
  room: waitingRoomSchema,
});

export type Joined = z.infer<typeof joinedSchema>;

/**
 * The prices of an event as they were when a visitor joined its waiting room.
 *
 * @param noted - Oldest first.
 * @param joinedAt - Milliseconds since 1970.
 * @returns Cents by `{ticketId}/{admission key}`; empty when none were noted.
 */
export function pricesAt(noted: readonly NotedPrices[], joinedAt: number): NotedPrices["priceCents"] {
  const then = noted.findLast(({ since }) => Date.parse(since) <= joinedAt) ?? noted[0];
  return then?.priceCents ?? {};
}
