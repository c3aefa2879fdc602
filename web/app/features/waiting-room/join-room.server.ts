import { joinedSchema, maxJoining } from "@circuit/contract/shop/waiting-room";
import { OutageLog } from "#app/http/outage-log.server.ts";
import { requestRooms } from "./request-rooms.server.ts";
import { noteRoom } from "./room-cache.server.ts";
import type { Waiter } from "./waiting-cookie.server.ts";

/** How long visitors are collected before they are sent to the content system in one request, in milliseconds. */
const gatherMs = 100;

/** Most visitors who may join at a time, and most queue positions that are remembered. */
const most = { joining: 20_000, remembered: 200_000 };

interface Joining {
  waiter: Waiter;
  resolve: (place: Waiter["place"]) => void;
}

/** Pages retry by themselves: an outage of less than a minute isn't logged. */
const joinOutage = new OutageLog(
  "warn",
  "Visitors of a waiting room get no place",
  "Visitors of waiting rooms get places again",
  60_000,
);

const queues = new Map<string, Joining[]>();
const underWay = new Map<string, Promise<Waiter["place"]>>();
const remembered = new Map<string, NonNullable<Waiter["place"]>>();

/** Returns the queue position of a visitor, as this process heard it last; `null` for none. */
export function rememberedPlace(id: string): Waiter["place"] {
  return remembered.get(id) ?? null;
}

/**
 * Requests a queue position from the content system, in one request for all who join at the same time. Safe to repeat:
 * a visitor keeps the first position.
 *
 * @returns The position, or `early` before the draw; `null` without an answer: the visitor's next poll tries again.
 */
export function joinRoom(eventId: string, waiter: Waiter): Promise<Waiter["place"]> {
  const begun = underWay.get(waiter.id);
  if (begun !== undefined) return begun;
  if (underWay.size >= most.joining) return Promise.resolve(null);
  const joining = new Promise<Waiter["place"]>((resolve) => {
    const queue = queues.get(eventId) ?? [];
    queue.push({ waiter, resolve });
    queues.set(eventId, queue);
    if (queue.length === 1) setTimeout(() => void sendGathered(eventId), gatherMs);
  }).finally(() => underWay.delete(waiter.id));
  underWay.set(waiter.id, joining);
  return joining;
}

/** Sends the queued visitors of an event in batches, in the order in which they came. */
async function sendGathered(eventId: string): Promise<void> {
  const queue = queues.get(eventId) ?? [];
  while (queue.length > 0) {
    const part = queue.slice(0, maxJoining);
    // oxlint-disable-next-line no-await-in-loop -- in order
    const places = await sendPart(eventId, part);
    // Removed only after sending: `joinRoom` starts another run only for an empty queue.
    queue.splice(0, part.length);
    for (const { waiter, resolve } of part) resolve(places.get(waiter.id) ?? null);
  }
}

async function sendPart(eventId: string, part: readonly Joining[]): Promise<ReadonlyMap<string, Waiter["place"]>> {
  try {
    const waiters = part.map(({ waiter: { id, joinedAt } }) => ({ id, joinedAt }));
    const answer = await requestRooms({ action: "join", eventId, waiters });
    if (answer === null) return new Map();
    const { places, room } = joinedSchema.parse(answer);
    noteRoom(room);
    joinOutage.succeeded();
    for (const [id, place] of places) remember(id, place ?? "early");
    return new Map(places.map(([id, place]) => [id, place ?? "early"]));
  } catch (error) {
    joinOutage.failed({ eventId, count: part.length, reason: String(error) });
    return new Map();
  }
}

function remember(id: string, place: NonNullable<Waiter["place"]>): void {
  remembered.set(id, place);
  const [oldest] = remembered.keys();
  if (remembered.size > most.remembered && oldest !== undefined) remembered.delete(oldest);
}
