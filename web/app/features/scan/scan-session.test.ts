import { anySerial as serial, newTicketKey } from "@circuit/contract/fixtures/signed-ticket";
import type { ScanResult } from "@circuit/contract/shop/scan-requests";
import { afterEach, describe, expect, test, vi } from "vitest";
import { memoryStore } from "./memory-store.ts";
import type { ScannerDevice } from "./scan-page-data.ts";
import { ScanSession, type ScannerStatus } from "./scan-session.ts";
import type { ScanStore, WaitingScan } from "./scan-store.ts";

const place = { name: "Telefoon 1", eventId: "tt", gate: "Oost 4", stand: null };
const days = { firstDay: "2020-01-01", lastDay: "2099-12-31", validUntil: "2099-12-31T20:00:00.000Z" };
const scanner = { ...place, ...days, eventState: "planned" } as const;
const device: ScannerDevice = { scanner, counts: { inside: 3, expected: 10 }, keys: [] };

type Judge = (text: string) => ScanResult["outcome"];

const ticket = { serial, code: "CD27 7K4M", name: "Zondag", admission: "2027-06-25", stand: null, gate: null };
const first = { at: "2027-06-25T07:00:00.000Z", gate: "Zuid 2", scanner: "Telefoon 2", isSameScanner: false };

/** The site's answers, until `network.state` is another. */
function network(judge: Judge, own: ScannerDevice) {
  const sent: { id: string; text: string }[][] = [];
  const status: { state: "online" | "ended" | "lost" } = { state: "online" };
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    const scans: { id: string; text: string }[] = JSON.parse(body.get("scans") ?? "[]");
    if (status.state === "ended") return Response.json({ outcome: "ended" });
    sent.push(scans);
    // What was sent arrived, and its answer didn't.
    if (status.state === "lost") throw new TypeError("Failed to fetch");
    if (scans.length === 0) return Response.json({ outcome: "scanner", ...own });
    const results = scans.map(({ id, text }) => ({ id, outcome: judge(text), ticket, first }));
    return Response.json({ outcome: "scans", results });
  });
  return { sent, stand: status };
}

async function start(judge: Judge = () => "admitted", store = memoryStore(), own = device) {
  const net = network(judge, own);
  let status: ScannerStatus | null = null;
  const session = new ScanSession(store, own, (next) => (status = next));
  await session.start();
  return { ...net, session, store, stands: () => status };
}

/** Lets a scan wait to be sent. */
const wait = (store: ScanStore, scan: WaitingScan) => store.waiting.put(scan.id, scan);

afterEach(() => void vi.unstubAllGlobals());

test("S06 with a network the content system judges, and what it lets in is counted", async () => {
  const { session, stands } = await start();
  expect(await session.scan("A")).toMatchObject({ kind: "admitted", isOffline: false });
  expect(stands()).toMatchObject({ isOnline: true, waiting: 0, device: { counts: { inside: 4 } } });
});

test("S06 a scan whose answer was lost waits, and is sent again with its own id", async () => {
  const { session, sent, stand: status, stands, store } = await start();
  await wait(store, { id: "a".repeat(22), text: "earlier", at: "2027-06-25T07:00:00.000Z", isIn: true });
  status.state = "lost";
  await session.scan("CD27 7K4M");
  const [lost] = sent.at(-1) ?? [];
  status.state = "online";
  await session.refresh();
  // What was typed can't be judged here, so it doesn't wait: only what let somebody in does.
  expect(sent.slice(-2)[0]).toMatchObject([{ text: "earlier" }]);
  expect(lost?.id).toMatch(/^[\w-]{22}$/u);
  expect(stands()).toMatchObject({ waiting: 0, isOnline: true });
});

test("S06 what waits is sent in the order of the scans, in batches, once, and survives another start", async () => {
  const store = memoryStore();
  const scans = Array.from({ length: 120 }, (_, at) => ({
    id: `${at}`.padStart(22, "0"),
    text: `T${at}`,
    at: new Date(Date.parse("2027-06-25T07:00:00Z") + at * 1000).toISOString(),
    isIn: true,
  }));
  await Promise.all(scans.toReversed().map((scan) => wait(store, scan)));
  const { sent, stands } = await start(undefined, store);
  expect(sent.slice(0, -1).map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(sent.flat().map(({ text }) => text)).toEqual(scans.map(({ text }) => text));
  expect(stands()).toMatchObject({ waiting: 0 });
  expect(await store.waiting.all()).toEqual([]);
});

test("S06 a ticket that turns out used elsewhere is told afterwards, and stays until somebody has seen it", async () => {
  const store = memoryStore();
  await wait(store, { id: "b".repeat(22), text: "T", at: "2027-06-25T08:00:00.000Z", isIn: true });
  const { session, stands } = await start(() => "already", store);
  expect(stands()?.problems).toMatchObject([{ verdict: { kind: "already", first: { gate: "Zuid 2" } } }]);
  // A second look that let nobody in is no news.
  await wait(store, { id: "d".repeat(22), text: "T", at: "2027-06-25T08:01:00.000Z", isIn: false });
  await session.refresh();
  expect(stands()?.problems).toHaveLength(1);
  await session.dismiss("b".repeat(22));
  expect(stands()?.problems).toEqual([]);
});

test("S06 a device that was ended says so, and keeps what nobody has heard of", async () => {
  const store = memoryStore();
  const { session, stand: status, stands } = await start(undefined, store);
  await wait(store, { id: "c".repeat(22), text: "T", at: "2027-06-25T08:00:00.000Z", isIn: true });
  status.state = "ended";
  expect(await session.scan("T")).toBeNull();
  expect(stands()).toMatchObject({ isEnded: true });
  expect(await store.waiting.all()).toHaveLength(1);
});

describe("S06 a ticket lets in once at a device, however it is told to it", () => {
  const key = newTicketKey();
  const qr = key.ticket("2027-06-25");
  const own = { ...device, keys: [key.jwk] };

  /** A device on the day, which knows the circuit's key. */
  async function onTheDay() {
    vi.useFakeTimers({ now: Date.parse("2027-06-25T08:00:00Z"), toFake: ["Date"] });
    return start(() => "admitted", memoryStore(), own);
  }

  afterEach(() => {
    vi.useRealTimers();
  });

  test("typed with a network, then its code without", async () => {
    const { session, stand: status } = await onTheDay();
    expect(await session.scan("CD27 7K4M")).toMatchObject({ kind: "admitted", isOffline: false });
    status.state = "lost";
    expect(await session.scan(qr)).toMatchObject({ kind: "already", isOffline: true, first: { isSameScanner: true } });
  });

  test("not at all once it has ended, also when the page is opened again without a network", async () => {
    const { store, stand: status } = await onTheDay();
    const end = { serial, at: "2027-06-03T12:05:00.000Z", isReplaced: true };
    await store.device.put("own", { ...own, ended: [end] });
    status.state = "lost";
    const again = new ScanSession(store, own, () => undefined);
    await again.start();
    expect(await again.scan(qr)).toMatchObject({ kind: "cancelled", isOffline: true });
  });

  test("its code without a network, then typed before the content system has heard of that", async () => {
    const { session, stand: status, stands } = await onTheDay();
    status.state = "lost";
    expect(await session.scan(qr)).toMatchObject({ kind: "admitted", isOffline: true });
    status.state = "online";
    expect(await session.scan("CD27 7K4M")).toMatchObject({ kind: "already", first: { gate: "Oost 4" } });
    expect(stands()).toMatchObject({ device: { counts: { inside: 4 } } });
  });
});
