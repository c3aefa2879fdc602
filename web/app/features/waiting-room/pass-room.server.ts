import type { Locale } from "@circuit/contract/locales";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { catalogueOrNothing } from "#app/cms/shop.server.ts";
import { joinRoom } from "./join-room.server.ts";
import { rooms } from "./room-cache.server.ts";
import { placeOf } from "./place-of.server.ts";
import { newWaiter, type Waiter, waiterCookie, waiterIdOf, waiterIdsOf, waiterOf } from "./waiting-cookie.server.ts";
import { waitingPath } from "./waiting-page.server.ts";
import { waitingStatus } from "./waiting-status.server.ts";

/** Result of the waiting-room check on the way from cart to checkout. */
export interface Passage {
  /** The visitor's ids in waiting rooms. */
  waiterIds: string[];
  /** Ids from the request's cookies whose turn it is. */
  turns: string[];
  /** Path of the waiting page; `null` when there is no need to wait. */
  waitAt: string | null;
  /** `set-cookie` headers that store the queue positions which the visitor just got. */
  cookies: string[];
}

interface Visitor {
  request: Request;
  locale: Locale;
  /** Hash of the visitor's verified e-mail address; `null` for none. */
  inbox: string | null;
  /** Counts a visitor who joins. @returns Whether the sender is within the rate limits. */
  mayJoin: () => Promise<boolean>;
}

/**
 * Checks a cart against the waiting rooms of its events. A visitor without a queue position gets one, and goes on at
 * once when nobody is ahead.
 */
export async function passRooms(
  lines: readonly CartLine[],
  { request, locale, inbox, mayJoin }: Visitor,
): Promise<Passage> {
  const cookieHeader = request.headers.get("cookie");
  const passage: Passage = { waiterIds: waiterIdsOf(cookieHeader), turns: [], waitAt: null, cookies: [] };
  for (const room of await roomsOf(lines, locale)) {
    const waiter = waiterOf(cookieHeader, room.eventId);
    const id = hasDrawAhead(room) ? inbox && waiterIdOf(room.eventId, inbox) : undefined;
    // oxlint-disable-next-line no-await-in-loop -- who has to wait for one event doesn't join another yet
    const own = waiter ?? (id !== null && (await mayJoin()) ? await joined(room, newWaiter(id)) : null);
    if (own !== null && waiter === null) {
      passage.waiterIds.push(own.id);
      passage.cookies.push(waiterCookie(room.eventId, own));
    }
    // oxlint-disable-next-line no-await-in-loop
    const newest = (await rooms())?.byEvent.get(room.eventId) ?? room;
    const status = own === null ? null : waitingStatus(newest, placeOf(newest, own), Date.now());
    if (status?.kind === "turn") {
      if (waiter !== null) passage.turns.push(waiter.id);
      continue;
    }
    const path = waitingPath(newest[locale]?.slug ?? "", locale);
    // A visitor who got no position can press the join button there, with a proof of work.
    return { ...passage, waitAt: path };
  }
  return passage;
}

/**
 * Handles a cart that the content system doesn't let through, because the visitor's turn was used or is over.
 *
 * @returns Path of the waiting page, and cookies that end the turn; `null` when no waiting room is known.
 */
export async function handleTurnOver(
  lines: readonly CartLine[],
  { request, locale }: Pick<Visitor, "request" | "locale">,
): Promise<{ path: string; cookies: string[] } | null> {
  const found = await roomsOf(lines, locale);
  const cookies = found.flatMap(({ eventId }) => {
    const waiter = waiterOf(request.headers.get("cookie"), eventId);
    return waiter === null ? [] : [waiterCookie(eventId, { ...waiter, place: "done" })];
  });
  const slug = found[0]?.[locale]?.slug;
  return slug === undefined ? null : { path: waitingPath(slug, locale), cookies };
}

/** A submission of the join button's form. */
interface Press {
  /** The request's header; `null` when it has none. */
  cookies: string | null;
  /** Token of the page: each token gets one queue position. */
  token: string;
  /** Hash of the visitor's verified e-mail address; `null` for none. */
  inbox: string | null;
}

/**
 * Gives a visitor who pressed the join button a queue position; before a draw only one per verified e-mail address.
 *
 * @returns The cookie that stores it, or `null`; `needs-inbox` when an e-mail address must be verified first.
 */
export async function joinWaitingRoom(
  slug: string,
  locale: Locale,
  { cookies, token, inbox }: Press,
): Promise<{ cookie: string | null } | "needs-inbox"> {
  const known = await rooms();
  const room = [...(known?.byEvent.values() ?? [])].find((each) => each[locale]?.slug === slug);
  if (room === undefined) return { cookie: null };
  const waiter = waiterOf(cookies, room.eventId);
  const status = waitingStatus(room, waiter === null ? "absent" : placeOf(room, waiter), Date.now());
  // A visitor keeps a position; one whose turn is over gets another.
  if (status.kind !== "invited" && status.kind !== "over") return { cookie: null };
  const of = hasDrawAhead(room) ? inbox : token;
  if (of === null) return "needs-inbox";
  return { cookie: waiterCookie(room.eventId, await joined(room, newWaiter(waiterIdOf(room.eventId, of)))) };
}

/** Whether a visitor who joins now takes part in a draw: there will be one, and it hasn't taken place. */
function hasDrawAhead({ draw, opensAt }: WaitingRoom): boolean {
  return draw === null && opensAt !== null;
}

async function joined(room: WaitingRoom, waiter: Waiter): Promise<Waiter> {
  return { ...waiter, place: await joinRoom(room.eventId, waiter) };
}

/** The waiting rooms of the events in a cart. */
async function roomsOf(lines: readonly CartLine[], locale: Locale): Promise<WaitingRoom[]> {
  const known = await rooms();
  if (known === null || known.byEvent.size === 0) return [];
  const tickets = new Set(lines.map(({ ticketId }) => ticketId));
  const { events } = await catalogueOrNothing(locale);
  const own = events.filter(({ offers }) => offers.some(({ ticketId }) => tickets.has(ticketId)));
  return own.flatMap(({ eventId }) => known.byEvent.get(eventId) ?? []);
}
