import { createHash, randomBytes } from "node:crypto";
import { waiterIdSchema } from "@circuit/contract/shop/waiting-room";
import { cookieValue, httpOnlyCookie } from "#app/http/cookies.server.ts";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";

/** A visitor of a waiting room, as the cookie stores it. */
export interface Waiter {
  /** Derived or random, and always made here: a visitor can't choose one. */
  id: string;
  /** Milliseconds since 1970. */
  joinedAt: number;
  /** Queue position, from one. `early`: takes part in the draw. `done`: the turn was used. `null`: not known yet. */
  place: number | "early" | "done" | null;
}

/** Lifetime of the cookie, in seconds: the opening may be postponed after the draw. */
const lifeSeconds = 30 * 24 * 60 * 60;

const seal = textSeal(env.SITE_CMS_SECRET, "waiting-place");

const prefix = "wait-";

/** Makes a visitor who joins now. */
export function newWaiter(id = randomBytes(16).toString("base64url")): Waiter {
  return { id, joinedAt: Date.now(), place: null };
}

/**
 * Derives a visitor's id from the token of a page, or from the hash of an e-mail address, so that each gets one queue
 * position however often it is sent. Nobody can choose an id by it: both are made here.
 */
export function waiterIdOf(eventId: string, tokenOrInbox: string): string {
  return createHash("sha256").update(`${eventId}.${tokenOrInbox}`).digest("base64url").slice(0, 22);
}

/**
 * Reads the visitor of an event's waiting room from cookies.
 *
 * @param cookies - The request's header; `null` when it has none.
 * @returns `null` without a cookie for this event that this site signed.
 */
export function waiterOf(cookies: string | null, eventId: string): Waiter | null {
  const value = cookieValue(cookies, `${prefix}${eventId}`);
  return value === null ? null : openWaiter(eventId, value);
}

/** Reads the visitor's ids in all waiting rooms from cookies. */
export function waiterIdsOf(cookies: string | null): string[] {
  const all = cookies?.split(/;\s*/u).filter((each) => each.startsWith(prefix)) ?? [];
  return all.flatMap((cookie) => {
    const [name = "", value = ""] = cookie.split("=");
    return openWaiter(name.slice(prefix.length), value)?.id ?? [];
  });
}

/** Returns the cookie that stores a visitor of a waiting room. */
export function waiterCookie(eventId: string, waiter: Waiter): string {
  return httpOnlyCookie(`${prefix}${eventId}`, sealWaiter(eventId, waiter), lifeSeconds);
}

function sealWaiter(eventId: string, { id, joinedAt, place }: Waiter): string {
  const text = `${id}.${joinedAt.toString(36)}.${place ?? ""}`;
  return `${text}.${seal.codeOf(`${eventId}.${text}`)}`;
}

function openWaiter(eventId: string, sealed: string): Waiter | null {
  const [id = "", joined = "", placed = "", signature = ""] = sealed.split(".");
  if (!seal.isRight(`${eventId}.${id}.${joined}.${placed}`, signature)) return null;
  if (!waiterIdSchema.safeParse(id).success) return null;
  return { id, joinedAt: Number.parseInt(joined, 36), place: placeIn(placed) };
}

function placeIn(text: string): Waiter["place"] {
  if (text === "early" || text === "done") return text;
  return text === "" ? null : Number(text);
}
