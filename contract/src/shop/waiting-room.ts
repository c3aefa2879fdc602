import * as z from "zod";
import { moment } from "../field.ts";

/**
 * CMS path to which the site posts `{ "message": "…" }` as JSON; `x-signature` signs the message for the purpose
 * `waiting-room`. The message is a `WaitingRequest` as JSON. 401: wrong signature. 400: malformed. 404: no such room.
 */
export const waitingRequestsPath = "/api/shop/waiting-room";

/** How long before the sale opens visitors may enter the waiting room, in milliseconds. */
export const earlyEntryMs = 60 * 60 * 1000;

/** How long a visitor who was let through has to begin an order, in milliseconds. */
export const passMs = 15 * 60 * 1000;

/** Most visitors in one request to join. */
export const maxJoining = 500;

/** Id of a visitor in a waiting room: 16 random bytes, base64url. */
export const waiterIdSchema = z.string().regex(/^[\w-]{22}$/u);

export const waitingRequestSchema = z.discriminatedUnion("action", [
  /** Answers all waiting rooms: `{ rooms }`. */
  z.object({ action: z.literal("read") }),
  /** Answers the ids of a room's early arrivals in the order of the draw: `{ ids }`. */
  z.object({ action: z.literal("list"), eventId: z.string().max(40) }),
  /** Adds visitors to the queue, unless they are in it already: `{ places, room }`. */
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

/** The catalogue's prices of an event in cents, by `{ticketId}/{admission key}`, and since when they apply. */
const notedPricesSchema = z.object({ since: moment, priceCents: z.record(z.string(), z.number().int()) });

export type NotedPrices = z.infer<typeof notedPricesSchema>;

/** An event's waiting room. Places in the queue count from one. */
export const waitingRoomSchema = z.object({
  eventId: z.string(),
  /** The event in each language; `null` in a language in which its tickets aren't on sale. */
  nl: z.object({ title: z.string(), slug: z.string() }).nullable(),
  en: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /**
   * When the sale opens; `null` when it opened before the waiting room existed. If an editor moves it after a draw that
   * gave places, these places remain and there is no new draw.
   */
  opensAt: moment.nullable(),
  /** SHA-256 of the seed in hexadecimal, and when the seed was chosen. */
  commitment: z.string(),
  committedAt: moment,
  /** The draw of the early arrivals; `null` before it. */
  draw: z.object({ at: moment, seed: z.string(), digest: z.string(), early: z.number().int() }).nullable(),
  /**
   * Draws without early arrivals, oldest first, after which an editor moved the opening. Their seeds are public, so the
   * new opening has a new commitment. Empty from older releases of the CMS.
   */
  earlier: z.array(z.object({ commitment: z.string(), committedAt: moment, at: moment, seed: z.string() })).default([]),
  /** Number of places in the queue. */
  places: z.number().int(),
  /** The last place that the waiting room let through. */
  letIn: z.number().int(),
  /** Deadlines to begin an order for visitors up to a place, in ascending order. */
  passes: z.array(z.object({ upTo: z.number().int(), until: moment })),
  /** Visitors let through per minute, over the last few minutes. */
  perMinute: z.number().positive(),
  /** The event's prices since the waiting room exists, oldest first: visitors keep those of when they joined. */
  prices: z.array(notedPricesSchema),
  sale: z.enum(["not-yet", "open", "sold-out", "ended"]),
});

export type WaitingRoom = z.infer<typeof waitingRoomSchema>;

export const waitingRoomsSchema = z.object({ rooms: z.array(waitingRoomSchema) });

export const drawnListSchema = z.object({ ids: z.array(waiterIdSchema) });

/** The place of each visitor in a request to join; `null` before the draw. */
export const joinedSchema = z.object({
  places: z.array(z.tuple([waiterIdSchema, z.number().int().nullable()])),
  room: waitingRoomSchema,
});

export type Joined = z.infer<typeof joinedSchema>;

/**
 * Returns the prices of an event when a visitor joined its waiting room, in cents by `{ticketId}/{admission key}`.
 *
 * @param noted - Oldest first.
 * @param joinedAt - Milliseconds since 1970.
 */
export function pricesWhenJoined(noted: readonly NotedPrices[], joinedAt: number): NotedPrices["priceCents"] {
  const then = noted.findLast(({ since }) => Date.parse(since) <= joinedAt) ?? noted[0];
  return then?.priceCents ?? {};
}
