import { isLocale, type Locale } from "@circuit/contract/locales";
import { checkoutPaths, waitingRequestFolder } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { drawFileOf, type ImmutableBody } from "./draw-file.server.ts";
import { drawVersion } from "./draw-section.server.ts";
import { drawnListOf, isOld, type CachedRooms, rooms, roomsAfterRefresh } from "./room-cache.server.ts";
import { placeOf } from "./place-of.server.ts";
import { type Waiter, waiterCookie, waiterOf } from "./waiting-cookie.server.ts";
import { unavailablePage, joinProblemIn, type PageFrame, updated, waitingPage } from "./waiting-page.server.ts";
import { waitingStatus, type WaitingStatus } from "./waiting-status.server.ts";
import { waitingWords } from "./waiting-words.server.ts";

/** The parts of a request that an answer depends on. `path` excludes the query. */
export interface WaitingQuestion {
  path: string;
  search: string;
  cookies: string | null;
}

/** An answer, made from memory. */
export interface WaitingAnswer {
  status: 200 | 303 | 404 | 503;
  headers: Record<string, string>;
  /** An `ImmutableBody` is the same object each time, so that the server prepares it only once. */
  body: string | ImmutableBody;
}

/** Answers requests for waiting pages, and the polls of these pages; `null` for any other path. */
export type AnswerWaitingRoom = (question: WaitingQuestion) => Promise<WaitingAnswer> | null;

/** Pause between two polls, in seconds: random, so that not all visitors poll at once. */
const pauseSeconds = { least: 5, most: 15 };

const immutableCache = "public, max-age=31536000, immutable";
const nobodyKeeps = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };
const jsonHeaders = { ...nobodyKeeps, "content-type": "application/json; charset=utf-8" };
const pageHeaders = {
  ...nobodyKeeps,
  "content-type": "text/html; charset=utf-8",
  "referrer-policy": "strict-origin",
};

/** Makes the handler of waiting-room requests. It answers from memory, without a call to the CMS for each visitor. */
export function answerWaitingRoom(frame: PageFrame): AnswerWaitingRoom {
  return ({ path, search, cookies }) => {
    if (path.startsWith(waitingRequestFolder)) {
      const [eventId = "", part, ...rest] = path.slice(waitingRequestFolder.length).split("/");
      if (rest.length > 0 || (part !== undefined && part !== "draw")) return Promise.resolve(notFound);
      if (part === "draw") return drawOf(eventId);
      // oxlint-disable-next-line house/no-loose-query -- no page: nothing of it is stored
      const locale = new URLSearchParams(search).get("l");
      return stateOf(eventId, isLocale(locale) ? locale : "nl", cookies);
    }
    const page = pageOf(path);
    return page === null ? null : pageAnswer(frame, { ...page, search, cookies });
  };
}

const notFound: WaitingAnswer = { status: 404, headers: { ...nobodyKeeps, "content-type": "text/plain" }, body: "404" };

const notNow: WaitingAnswer = { status: 503, headers: { ...jsonHeaders, "retry-after": "10" }, body: "{}" };

/** Reads event and language from the path of a waiting page; `null` for another path. */
function pageOf(path: string): { slug: string; locale: Locale } | null {
  for (const locale of ["nl", "en"] as const) {
    const folder = `${checkoutPaths.waitingRoom[locale]}/`;
    if (path.startsWith(folder)) return { slug: path.slice(folder.length), locale };
  }
  return null;
}

interface PageQuestion {
  slug: string;
  locale: Locale;
  search: string;
  cookies: string | null;
}

async function pageAnswer(frame: PageFrame, question: PageQuestion): Promise<WaitingAnswer> {
  const { slug, locale, search } = question;
  const known = await rooms();
  if (known === null) {
    const headers = { ...pageHeaders, "retry-after": "10" };
    return { status: 503, headers, body: unavailablePage(frame, { locale, search, refreshSeconds: pause() }) };
  }
  const room = roomOf(known, question);
  if (room !== undefined) return roomAnswer(frame, known, room, question);
  if (!/^[\w-]+$/u.test(slug)) return notFound;
  const news = await roomsAfterRefresh();
  const opened = news === null ? undefined : roomOf(news, question);
  if (news !== null && opened !== undefined) return roomAnswer(frame, news, opened, question);
  // The waiting room was removed, so visitors needn't wait any more.
  const location = keepAppMode(search, documentPath("event", slug, locale));
  return { status: 303, headers: { ...nobodyKeeps, location }, body: "" };
}

function roomOf({ byEvent }: CachedRooms, { slug, locale }: PageQuestion): WaitingRoom | undefined {
  return [...byEvent.values()].find((each) => each[locale]?.slug === slug);
}

function roomAnswer(frame: PageFrame, known: CachedRooms, room: WaitingRoom, question: PageQuestion): WaitingAnswer {
  const { locale, search, cookies } = question;
  const waiter = waiterOf(cookies, room.eventId);
  const { status, cookie } = waiterStatus(room, waiter);
  const body = waitingPage(frame, {
    room,
    status,
    locale,
    waiterId: waiter?.id ?? null,
    drawnPlace: (waiter && drawnListOf(room)?.places.get(waiter.id)) ?? null,
    hasCart: /(?:^|;\s*)cart=[^;\s]/u.test(cookies ?? ""),
    readAt: new Date(known.readAt).toISOString(),
    isOld: isOld(known),
    problem: joinProblemIn(search),
    search,
    refreshSeconds: pause(),
  });
  return { status: 200, headers: { ...pageHeaders, ...cookie }, body };
}

/** Answers the poll of a waiting page. `s` is `gone` once the waiting room was removed: the page then reloads. */
async function stateOf(eventId: string, locale: Locale, cookies: string | null): Promise<WaitingAnswer> {
  const known = await rooms();
  if (known === null) return notNow;
  const room = known.byEvent.get(eventId);
  if (room === undefined) {
    return { status: 200, headers: jsonHeaders, body: JSON.stringify({ s: "gone", w: pauseSeconds.most }) };
  }
  const { status, cookie } = waiterStatus(room, waiterOf(cookies, eventId));
  const { large, lead } = waitingWords(status, room[locale]?.title ?? "", locale);
  const [p, m] = status.kind === "waiting" ? [status.share, status.minutes] : [null, null];
  const u = updated({ readAt: new Date(known.readAt).toISOString(), isOld: isOld(known), locale });
  const body = JSON.stringify({ s: status.kind, d: drawVersion(room), n: large, l: lead, u, p, m, w: pause() });
  return { status: 200, headers: { ...jsonHeaders, ...cookie }, body };
}

/**
 * Answers with the file by which anyone can verify a draw. It is immutable, except for a draw without participants,
 * which another draw may follow.
 */
async function drawOf(eventId: string): Promise<WaitingAnswer> {
  const known = await rooms();
  if (known === null) return notNow;
  const room = known.byEvent.get(eventId);
  const file = room === undefined ? null : await drawFileOf(room);
  if (file === null) return notFound;
  if (file === "unavailable") return notNow;
  return {
    status: 200,
    headers: room?.draw?.early === 0 ? jsonHeaders : { ...jsonHeaders, "cache-control": immutableCache },
    body: file,
  };
}

/** Returns a visitor's status, and a cookie to set when the server knows a newer queue position than the cookie. */
function waiterStatus(
  room: WaitingRoom,
  waiter: Waiter | null,
): { status: WaitingStatus; cookie: Record<string, string> } {
  const now = Date.now();
  if (waiter === null) return { status: waitingStatus(room, "absent", now), cookie: {} };
  const place = placeOf(room, waiter);
  const isNews = place !== null && place !== waiter.place;
  const cookie = isNews ? { "set-cookie": waiterCookie(room.eventId, { ...waiter, place }) } : {};
  return { status: waitingStatus(room, place, now), cookie };
}

function pause(): number {
  const { least, most } = pauseSeconds;
  return least + Math.round(Math.random() * (most - least));
}
