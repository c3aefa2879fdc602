import { randomBytes } from "node:crypto";
import { scanAnswerSchema, scanRequestsPath } from "@circuit/contract/shop/scan-requests";
import { describe, expect, test } from "vitest";
import { createTicketSigner } from "../src/shop/documents/ticket-keys.ts";
import { countVisitors } from "../src/shop/scans/count-visitors.ts";
import { endScanner, makeScanner, pairScanner, findScannerByToken } from "../src/shop/scans/scanners.ts";
import { scanTickets } from "../src/shop/scans/scan-tickets.ts";
import { scannerTable, scanTable } from "../src/shop/tables/scan-tables.ts";
import { day, gate, morning, newId, paired, qrOf, scan, aboutScanner } from "./gate.ts";
import { requestKassa, kassa } from "./kassa.ts";
import { postSigned } from "./post-submission.ts";
import { minute } from "./shop.ts";
import { newTicketKey } from "./ticket-key.ts";

const own = kassa();

describe("at a gate", () => {
  test("a real ticket lets its holder in, and tells no name", async () => {
    const { shop, scanner, qr, first } = await gate(own);
    const [result] = await scan(shop, scanner, qr);
    expect(result).toMatchObject({ outcome: "admitted", ticket: { code: first.code, name: "day", admission: day } });
    expect(JSON.stringify(result)).not.toMatch(/jansen/iu);
  });

  test("the second scan, at another gate, is told when and where the first one was", async () => {
    const { shop, scanner, qr } = await gate(own);
    await scan(shop, scanner, qr);
    shop.clock.now += 20 * minute;
    const other = await paired(shop, { name: "Telefoon 2", gate: "Zuid 2" });
    const at = new Date(morning).toISOString();
    expect(await scan(shop, other, qr)).toMatchObject([
      { outcome: "already", first: { at, gate: "Oost 4", scanner: "Telefoon 1", isSameScanner: false } },
    ]);
    expect(await scan(shop, scanner, qr)).toMatchObject([{ outcome: "already", first: { isSameScanner: true } }]);
  });

  test("staff see how many are in, and how many hold a ticket for today", async () => {
    const { shop, scanner, qr, second } = await gate(own);
    const counts = () => {
      shop.clock.now += 6000;
      return countVisitors(shop, scanner);
    };
    const before = await counts();
    expect(before.expected).toBeGreaterThanOrEqual(2);
    await Promise.all([scan(shop, scanner, qr), scan(shop, scanner, qr)]);
    expect(await counts()).toEqual({ inside: before.inside + 1, expected: before.expected });
    await scan(shop, scanner, qrOf(second.serial));
    expect(await counts()).toEqual({ inside: before.inside + 2, expected: before.expected });
    const elsewhere = [
      { ...scanner, eventId: "dinner" },
      { ...scanner, stand: "zuid" },
    ];
    for (const other of elsewhere) expect(await countVisitors(shop, other)).toEqual({ inside: 0, expected: 0 });
  });

  test("many scanners at the same moment let a ticket in once", async () => {
    const { shop, scanner, qr } = await gate(own);
    const others = [scanner, await paired(shop), await paired(shop), await paired(shop)];
    const asked = Array.from({ length: 24 }, (_, at) => scan(shop, others[at % 4] ?? scanner, qr));
    const outcomes = (await Promise.all(asked)).flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "admitted")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "already")).toHaveLength(23);
  });

  test("a batch that is sent again gets the same answers and counts once", async () => {
    const { shop, scanner, qr, second } = await gate(own);
    const at = new Date(shop.now()).toISOString();
    const batch = [qr, qr, second.code].map((text) => ({ id: newId(), text, at }));
    const before = await scanTickets(shop, scanner, batch);
    expect(before.map(({ outcome }) => outcome)).toEqual(["admitted", "already", "admitted"]);
    expect(await scanTickets(shop, scanner, batch)).toEqual(before);
    expect(await shop.db.connection(scanTable)).toHaveLength(3);
  });

  test("an id that a scanner used for another ticket lets nobody in", async () => {
    const { shop, scanner, qr, second } = await gate(own);
    const id = newId();
    await scan(shop, scanner, qr, id);
    expect(await scan(shop, scanner, second.serial, id)).toEqual([{ id, outcome: "unknown" }]);
    expect(await scan(shop, scanner, second.serial)).toMatchObject([{ outcome: "admitted" }]);
  });

  test("a code is typed in small letters and without its space", async () => {
    const { shop, scanner, first } = await gate(own);
    const typed = first.code.toLowerCase().replace(" ", "");
    expect(await scan(shop, scanner, typed)).toMatchObject([{ outcome: "admitted" }]);
  });

  test("forged codes, and what was never sold, are told apart", async () => {
    const { shop, scanner, first, qr } = await gate(own);
    const stranger = createTicketSigner([newTicketKey().signing]);
    const facts = { serial: first.serial, eventId: "tt", stand: null, admission: day };
    const texts = [
      stranger.qrText(facts),
      `${qr.slice(0, -1)}${qr.endsWith("A") ? "E" : "A"}`,
      "CD1.x",
      "ABCD EFGH",
      "",
    ];
    const results = await Promise.all(texts.map((text) => scan(shop, scanner, text)));
    const outcomes = results.flat().map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["forged", "forged", "forged", "unknown", "unknown"]);
  });

  test("another day, another event and another stand are told", async () => {
    const { shop, scanner, qr } = await gate(own, { validUntil: morning + 2000 * minute });
    const tomorrow = Date.parse("2027-06-26T04:00:00+02:00");
    shop.clock.now = tomorrow;
    expect(await scan(shop, scanner, qr)).toMatchObject([{ outcome: "wrong-day" }]);
    shop.clock.now = morning;
    expect(await scan(shop, await paired(shop, { eventId: "other" }), qr)).toMatchObject([{ outcome: "wrong-event" }]);
    expect(await scan(shop, await paired(shop, { stand: "haarbocht" }), qr)).toMatchObject([{ outcome: "wrong-gate" }]);
    expect(await scan(shop, scanner, qr)).toMatchObject([{ outcome: "admitted" }]);
  });

  test("an evening goes on after midnight: its tickets let in until four, each once, and are counted", async () => {
    const { shop, scanner, qr, second } = await gate(own, { validUntil: morning + 2000 * minute });
    expect(await scan(shop, scanner, qr)).toMatchObject([{ outcome: "admitted" }]);
    shop.clock.now = Date.parse("2027-06-26T00:30:00+02:00");
    expect(await scan(shop, scanner, qr)).toMatchObject([{ outcome: "already" }]);
    expect(await scan(shop, scanner, second.code)).toMatchObject([{ outcome: "admitted" }]);
    expect(await countVisitors(shop, scanner)).toMatchObject({ inside: 2 });
    const morrow = await paired(shop, { firstDay: "2027-06-26", lastDay: "2027-06-26" });
    expect(await scan(shop, morrow, qr)).toMatchObject([{ outcome: "wrong-day" }]);
  });

  test("a scan without a network counts on the day of the scan; a clock that is ahead doesn't move it", async () => {
    const { shop, scanner, qr, second } = await gate(own);
    shop.clock.now = morning + 1000 * minute;
    expect(await scan(shop, scanner, qr, newId(), morning)).toMatchObject([{ outcome: "admitted" }]);
    shop.clock.now = morning;
    const nextDay = morning + 1440 * minute;
    expect(await scan(shop, scanner, second.code, newId(), nextDay)).toMatchObject([{ outcome: "admitted" }]);
  });
});

describe("a scanner", () => {
  test("takes a code once, and not after half an hour", async () => {
    const { shop } = own;
    const about = aboutScanner(shop);
    const { code } = await makeScanner(shop, about);
    const taken = await Promise.all([pairScanner(shop, code.toLowerCase()), pairScanner(shop, code)]);
    expect(taken.filter((each) => each !== null)).toHaveLength(1);
    const late = await makeScanner(shop, about);
    shop.clock.now += 31 * minute;
    expect(await pairScanner(shop, late.code)).toBeNull();
  });

  test("is over when staff end it, and when its time is up; its secrets are stored nowhere", async () => {
    const { shop } = own;
    const about = aboutScanner(shop);
    const { code } = await makeScanner(shop, about);
    const made = await pairScanner(shop, code);
    if (made === null) throw new Error("The code wasn't taken");
    expect(await findScannerByToken(shop, made.token)).toMatchObject({ name: "Telefoon 1" });
    const stored = JSON.stringify(await shop.db.connection(scannerTable));
    expect(stored).not.toContain(made.token);
    expect(stored).not.toContain(code);
    expect(await endScanner(shop, made.scanner.id)).toBe(true);
    expect(await findScannerByToken(shop, made.token)).toBeNull();
    const short = await makeScanner(shop, { ...about, validUntil: shop.now() + minute });
    const next = await pairScanner(shop, short.code);
    shop.clock.now += 2 * minute;
    expect(await findScannerByToken(shop, next?.token ?? "")).toBeNull();
  });
});

async function post(request: unknown, purpose: "scan" | "shop" = "scan") {
  const { status, body } = await postSigned(`${own.cms.origin}${scanRequestsPath}`, request, { purpose });
  return { status, body: status === 200 ? scanAnswerSchema.parse(body) : null };
}

describe("requests", () => {
  const validUntil = new Date(Date.now() + 600 * minute).toISOString();
  const asked = { ...aboutScanner({ now: Date.now }), validUntil };

  test("box office staff make a scanner, a device takes its code, asks for keys, scans, and is ended", async () => {
    const answer = await requestKassa(own, "POST", "/scanners", asked);
    expect(answer.status).toBe(200);
    const { code, scanners } = answer.body;
    expect(scanners).toMatchObject([{ name: "Telefoon 1", state: "waiting", admitted: 0, doubles: 0 }]);
    expect(scanners[0]).toMatchObject({ id: answer.body.id, eventTitle: null, stand: null, standName: null });
    expect(answer.body.page).toMatch(/\/scan$/u);
    expect(answer.body.qr.path).toMatch(/^M0 0h7v1h-7z/u);
    const { body } = await post({ action: "pair", code });
    if (body?.outcome !== "paired") throw new Error("The code wasn't taken");
    const { token } = body;
    expect(await post({ action: "pair", code })).toMatchObject({ body: { outcome: "ended" } });
    const { body: look } = await post({ action: "look", token });
    expect(look).toMatchObject({ outcome: "scanner", scanner: { gate: "Oost 4" }, keys: [{ kty: "OKP" }], ended: [] });
    const id = newId();
    const request = { action: "scan", token, scans: [{ id, text: "XXXX XXXX", at: new Date().toISOString() }] };
    expect((await post(request)).body).toEqual({ outcome: "scans", results: [{ id, outcome: "unknown" }] });
    const ended = await requestKassa(own, "POST", `/scanners/${scanners[0]?.id}/end`);
    expect(ended).toMatchObject({ status: 200, body: { scanners: [{ state: "ended" }] } });
    expect((await post(request)).body).toEqual({ outcome: "ended" });
  });

  test("what isn't signed for scanning, too much at once and malformed ids are refused", async () => {
    const token = randomBytes(32).toString("base64url");
    const one = { id: newId(), text: "x", at: new Date().toISOString() };
    const scans = (list: unknown[]) => ({ action: "scan", token, scans: list });
    expect((await post(scans([one]), "shop")).status).toBe(401);
    expect((await post(scans([one]))).body).toEqual({ outcome: "ended" });
    const hostile = [[], [{ ...one, id: "short" }], [{ ...one, text: "x".repeat(201) }], [{ ...one, at: "now" }]];
    for (const list of hostile) expect((await post(scans(list))).status).toBe(400);
    expect((await post(scans(Array.from({ length: 101 }, () => one)))).status).toBe(400);
    expect((await post(scans(Array.from({ length: 100 }, () => ({ ...one, text: "x".repeat(200) }))))).status).toBe(
      200,
    );
  });
});
