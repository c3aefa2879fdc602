import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { PaymentMethod } from "@circuit/contract/shop/order";
import { prepareEditors } from "../src/access/prepare-editors.ts";
import { addLanguages } from "../src/content/languages.ts";
import type { EventView, KassaOrderView } from "../src/shop/kassa/kassa-view.ts";
import { notePaymentChange } from "../src/shop/orders/pay-order.ts";
import { logIn } from "./inbox.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { publish } from "./publish.ts";
import { emptyCms } from "./shared-cms.ts";
import { begun, counters, idOf, line, openTestShop, paymentOf, place, stock, type TestShop } from "./shop.ts";
import type { RunningCms } from "./strapi.ts";

const roles = ["kassa", "strapi-super-admin", "strapi-editor", "strapi-author", "inbox"] as const;

type Who = (typeof roles)[number] | "nobody";

let cms: RunningCms;
let shop: TestShop;
let provider: MemoryProvider;
let event: string;
const bearers = new Map<string, string>();

const [friday, saturday] = ["2099-06-26", "2099-06-27"] as const;

beforeAll(async () => {
  cms = await emptyCms();
  // What is for sale is kept for a second: here each look at the clock is two seconds later.
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 2000));
  await addLanguages(cms.strapi);
  await prepareEditors(cms.strapi);
  for (const code of roles) bearers.set(code, await logIn(cms, code));

  event = await publish(cms.strapi, "api::event.event", (locale) => ({
    title: `Verkoop ${locale}`,
    slug: `verkoop-${locale}`,
    startsAt: `${friday}T08:00:00Z`,
    endsAt: `${saturday}T16:00:00Z`,
  }));
  const stand = await publish(cms.strapi, "api::stand.stand", (locale) => ({
    name: { nl: "Hoofdtribune", en: "Main stand" }[locale],
    key: "hoofdtribune",
    colour: "primary" as const,
  }));
  await publish(cms.strapi, "api::ticket-type.ticket-type", (locale) => ({
    name: { nl: "Volwassene", en: "Adult" }[locale],
    event,
    stand,
    audience: "adult" as const,
    leadsWith: "gross" as const,
    vatRate: 9,
    maxPerOrder: 10,
    admissions: [{ firstDay: friday, lastDay: saturday, netPriceCents: 4000 }],
  }));
});

afterAll(async () => {
  vi.restoreAllMocks();
  await cms.stop();
});

beforeEach(async () => {
  provider = new MemoryProvider();
  shop = await openTestShop(cms.strapi, provider);
  await stock(shop, 20);
});

interface Answer {
  status: number;
  body: {
    events: EventView[];
    orders: { number: string; state: string }[];
    order: KassaOrderView;
    isWaiting: boolean;
    error: { message: string; details: unknown };
  };
}

async function ask(method: string, path: string, body?: unknown, who: Who = "kassa"): Promise<Answer> {
  const bearer = bearers.get(who);
  const answer = await fetch(`${cms.origin}/kassa${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : null };
}

/** A placed order of two tickets of € 10,90. */
async function placed(method: PaymentMethod) {
  const order = await begun(shop, [line(2)]);
  await place(shop, order, method);
  return { order, id: await idOf(shop, order), path: `/orders/${await idOf(shop, order)}` };
}

/** A placed order that was paid online. */
async function paidOnline() {
  const made = await placed("online");
  const providerId = await paymentOf(shop, made.order);
  provider.payments.set(providerId, {
    state: "paid",
    method: "ideal",
    paidAt: new Date(shop.now()).toISOString(),
    amountCents: 2180,
    refundedCents: 0,
  });
  await notePaymentChange(shop, providerId);
  return made;
}

const everyRoute = [
  ["GET", "/overview"],
  ["PUT", "/stock"],
  ["GET", "/orders"],
  ["GET", "/orders/1"],
  ["POST", "/orders/1/paid"],
  ["POST", "/orders/1/cancel"],
  ["POST", "/orders/1/name"],
  ["POST", "/orders/1/refund"],
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
    const bearer = { authorization: `Bearer ${bearers.get("kassa") ?? ""}` };
    const own = await fetch(`${cms.origin}/admin/users/me/permissions`, { headers: bearer });
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
      expect([path, (await fetch(`${cms.origin}${path}`, { headers: bearer })).status]).toEqual([path, 403]);
    }
  });

  test("what an administrator took away stays away at the next start", async () => {
    const { id } = await cms.strapi.db.query("admin::role").findOne({ where: { code: "kassa" } });
    await cms.strapi.service("admin::role").assignPermissions(id, []);
    await prepareEditors(cms.strapi);
    expect((await ask("GET", "/overview")).status).toBe(403);
    await cms.strapi.service("admin::role").assignPermissions(id, [{ action: "api::kassa.sell", subject: null }]);
    expect((await ask("GET", "/overview")).status).toBe(200);
  });
});

describe("the overview", () => {
  const eventIn = ({ body }: Answer, id: string) => body.events.find(({ eventId }) => eventId === id);

  test("proposes the places of ticket types on sale, until somebody says how many there are", async () => {
    const before = eventIn(await ask("GET", "/overview"), event);
    expect(before).toMatchObject({ title: "Verkoop nl", isOver: false, incomes: [] });
    const row = { pool: "hoofdtribune", about: { kind: "stand", seats: "all", name: "Hoofdtribune" } };
    const none = { capacity: 0, held: 0, sold: 0, left: 0, isProposed: true };
    expect(before?.places).toEqual([
      { day: friday, ...row, ...none },
      { day: saturday, ...row, ...none },
    ]);

    const set = { eventId: event, day: friday, pool: "hoofdtribune", capacity: 500 };
    const answer = await ask("PUT", "/stock", set);
    expect(answer.status).toBe(200);
    expect(eventIn(answer, event)?.places).toEqual([
      { day: friday, ...row, ...none, capacity: 500, left: 500, isProposed: false },
      { day: saturday, ...row, ...none },
    ]);
    expect((await ask("PUT", "/stock", set)).status).toBe(200);
  });

  test("counts what is sold and held, and what it brought in", async () => {
    await placed("invoice");
    await begun(shop, [line(3)]);
    const tt = eventIn(await ask("GET", "/overview"), "tt");
    // Its event is gone: what was sold stays to be seen.
    expect(tt).toMatchObject({ title: null, isOver: true });
    expect(tt?.places).toMatchObject([{ pool: "event", capacity: 20, held: 3, sold: 2, left: 15 }]);
    expect(tt?.incomes).toEqual([{ admission: "2027-06-25", tickets: 2, netCents: 2000, grossCents: 2180 }]);
  });
});

describe("places", () => {
  const tt = { eventId: "tt", day: "2027-06-25", pool: "event" };

  test("can't be fewer than are sold and held: the answer says the least", async () => {
    await placed("invoice");
    await begun(shop, [line(3)]);
    const answer = await ask("PUT", "/stock", { ...tt, capacity: 4 });
    expect([answer.status, answer.body.error.details]).toEqual([400, { reason: "too-small", number: 5 }]);
    expect(answer.body.error.message).toContain("Minder dan 5 kan niet");
    expect((await ask("PUT", "/stock", { ...tt, capacity: 5 })).status).toBe(200);
    expect(await counters(shop)).toEqual({ "2027-06-25 event": [5, 3, 2] });
  });

  test.each([
    ["no such pool", { ...tt, pool: "dak", capacity: 5 }, "unknown-place"],
    ["another day", { ...tt, day: "2027-06-26", capacity: 5 }, "unknown-place"],
    ["no day", { ...tt, day: "2027-02-30", capacity: 5 }, "nonsense"],
    ["part of a place", { ...tt, capacity: 1.5 }, "nonsense"],
    ["less than none", { ...tt, capacity: -1 }, "nonsense"],
    ["a text", { ...tt, capacity: "5" }, "nonsense"],
    ["more besides", { ...tt, capacity: 5, sold: 0 }, "nonsense"],
    ["nothing", {}, "nonsense"],
    ["a list", [], "nonsense"],
  ])("are refused for %s", async (_name, body, reason) => {
    const answer = await ask("PUT", "/stock", body);
    expect([answer.status, answer.body.error.details]).toEqual([400, { reason }]);
    expect(await counters(shop)).toEqual({ "2027-06-25 event": [20, 0, 0] });
  });
});

describe("an order", () => {
  test("is found by its number, name or e-mail address, and shown whole without what opens the gate", async () => {
    const { order, path } = await placed("invoice");
    const { body } = await ask("GET", path);
    const seen = JSON.stringify(body);
    expect(body).toMatchObject({ state: "invoiced", customer: { lastName: "Jansen" }, payments: [], refunds: [] });
    expect(body).toMatchObject({ can: { markPaid: true, cancel: true, nameTickets: false, refundCents: 0 } });
    expect(seen).not.toContain(order.token);
    expect(seen).not.toContain("qrText");

    const number = String(Reflect.get(body, "number"));
    for (const q of [number, "jan jans", "JAN@example"]) {
      const found = await ask("GET", `/orders?q=${encodeURIComponent(q)}`);
      expect(found.body.orders).toMatchObject([{ number, state: "invoiced", grossCents: 2180 }]);
    }
    expect((await ask("GET", "/orders?q=niemand")).body.orders).toEqual([]);
  });

  test("that isn't placed is nobody's business", async () => {
    const id = await idOf(shop, await begun(shop, [line(1)]));
    expect((await ask("GET", `/orders/${id}`)).status).toBe(404);
    expect((await ask("POST", `/orders/${id}/cancel`, {})).status).toBe(404);
    expect((await ask("GET", "/orders")).body.orders).toEqual([]);
  });

  test.each(["999999999", "0", "-1", "x", "1e3", "99999999999999999999"])("is unknown: %s", async (id) => {
    for (const [method, path, body] of [
      ["GET", ""],
      ["POST", "/cancel", {}],
      ["POST", "/paid", { method: "gate" }],
      ["POST", "/refund", { amountCents: 1, reason: "x", seenRefundedCents: 0 }],
      ["POST", "/name", { code: "x", holder: "x" }],
    ] as const) {
      const answer = await ask(method, `/orders/${id}${path}`, body);
      expect([answer.status, answer.body.error.message]).toEqual([404, "Deze bestelling bestaat niet."]);
    }
  });

  test.each([
    ["paid", {}],
    ["paid", { method: "ideal" }],
    ["cancel", { force: true }],
    ["name", { code: "X" }],
    ["name", { code: "X", holder: "a\nb" }],
    ["name", { code: "X", holder: "a".repeat(121) }],
    ["refund", { amountCents: 0, reason: "x", seenRefundedCents: 0 }],
    ["refund", { amountCents: 1.5, reason: "x", seenRefundedCents: 0 }],
    ["refund", { amountCents: 1, reason: " ", seenRefundedCents: 0 }],
    ["refund", { amountCents: 1, reason: "x" }],
  ])("refuses nonsense: %s %j", async (name, body) => {
    const { path } = await placed("gate");
    const answer = await ask("POST", `${path}/${name}`, body);
    expect([answer.status, answer.body.error.details]).toEqual([400, { reason: "nonsense" }]);
  });

  test("that was invoiced is marked paid once, however often the button is pressed, and then has tickets", async () => {
    const { path } = await placed("invoice");
    const both = await Promise.all([1, 2].map(() => ask("POST", `${path}/paid`, { method: "bank-transfer" })));
    const again = await ask("POST", `${path}/paid`, { method: "bank-transfer" });
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.body.order).toMatchObject({ state: "paid", can: { markPaid: false, refundCents: 2180 } });
    expect(again.body.order.payments).toMatchObject([{ state: "paid", method: "bank-transfer", amountCents: 2180 }]);
    expect(again.body.order.tickets).toHaveLength(2);
  });

  test("that was paid online isn't marked paid", async () => {
    const { path } = await paidOnline();
    const answer = await ask("POST", `${path}/paid`, { method: "gate" });
    expect([answer.status, answer.body.error.details]).toEqual([400, { reason: "not-waiting" }]);
  });

  test("is cancelled: its places are free again; twice is once, and what ended isn't cancelled", async () => {
    const { path } = await placed("gate");
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await ask("POST", `${path}/cancel`, {});
      expect([status, body.order.state, body.order.can.cancel]).toEqual([200, "cancelled", false]);
      expect(body.order.tickets.map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
    }
    expect(await counters(shop)).toEqual({ "2027-06-25 event": [20, 0, 0] });

    const other = await placed("invoice");
    await ask("POST", `${other.path}/paid`, { method: "bank-transfer" });
    await ask("POST", `${other.path}/refund`, { amountCents: 2180, reason: "Ziek", seenRefundedCents: 0 });
    const refused = await ask("POST", `${other.path}/cancel`, {});
    expect([refused.status, refused.body.error.details]).toEqual([400, { reason: "ended" }]);
  });

  test("has its tickets put on other names", async () => {
    const { path } = await placed("gate");
    const other = await placed("gate");
    const { body } = await ask("GET", path);
    const codes = Reflect.get(body, "tickets").map(({ code }: { code: string }) => code);
    const named = await ask("POST", `${path}/name`, { code: codes[1], holder: " Piet Pietersen " });
    expect(named.body.order.tickets.map(({ holder }) => holder)).toEqual([null, "Piet Pietersen"]);
    const back = await ask("POST", `${path}/name`, { code: codes[1], holder: "" });
    expect(back.body.order.tickets.map(({ holder }) => holder)).toEqual([null, null]);

    // Of another order, of none, and of one that was cancelled.
    await ask("POST", `${other.path}/cancel`, {});
    const gone = Reflect.get((await ask("GET", other.path)).body, "tickets")[0].code;
    for (const [where, code] of [
      [other.path, codes[0]],
      [path, "NIETS"],
      [other.path, gone],
    ] as const) {
      const answer = await ask("POST", `${where}/name`, { code, holder: "Piet" });
      expect([answer.status, answer.body.error.details]).toEqual([400, { reason: "unknown-ticket" }]);
    }
  });

  test("is refunded in part and then whole, by whom and why; the same press twice pays back once", async () => {
    const { path } = await placed("gate");
    const early = await ask("POST", `${path}/refund`, { amountCents: 1, reason: "Regen", seenRefundedCents: 0 });
    expect([early.status, early.body.error.details]).toEqual([400, { reason: "nothing-received" }]);
    await ask("POST", `${path}/paid`, { method: "gate" });

    const much = await ask("POST", `${path}/refund`, { amountCents: 2181, reason: "Regen", seenRefundedCents: 0 });
    expect(much.body.error.details).toEqual({ reason: "too-much", number: 2180 });
    expect(much.body.error.message).toContain("€ 21,80");

    const asked = { amountCents: 180, reason: "Regen", seenRefundedCents: 0 };
    const both = await Promise.all([1, 2].map(() => ask("POST", `${path}/refund`, asked)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const late = await ask("POST", `${path}/refund`, asked);
    expect(late.body.error.details).toEqual({ reason: "refunded-meanwhile" });

    const rest = { amountCents: 2000, reason: "Afgelast", seenRefundedCents: 180 };
    const { body } = await ask("POST", `${path}/refund`, rest);
    expect(body).toMatchObject({ isWaiting: false, order: { state: "refunded", refundedCents: 2180 } });
    expect(body.order.refunds).toMatchObject([
      { amountCents: 180, state: "done", byWhom: "Edith Redactie", reason: "Regen" },
      { amountCents: 2000, state: "done", byWhom: "Edith Redactie", reason: "Afgelast" },
    ]);
  });

  test("that was paid online is refunded by the provider, as soon as it answers", async () => {
    const { path } = await paidOnline();
    const { status, body } = await ask("POST", `${path}/refund`, {
      amountCents: 500,
      reason: "Fout",
      seenRefundedCents: 0,
    });
    // The CMS of these tests has no provider to ask.
    expect([status, body.isWaiting]).toEqual([200, true]);
    expect(body.order.refunds).toMatchObject([{ amountCents: 500, state: "asked" }]);
    expect(body.order.can.refundCents).toBe(1680);
  });
});
