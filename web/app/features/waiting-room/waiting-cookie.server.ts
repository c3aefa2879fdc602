import { createHash, randomBytes } from "node:crypto";
import { waiterIdSchema } from "@circuit/contract/shop/waiting-room";
import { secureCookie } from "#app/http/secure-cookie.server.ts";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";

/** A visitor of a waiting room, as the browser keeps it. */
export interface Waiter {
  /** Random, and chosen here: a visitor can't pick one. */
  id: string;
  /** Milliseconds since 1970. */
  joinedAt: number;
  /**
   * Counts from one. `early`: it takes part in the draw. `done`: its turn was used. `null`: the content system hasn't
   * said so yet.
   */
  place: number | "early" | "done" | null;
}

/** How long a place is remembered, in seconds: an opening may be moved after its draw. */
const lifeSeconds = 30 * 24 * 60 * 60;

const seal = textSeal(env.SITE_CMS_SECRET, "waiting-place");

const prefix = "wait-";

/** A visitor who joins now. */
export function newWaiter(id = randomBytes(16).toString("base64url")): Waiter {
  return { id, joinedAt: Date.now(), place: null };
}

/**
 * The number of the visitor who joins with a page's token, or an inbox. It follows from either, so that one is one place
 * however often it is sent. Nobody picks a number by it: tokens are random, an inbox's mark is a secret code, and both are
 * made here.
 */
export function waiterIdOf(eventId: string, tokenOrInbox: string): string {
  return createHash("sha256").update(`${eventId}.${tokenOrInbox}`).digest("base64url").slice(0, 22);
}

/**
 * The visitor's place in the waiting room of an event.
 *
 * @param cookies - The request's header; `null` when it has none.
 * @returns `null` when there is no cookie, or none of ours for this event.
 */
export function waiterOf(cookies: string | null, eventId: string): Waiter | null {
  const name = `${prefix}${eventId}=`;
  const cookie = cookies?.split(/;\s*/u).find((each) => each.startsWith(name));
  return cookie === undefined ? null : openWaiter(eventId, cookie.slice(name.length));
}

/** Whether a browser keeps a place in any waiting room. */
export function hasWaited(cookies: string | null): boolean {
  return cookies?.split(/;\s*/u).some((each) => each.startsWith(prefix)) ?? false;
}

/** The visitor's numbers in all waiting rooms. */
export function waiterIdsOf(cookies: string | null): string[] {
  const all = cookies?.split(/;\s*/u).filter((each) => each.startsWith(prefix)) ?? [];
  return all.flatMap((cookie) => {
    const [name = "", value = ""] = cookie.split("=");
    return openWaiter(name.slice(prefix.length), value)?.id ?? [];
  });
}

/** The cookie that keeps a place through reloads, and on another network. */
export function waiterCookie(eventId: string, waiter: Waiter): string {
  const value = sealWaiter(eventId, waiter);
  return `${prefix}${eventId}=${value}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secureCookie()}`;
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
