import type { Locale } from "@circuit/contract/locales";
import { emailConfirmationPaths, checkoutPaths, waitingRequestFolder } from "@circuit/contract/urls/own-paths";
import { documentPath, homePath } from "@circuit/contract/urls/paths";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { escapeXml } from "#app/domain/escape-xml.ts";
import { formatTime } from "#app/i18n/format.ts";
import { mailedLinkMessages } from "#app/i18n/messages/mailed-link.ts";
import { waitingRoomMessages } from "#app/i18n/messages/waiting-room.ts";
import { drawVersion, renderDrawSection, type DrawSectionData } from "./draw-section.server.ts";
import type { WaitingStatus } from "./waiting-status.server.ts";
import { waitingWords } from "./waiting-words.server.ts";
import { wordmark, wordmarkName } from "./wordmark.server.ts";

/** Parts of every waiting page, the same for all visitors. */
export interface PageFrame {
  style: string;
  /** URLs of the fonts to preload. */
  fonts: readonly string[];
  /** Inline script that runs before the first paint. */
  headScript: string;
  script: string;
  joining: Joining;
}

/** Data of the form with the join button. */
export interface Joining {
  /** Script of the proof of work. */
  script: string;
  /** Names of the inputs. */
  inputs: { token: string; proof: string };
  newToken: () => string;
  proofSize: { riddles: number; zeroBits: number };
}

const joinProblems = ["tooMany", "elsewhere", "again"] as const;

/** Why pressing the join button gave no queue position. */
export type JoinProblem = (typeof joinProblems)[number];

/** Reads the problem in the query of a waiting page. */
export function joinProblemIn(search: string): JoinProblem | null {
  // oxlint-disable-next-line house/no-loose-query -- one visitor's page, which is never stored
  const named = new URLSearchParams(search).get("problem");
  return joinProblems.find((problem) => problem === named) ?? null;
}

/** View data of a waiting page. */
export interface WaitingPageView extends DrawSectionData {
  status: WaitingStatus;
  /** Query of the page, which may have the app mode. */
  search: string;
  /** Whether the visitor's cart has tickets. */
  hasCart: boolean;
  /** When the room was read, ISO 8601; and whether that is long ago. */
  readAt: string;
  isOld: boolean;
  problem: JoinProblem | null;
  /** Seconds until the next poll. */
  refreshSeconds: number;
}

/** Returns the path of an event's waiting page. @param slug - May come from a URL: it is escaped. */
export function waitingPath(slug: string, locale: Locale): string {
  return `${checkoutPaths.waitingRoom[locale]}/${encodeURIComponent(slug)}`;
}

/** Renders the waiting page. Without scripts it reloads by itself. */
export function waitingPage(frame: PageFrame, view: WaitingPageView): string {
  const { room, status, locale, search, problem } = view;
  const { title = "", slug = "" } = room[locale] ?? {};
  const messages = waitingRoomMessages[locale];
  const words = waitingWords(status, title, locale);
  const isWord = !/^[\d.,: ]+$/u.test(words.large);
  const label = words.label === "" ? "" : `<span class="vh">${escapeXml(words.label)} </span>`;
  const notes = words.notes
    .map(([head = "", rest = ""]) => `<p><b>${escapeXml(head)}</b> ${escapeXml(rest)}</p>`)
    .join("");
  const ask = `${waitingRequestFolder}${room.eventId}?l=${locale}`;
  return document(frame, {
    locale,
    title: `${status.kind === "turn" ? words.large : messages.name} | ${title} | ${wordmarkName}`,
    refreshSeconds: view.refreshSeconds,
    // Without scripts, too, a problem is shown only once.
    refreshAt: problem === null ? null : keepAppMode(search, waitingPath(slug, locale)),
    body:
      `<main data-ask="${ask}" data-status="${status.kind}" data-draw="${drawVersion(room)}" data-next="${view.refreshSeconds}" data-offline="${escapeXml(messages.offline)}">` +
      `<header>${homeLink(view)}${languageLink(view)}</header>` +
      `<div class="body"><div>${problemNote(view)}<p class="kick">${escapeXml(words.kicker)}</p>` +
      `<h1${isWord ? ' class="word"' : ""}>${label}<span data-large>${escapeXml(words.large)}</span></h1>` +
      `<p class="lead" data-lead>${escapeXml(words.lead)}</p>${bar(status, messages.progress)}${actions(frame, view, slug)}` +
      `<p class="upd" data-updated>${escapeXml(updated(view))}</p><p class="vh" role="status" data-say></p></div>` +
      `${notes === "" ? "" : `<div class="notes">${notes}</div>`}</div></main>` +
      `<div class="kerb"></div>${renderDrawSection(view)}`,
  });
}

/** Renders the page for when no waiting rooms could be read since the process started. */
export function unavailablePage(
  frame: PageFrame,
  { locale, search, refreshSeconds }: Pick<WaitingPageView, "locale" | "search" | "refreshSeconds">,
): string {
  const { unavailable, name } = waitingRoomMessages[locale];
  return document(frame, {
    locale,
    title: `${name} | ${wordmarkName}`,
    refreshSeconds,
    body:
      `<main data-status="away" data-next="${refreshSeconds}"><header>${homeLink({ locale, search })}</header><div class="body"><div><p class="kick">${escapeXml(name)}</p>` +
      `<h1 class="word">${escapeXml(unavailable.title)}</h1><p class="lead">${escapeXml(unavailable.lead)}</p></div></div></main><div class="kerb"></div>`,
  });
}

/** Returns the text that says when the room was read, or that this is long ago. */
export function updated({ readAt, isOld, locale }: Pick<WaitingPageView, "readAt" | "isOld" | "locale">): string {
  const { isOld: old, refreshes } = waitingRoomMessages[locale];
  return (isOld ? old : refreshes)(formatTime(readAt, locale));
}

interface DocumentParts {
  locale: Locale;
  title: string;
  refreshSeconds: number;
  /** Path to load after `refreshSeconds`; `null` or absent for the same page. */
  refreshAt?: string | null;
  body: string;
}

function document({ style, fonts, headScript, script }: PageFrame, parts: DocumentParts): string {
  const { locale, title, refreshSeconds, refreshAt = null, body } = parts;
  const preloads = fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeXml(title)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${preloads.join("")}` +
    `<noscript><meta http-equiv="refresh" content="${refreshSeconds}${refreshAt === null ? "" : `;url=${escapeXml(refreshAt)}`}"></noscript>` +
    `<style>${style}</style><script>${headScript}</script></head>` +
    `<body>${body}<script>${script}</script></body></html>`
  );
}

/** Attribute of a link from a page with this query, in the app mode if that one is. */
function hrefOf(path: string, search: string): string {
  return `href="${escapeXml(keepAppMode(search, path))}"`;
}

function homeLink({ locale, search }: Pick<WaitingPageView, "locale" | "search">): string {
  return `<a ${hrefOf(homePath(locale), search)}>${wordmark}</a>`;
}

function languageLink({ room, locale, search }: WaitingPageView): string {
  const other = locale === "nl" ? "en" : "nl";
  const slug = room[other]?.slug;
  if (slug === undefined) return "";
  const label = escapeXml(waitingRoomMessages[locale].otherLanguage);
  return `<nav><a ${hrefOf(waitingPath(slug, other), search)} lang="${other}" hreflang="${other}">${label}</a></nav>`;
}

function problemNote({ problem, room, locale, search }: WaitingPageView): string {
  if (problem === null) return "";
  const back = encodeURIComponent(keepAppMode(search, waitingPath(room[locale]?.slug ?? "", locale)));
  const label = escapeXml(mailedLinkMessages[locale]);
  const confirmation = hrefOf(`${emailConfirmationPaths[locale]}?return=${back}`, search);
  const link = problem === "tooMany" ? ` <a ${confirmation}>${label}</a>` : "";
  return `<p class="say" role="alert">${escapeXml(waitingRoomMessages[locale].invited[problem])}${link}</p>`;
}

function bar(status: WaitingStatus, label: string): string {
  if (status.kind !== "waiting") return "";
  const { share } = status;
  return (
    `<div class="bar" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${share}" aria-label="${escapeXml(label)}" data-bar>` +
    `<i style="width:${share}%"></i><b style="left:${share}%"></b></div>`
  );
}

/** Renders the buttons for the visitor's status. */
function actions({ joining }: PageFrame, view: WaitingPageView, slug: string): string {
  const { status, locale, hasCart, search } = view;
  const { invited, turn, late, soldOut } = waitingRoomMessages[locale];
  const event = documentPath("event", slug, locale);
  const link = (href: string, label: string, look = "go") =>
    `<a class="${look}" ${hrefOf(href, search)}>${escapeXml(label)}</a>`;
  const action = keepAppMode(search, waitingPath(slug, locale));
  const join = (label: string) => joinForm(joining, { label, locale, action });
  switch (status.kind) {
    case "invited":
      return join(invited.button);
    case "over":
      return join(late.button);
    case "turn": {
      const [toCart, toTickets] = [checkoutPaths.cart[locale], event];
      const looks = hasCart ? (["go", "go line"] as const) : (["go line", "go"] as const);
      const links = [link(toCart, turn.toCart, looks[0]), link(toTickets, turn.toTickets, looks[1])];
      return `<p class="act">${(hasCart ? links : links.toReversed()).join("")}</p>`;
    }
    case "sold-out":
    case "ended":
      return `<p class="act">${link(event, soldOut.back)}</p>`;
    default:
      return "";
  }
}

/** Renders the join button, with the script of the proof of work. */
function joinForm(
  { script, inputs, newToken, proofSize }: Joining,
  { label, locale, action }: { label: string; locale: Locale; action: string },
): string {
  const { riddles, zeroBits } = proofSize;
  const busy = escapeXml(waitingRoomMessages[locale].invited.busy);
  return (
    `<form class="act" method="post" action="${action}" data-riddles="${riddles}" data-bits="${zeroBits}" data-busy="${busy}">` +
    `<input type="hidden" name="${inputs.token}" value="${newToken()}"><input type="hidden" name="${inputs.proof}" value="">` +
    `<button class="go">${escapeXml(label)}</button></form><script type="module">${script}</script>`
  );
}
