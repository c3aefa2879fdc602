import { describe, expect, test } from "vitest";
import { prepareEditors } from "../src/access/prepare-editors.ts";
import { soldPlaces } from "../src/admin/kassa/sold-places.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { lineTable, orderTable } from "../src/shop/tables/order-tables.ts";
import { type Answer, requestKassa, friday, kassa, placed, saturday, type Who } from "./kassa.ts";
import { begun, counters, line } from "./shop.ts";

const circuit = kassa();

const ask = (method: string, path: string, body?: unknown, who?: Who) => requestKassa(circuit, method, path, body, who);

const everyRoute = [
  ["GET", "/overview"],
  ["PUT", "/stock"],
  ["GET", "/events/tt/news.csv"],
  ["GET", "/orders"],
  ["GET", "/orders/1"],
  ["POST", "/orders/1/paid"],
  ["POST", "/orders/1/cancel"],
  ["POST", "/orders/1/name"],
  ["POST", "/orders/1/refund"],
  ["POST", "/orders/1/repeat-refund"],
  ["POST", "/orders/1/note-transfer"],
] as const;

describe("the Kassa is for its own role, and for super admins", () => {
  test.each(everyRoute)("%s %s", async (method, path) => {
    const statusOf = async (who: Who) => (await ask(method, path, method === "GET" ? undefined : {}, who)).status;
    for (const who of ["strapi-editor", "strapi-author", "inbox"] as const)
      expect([who, await statusOf(who)]).toEqual([who, 403]);
    expect(await statusOf("nobody")).toBe(401);
    for (const who of ["kassa", "strapi-super-admin"] as const) expect([200, 400, 404]).toContain(await statusOf(who));
  });

  test("and the role sees nothing else", async () => {
    const bearer = { authorization: `Bearer ${circuit.bearers.get("kassa") ?? ""}` };
    const own = await fetch(`${circuit.cms.origin}/admin/users/me/permissions`, { headers: bearer });
    const { data }: { data: { action: string }[] } = JSON.parse(await own.text());
    expect(data.map(({ action }) => action)).toEqual(["api::kassa.sell"]);
    for (const path of [
      "/content-manager/collection-types/api::event.event",
      "/content-manager/collection-types/api::submission.submission",
      "/inbox/submissions.csv",
      "/upload/files",
      "/admin/users",
      "/admin/roles",
    ]) {
      expect([path, (await fetch(`${circuit.cms.origin}${path}`, { headers: bearer })).status]).toEqual([path, 403]);
    }
  });

  test("what an administrator took away stays away at the next start", async () => {
    const { id } = await circuit.cms.strapi.db.query("admin::role").findOne({ where: { code: "kassa" } });
    await circuit.cms.strapi.service("admin::role").assignPermissions(id, []);
    await prepareEditors(circuit.cms.strapi);
    expect((await ask("GET", "/overview")).status).toBe(403);
    await circuit.cms.strapi
      .service("admin::role")
      .assignPermissions(id, [{ action: "api::kassa.sell", subject: null }]);
    expect((await ask("GET", "/overview")).status).toBe(200);
  });
});

describe("the overview", () => {
  const eventIn = ({ body }: Answer, id: string) => body.events.find(({ eventId }) => eventId === id);

  test("proposes the places of ticket types on sale, until somebody says how many there are", async () => {
    const before = eventIn(await ask("GET", "/overview"), circuit.event);
    expect(before).toMatchObject({ title: "Verkoop nl", isOver: false, incomes: [] });
    const row = { pool: "hoofdtribune", about: { kind: "stand", seats: "all", name: "Hoofdtribune" } };
    const none = { capacity: 0, held: 0, sold: 0, left: 0, isProposed: true, isOutside: false };
    expect(before?.places).toEqual([
      { day: friday, ...row, ...none },
      { day: saturday, ...row, ...none },
    ]);

    const set = { eventId: circuit.event, day: friday, pool: "hoofdtribune", capacity: 500, seenCapacity: 0 };
    const answer = await ask("PUT", "/stock", set);
    expect(answer.status).toBe(200);
    expect(eventIn(answer, circuit.event)?.places).toEqual([
      { day: friday, ...row, ...none, capacity: 500, left: 500, isProposed: false },
      { day: saturday, ...row, ...none },
    ]);
    expect((await ask("PUT", "/stock", set)).status).toBe(200);
  });

  test("counts what is sold and held, and what it brought in", async () => {
    await placed(circuit, "invoice");
    await begun(circuit.shop, [line(3)]);
    const tt = eventIn(await ask("GET", "/overview"), "tt");
    // Its event is gone: what was sold stays to be seen.
    expect(tt).toMatchObject({ title: null, isOver: true });
    expect(tt?.places).toMatchObject([{ pool: "event", capacity: 20, held: 3, sold: 2, left: 15 }]);
    expect(tt && soldPlaces(tt)).toBe(2);
    // As of a demo, or of tickets that were sold elsewhere.
    await circuit.shop.db.connection(stockTable).where({ eventId: "tt" }).update({ sold: 12 });
    const sold = eventIn(await ask("GET", "/overview"), "tt");
    expect(sold && soldPlaces(sold)).toBe(12);
    expect(tt?.incomes).toEqual([{ admission: "2027-06-25", tickets: 2, netCents: 2000, grossCents: 2180 }]);
  });
});

describe("places", () => {
  const tt = { eventId: "tt", day: "2027-06-25", pool: "event" };

  test("can't be fewer than are sold and held: the answer says the least", async () => {
    await placed(circuit, "invoice");
    await begun(circuit.shop, [line(3)]);
    const answer = await ask("PUT", "/stock", { ...tt, capacity: 4, seenCapacity: 20 });
    expect([answer.status, answer.body.error.details]).toEqual([400, { reason: "too-small", number: 5 }]);
    expect(answer.body.error.message).toContain("Minder dan 5 kan niet");
    expect((await ask("PUT", "/stock", { ...tt, capacity: 5, seenCapacity: 20 })).status).toBe(200);
    expect(await counters(circuit.shop)).toEqual({ "2027-06-25 event": [5, 3, 2] });
  });

  test("that a colleague set meanwhile stay as they are: the answer says how many there are", async () => {
    const added = { ...tt, capacity: 30, seenCapacity: 20 };
    expect((await ask("PUT", "/stock", added)).status).toBe(200);
    // The same press, sent twice.
    expect((await ask("PUT", "/stock", added)).status).toBe(200);
    const late = await ask("PUT", "/stock", { ...tt, capacity: 25, seenCapacity: 20 });
    expect([late.status, late.body.error.details]).toEqual([400, { reason: "places-meanwhile", number: 30 }]);
    expect(late.body.error.message).toContain("intussen op 30 plaatsen");
    expect(await counters(circuit.shop)).toEqual({ "2027-06-25 event": [30, 0, 0] });
    expect((await ask("PUT", "/stock", { ...tt, capacity: 25, seenCapacity: 30 })).status).toBe(200);
  });

  test("of a stand are no more than its seats, while it says how many those are", async () => {
    const { strapi } = circuit.cms;
    const stand = await strapi.documents("api::stand.stand").findFirst({ filters: { key: "hoofdtribune" } });
    const set = (capacity: number, seenCapacity: number) =>
      ask("PUT", "/stock", { eventId: circuit.event, day: saturday, pool: "hoofdtribune", capacity, seenCapacity });
    expect((await set(700, 0)).status).toBe(200);
    await strapi
      .documents("api::stand.stand")
      .update({ documentId: stand?.documentId ?? "", locale: "nl", data: { seats: 600 }, status: "published" });

    const answer = await set(701, 700);
    expect([answer.status, answer.body.error.details]).toEqual([400, { reason: "too-many-places", number: 600 }]);
    expect(answer.body.error.message).toBe(
      "Deze tribune heeft volgens ‘Zitplaatsen’ 600 stoelen, dus meer dan 600 plaatsen kan niet.",
    );
    expect([(await set(650, 700)).status, (await set(600, 650)).status]).toEqual([200, 200]);
    expect((await set(601, 600)).status).toBe(400);
  });

  test.each([
    ["no such pool", { ...tt, pool: "dak", capacity: 5, seenCapacity: 20 }, "unknown-place"],
    ["another day", { ...tt, day: "2027-06-26", capacity: 5, seenCapacity: 20 }, "unknown-place"],
    ["no day", { ...tt, day: "2027-02-30", capacity: 5, seenCapacity: 20 }, "nonsense"],
    ["part of a place", { ...tt, capacity: 1.5, seenCapacity: 20 }, "nonsense"],
    ["less than none", { ...tt, capacity: -1, seenCapacity: 20 }, "nonsense"],
    ["more besides", { ...tt, capacity: 5, seenCapacity: 20, sold: 0 }, "nonsense"],
    ["nobody who looked", { ...tt, capacity: 5 }, "nonsense"],
  ])("are refused for %s", async (_name, body, reason) => {
    const answer = await ask("PUT", "/stock", body);
    expect([answer.status, answer.body.error.details]).toEqual([400, { reason }]);
    expect(await counters(circuit.shop)).toEqual({ "2027-06-25 event": [20, 0, 0] });
  });
});

const overview = async (query = "") => (await requestKassa(circuit, "GET", `/overview${query}`)).body;

/** Rows that the database answers while something is done. */
async function rowsWhile(work: () => Promise<unknown>): Promise<number> {
  const { connection } = circuit.cms.strapi.db;
  let rows = 0;
  const count = (answer: unknown) => (rows += Array.isArray(answer) ? answer.length : 0);
  connection.on("query-response", count);
  await work();
  connection.removeListener("query-response", count);
  return rows;
}

/** Orders of an event that was over years ago, of each of which something was paid back. */
async function sellLongAgo(orders: number): Promise<void> {
  const { connection } = circuit.shop.db;
  const { id } = await placed(circuit, "gate");
  const order: object = await connection(orderTable).where({ id }).first();
  const sold: object = await connection(lineTable).where({ orderId: id }).first();
  for (let number = 1; number <= orders; number += 1) {
    const own = { token: `t${number}`, number: `CD-${number}`, beginKey: `b${number}`, invoiceNumber: null };
    await connection(orderTable).insert({ ...order, ...own, id: id + number, refundedCents: 180 });
    const past = { eventId: "past", admission: "2019-06-25" };
    await connection(lineTable).insert({ ...sold, ...past, id: id + number, orderId: id + number });
  }
  await connection(stockTable).insert({ eventId: "past", day: "2019-06-25", pool: "event", capacity: 9000 });
}

test("an overview reads no more for all that was sold in years before; older events are asked for apart", async () => {
  await placed(circuit, "gate");
  const before = await rowsWhile(overview);
  expect((await overview()).hasOlder).toBe(false);
  await sellLongAgo(150);
  // One row more: that the event is there. And the order that was copied.
  expect((await rowsWhile(overview)) - before).toBeLessThan(6);
  const { events, hasOlder } = await overview();
  expect([events.map(({ eventId }) => eventId).includes("past"), hasOlder]).toEqual([false, true]);
  const older = await overview("?part=older");
  expect(older.events).toMatchObject([
    { eventId: "past", isOver: true, incomes: [{ admission: "2019-06-25", tickets: 300, grossCents: 150 * 2000 }] },
  ]);
  expect((await requestKassa(circuit, "GET", "/overview?part=all")).status).toBe(400);
});
