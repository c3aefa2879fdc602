import { expect, test } from "vitest";
import { makeScanner, type NewScanner } from "../src/shop/scans/scanners.ts";
import { ticketTable } from "../src/shop/tables/ticket-table.ts";
import { morning, paired, scan, aboutScanner } from "./gate.ts";
import { requestKassa, friday, kassa, placed, saturday } from "./kassa.ts";
import { minute } from "./shop.ts";

const own = kassa();

const read = async (path: string) => (await requestKassa(own, "GET", path)).body;

const about = (changes: Partial<NewScanner> = {}): NewScanner => ({ ...aboutScanner(own.shop), ...changes });

/** What the Kassa is asked, whose clock is the real one. */
const asked = () => ({
  ...about({ eventId: own.event }),
  validUntil: new Date(Date.now() + 600 * minute).toISOString(),
});

test("staff see which scanners wait, whose code lapsed, and which ended, with names of events and stands", async () => {
  const { shop, event: eventId } = own;
  const now = Date.now();
  const validUntil = now + 600 * minute;
  shop.clock.now = now;
  const waits = await makeScanner(shop, about({ eventId, stand: "hoofdtribune", validUntil }));
  shop.clock.now = now - 31 * minute;
  const lapsed = await makeScanner(shop, about({ validUntil }));
  const used = await paired(own.shop, { validUntil });
  const over = await makeScanner(shop, about({ validUntil: now - minute }));
  const { scanners } = await read("/scanners");
  expect(scanners).toMatchObject([
    { id: used.id, state: "in-use", eventTitle: null, standName: null },
    { id: lapsed.id, state: "lapsed" },
    { id: waits.id, state: "waiting", eventTitle: "Verkoop nl", standName: "Hoofdtribune" },
    { id: over.id, state: "ended" },
  ]);
});

test("staff choose from the events that sell, with their days and the gates of their stands", async () => {
  const { events } = await read("/gates");
  expect(events).toEqual([
    {
      eventId: own.event,
      title: "Verkoop nl",
      days: [friday, saturday],
      outsideDays: [],
      stands: [{ key: "hoofdtribune", name: "Hoofdtribune", gate: "Ingang Zuid" }],
    },
  ]);
});

test("staff see of a double which ticket it was, and where its holder was let in", async () => {
  const { shop } = own;
  const { id: orderId } = await placed(own, "gate");
  shop.clock.now = morning;
  const tickets: { code: string }[] = await shop.db.connection(ticketTable).where({ orderId });
  const [first, second] = tickets.map(({ code }) => code);
  const scanner = await paired(own.shop);
  const other = await paired(own.shop, { name: "Telefoon 2", gate: "Zuid 2" });
  await scan(own.shop, scanner, first ?? "");
  await scan(own.shop, scanner, second ?? "");
  shop.clock.now += 20 * minute;
  await scan(own.shop, other, first ?? "");
  const answer = await read(`/scanners/${other.id}/doubles`);
  expect(answer.scanner).toMatchObject({ name: "Telefoon 2", admitted: 0, doubles: 1 });
  expect(answer.doubles).toMatchObject([
    {
      code: first,
      orderId,
      scannedAt: new Date(morning + 20 * minute).toISOString(),
      first: { at: new Date(morning).toISOString(), gate: "Oost 4", scanner: "Telefoon 1" },
    },
  ]);
  expect((await read(`/scanners/${scanner.id}/doubles`)).doubles).toEqual([]);
  // Who cancels the order is told that its visitors are in: each ticket counts once.
  expect((await requestKassa(own, "GET", `/orders/${orderId}`)).body).toMatchObject({ scannedTickets: 2 });
});

test("a scanner is made for an event that has tickets, and for no other", async () => {
  expect((await requestKassa(own, "POST", "/scanners", asked())).status).toBe(200);
  const { status, body } = await requestKassa(own, "POST", "/scanners", { ...asked(), eventId: "nergens" });
  expect([status, body.error.message]).toEqual([
    400,
    "Voor dit evenement zijn er geen kaartjes, dus er valt niets te scannen.",
  ]);
});

test("nobody else sees or makes them, and what isn't there or is nonsense is told in words", async () => {
  for (const [method, path] of [
    ["GET", "/gates"],
    ["GET", "/scanners/1/doubles"],
    ["POST", "/scanners"],
  ] as const)
    expect([path, (await requestKassa(own, method, path, undefined, "inbox")).status]).toEqual([path, 403]);
  expect((await requestKassa(own, "GET", "/scanners", undefined, "nobody")).status).toBe(401);
  for (const [method, path] of [
    ["GET", "/scanners/99999999/doubles"],
    ["POST", "/scanners/99999999/end"],
  ] as const) {
    const { status, body } = await requestKassa(own, method, path);
    expect([status, body.error.message]).toEqual([404, "Deze scanner bestaat niet."]);
  }
  for (const wrong of [{ validUntil: "2020-01-01T00:00:00Z" }, { lastDay: "2027-06-24" }, { name: "" }]) {
    const { status, body } = await requestKassa(own, "POST", "/scanners", { ...asked(), ...wrong });
    expect([status, body.error.message]).toEqual([400, "Dit is niet goed ingevuld."]);
  }
});
