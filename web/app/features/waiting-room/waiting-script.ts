/** Script of the waiting page, which works without it. Updates the page without reloading it, and verifies the draw. */
interface Answer {
  /** In order: status, draw version, large text, lead, update time, progress in %, minutes, seconds to next poll. */
  s: string;
  d: string;
  n: string;
  l: string;
  u: string;
  p: number | null;
  m: number | null;
  w: number;
}

type CheckName = "seed" | "earlier" | "seen" | "list" | "order" | "own";

interface FairData {
  list: string;
  event: string;
  commitment: string;
  own: string | null;
  place: number | null;
  isBefore: boolean;
  /** Commitments and seeds of earlier draws without participants, after which the opening was postponed. */
  earlier: [commitment: string, seed: string][];
  words: { checking: string; failed: string; checks: Record<CheckName, [right: string, wrong: string]> };
}

interface Draw {
  seed: string;
  digest: string;
  ids: string[];
}

const doc = document;
const main = doc.querySelector<HTMLElement>("main");
const find = (name: string) => doc.querySelector<HTMLElement>(`[data-${name}]`);

/** Shortest time between two polls when the visitor comes back to the page, in milliseconds. */
const leastMs = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;
let askedAt = Date.now();
let saidMinutes: number | null = null;

/** Checks two keys only: the server makes the answer for this script alone. */
function isAnswer(value: unknown): value is Answer {
  return typeof value === "object" && value !== null && "s" in value && "w" in value;
}

function setText(name: string, text: string): void {
  const element = find(name);
  if (element !== null && element.textContent !== text) element.textContent = text;
}

function show({ n, l, u, p, m }: Answer): void {
  setText("large", n);
  setText("lead", l);
  setText("updated", u);
  const bar = find("bar");
  if (bar !== null && p !== null) {
    bar.setAttribute("aria-valuenow", String(p));
    const [way, marker] = bar.children;
    if (way instanceof HTMLElement) way.style.width = `${p}%`;
    if (marker instanceof HTMLElement) marker.style.left = `${p}%`;
  }
  // Screen readers say the lead only when the minutes change, not at each poll.
  if (m !== saidMinutes && saidMinutes !== null) setText("say", l);
  saidMinutes = m;
}

async function look(): Promise<void> {
  askedAt = Date.now();
  const { ask = "", status = "", draw = "", offline = "" } = main?.dataset ?? {};
  if (ask === "") return location.reload();
  let seconds = 10;
  try {
    const response = await fetch(ask, { headers: { accept: "application/json" } });
    const answer: unknown = response.ok ? await response.json() : null;
    if (isAnswer(answer)) {
      if (answer.s !== status || answer.d !== draw) return location.reload();
      show(answer);
      seconds = answer.w;
    } else setText("updated", offline);
  } catch {
    // No network: the queue position isn't lost, and the next request may succeed.
    setText("updated", offline);
  }
  wait(seconds);
}

function wait(seconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), seconds * 1000);
}

doc.addEventListener("visibilitychange", () => {
  if (doc.visibilityState === "visible" && Date.now() - askedAt > leastMs) void look();
});
addEventListener("online", () => void look());
wait(Number(main?.dataset["next"] ?? 10));

// ---- The draw ----

function isFairData(value: unknown): value is FairData {
  return typeof value === "object" && value !== null && "commitment" in value;
}

function isDraw(value: unknown): value is Draw {
  return typeof value === "object" && value !== null && "seed" in value && "ids" in value && Array.isArray(value.ids);
}

const fairText = doc.querySelector("#fair-data")?.textContent ?? "null";
const fairData: unknown = JSON.parse(fairText);
const fair = isFairData(fairData) ? fairData : null;
const seenKey = `waiting-room-${fair?.event}`;

/** The commitment that this browser stored before the draw; `null` without one, or where storage is blocked. */
function seenBefore(): string | null {
  try {
    return localStorage.getItem(seenKey);
  } catch {
    return null;
  }
}

/** Whether a commitment belongs to an earlier draw without participants: it proves nothing about the next draw. */
const isEarlier = (seen: string | null) => fair?.earlier.some(([commitment]) => commitment === seen) ?? false;

if (fair?.isBefore === true && (seenBefore() === null || isEarlier(seenBefore()))) {
  try {
    localStorage.setItem(seenKey, fair.commitment);
  } catch {
    // Storage is blocked: the comparison of the commitments is left out.
  }
}

const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest("SHA-256", bytes));

/** Ids that are hashed at a time. */
const atOnce = 500;

/** Sorts the ids into the order that follows from the seed. */
async function orderBy(seed: Uint8Array<ArrayBuffer>, digest: string, ids: readonly string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const score = async (id: string) =>
    [hex(await crypto.subtle.sign("HMAC", key, encoder.encode(`${digest}.${id}`))), id] as const;
  const scored: (readonly [string, string])[] = [];
  for (let from = 0; from < ids.length; from += atOnce)
    // oxlint-disable-next-line no-await-in-loop -- all at once would hold up the page
    scored.push(...(await Promise.all(ids.slice(from, from + atOnce).map(score))));
  return scored.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, id]) => id);
}

const bytesOf = (seed: string) => Uint8Array.from(seed.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

/** Checks the earlier draws, which had no participants: whether each revealed seed matches its commitment. */
async function areEarlierRight(earlier: FairData["earlier"]): Promise<boolean> {
  const right = earlier.map(async ([commitment, seed]) => (await sha256(bytesOf(seed))) === commitment);
  return (await Promise.all(right)).every(Boolean);
}

async function checkDraw({ list, commitment, own, place, earlier }: FairData): Promise<[CheckName, boolean][]> {
  const response = await fetch(list);
  const draw: unknown = await response.json();
  if (!isDraw(draw)) throw new TypeError("No draw");
  const { seed, digest, ids } = draw;
  const bytes = bytesOf(seed);
  const listDigest = await sha256(new TextEncoder().encode(ids.toSorted().join("\n")));
  const order = await orderBy(bytes, listDigest, ids);
  const seen = seenBefore();
  return [
    ["seed", (await sha256(bytes)) === commitment],
    ...(earlier.length === 0 ? [] : [["earlier", await areEarlierRight(earlier)] satisfies [CheckName, boolean]]),
    ...(seen === null || isEarlier(seen) ? [] : [["seen", seen === commitment] satisfies [CheckName, boolean]]),
    ["list", listDigest === digest],
    ["order", order.every((id, index) => id === ids[index])],
    ...(place === null ? [] : [["own", order[place - 1] === own] satisfies [CheckName, boolean]]),
  ];
}

async function check(): Promise<void> {
  if (fair === null) return;
  const { words } = fair;
  setText("result", words.checking);
  try {
    const results = await checkDraw(fair);
    const checks = doc.createElement("ul");
    checks.className = "checks";
    for (const [name, isRight] of results) {
      const item = doc.createElement("li");
      item.className = isRight ? "good" : "bad";
      item.textContent = words.checks[name][isRight ? 0 : 1];
      checks.append(item);
    }
    find("result")?.replaceChildren(checks);
  } catch {
    setText("result", words.failed);
  }
}

find("check")?.addEventListener("click", () => void check());
