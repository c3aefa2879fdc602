import { beforeEach, describe, expect, test } from "vitest";
import type { Customer, PaymentMethod } from "@circuit/contract/shop/order";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { requestKassa, friday, kassa } from "./kassa.ts";
import { begun, customer, event, idOf, line, offer, orderOf, stock, place } from "./shop.ts";

const circuit = kassa();

const ask = (method: string, path: string, body?: unknown) => requestKassa(circuit, method, path, body);
const newsPath = () => `/events/${circuit.event}/news.csv`;

beforeEach(async () => {
  const { shop } = circuit;
  const sold = event(circuit.event, [offer("paddock", "event", 1000, [friday])]);
  shop.entries.push({ ...sold, startsAt: `${friday}T08:00:00.000Z`, endsAt: `${friday}T16:00:00.000Z` });
  await stock(shop, 50, friday, "event", circuit.event);
});

interface Wish {
  wantsNews?: boolean;
  method?: PaymentMethod;
  locale?: "nl" | "en";
  lines?: ReturnType<typeof line>[];
}

const atEvent = (quantity = 1) => line(quantity, { ticketId: "paddock", admission: friday });

/** A placed order of somebody. */
async function orderOfSomebody(changes: Partial<Customer>, wish: Wish = {}) {
  const { wantsNews = true, method = "invoice", locale, lines = [atEvent()] } = wish;
  const held = await begun(circuit.shop, lines);
  const wishes = { customer: { ...customer, ...changes }, wantsNews, locale };
  const order = orderOf(await place(circuit.shop, held, method, wishes));
  return { number: order.number, path: `/orders/${await idOf(circuit.shop, order)}` };
}

async function wanted(eventId: string): Promise<number | undefined> {
  const { body } = await ask("GET", "/overview");
  return body.events.find((each) => each.eventId === eventId)?.subscriberCount;
}

async function file(headers: Record<string, string> = {}) {
  const answer = await fetch(`${circuit.cms.origin}/kassa${newsPath()}`, {
    headers: { authorization: `Bearer ${circuit.bearers.get("kassa") ?? ""}`, ...headers },
  });
  // `text()` would take the mark off that says it is UTF-8.
  const text = Buffer.from(await answer.arrayBuffer()).toString("utf8");
  return { answer, rows: text.trimEnd().split("\r\n") };
}

describe("the mail about a changed programme", () => {
  test("goes to who asked for it: each address once, as its newest order has it", async () => {
    await orderOfSomebody({});
    const newest = await orderOfSomebody({ firstName: "Janneke", email: "JAN@example.nl" }, { locale: "en" });
    const gate = await orderOfSomebody({ firstName: "An", email: "an@example.nl" }, { method: "gate" });
    await orderOfSomebody({ email: "piet@example.nl" }, { wantsNews: false });
    // Of two lines of one event, it is one order.
    const both = await orderOfSomebody({ firstName: "Bo", email: "bo@example.nl" }, { lines: [atEvent(2), line(1)] });

    expect([await wanted(circuit.event), await wanted("tt")]).toEqual([3, 1]);
    const { answer, rows } = await file();
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="news-${circuit.event}.csv"`);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(rows).toEqual([
      '\uFEFF"Naam";"E-mailadres";"Taal";"Bestelling"',
      `"An Jansen";"an@example.nl";"Nederlands";"${gate.number}"`,
      `"Bo Jansen";"bo@example.nl";"Nederlands";"${both.number}"`,
      `"Janneke Jansen";"JAN@example.nl";"Engels";"${newest.number}"`,
    ]);
    const english = await file({ "x-panel-language": "en" });
    expect(english.rows[0]).toBe('\uFEFF"Name";"E-mail address";"Language";"Order"');
    expect(english.rows[3]).toContain('"English"');
  });

  test("goes to orders that stand only, paid or not", async () => {
    const { path } = await orderOfSomebody({ email: "weg@example.nl" }, { method: "gate" });
    await orderOfSomebody({ email: "bank@example.nl" }, { method: "online" });
    const due = await orderOfSomebody({ email: "blijft@example.nl" });
    await ask("POST", `${path}/cancel`, {});
    expect(await wanted(circuit.event)).toBe(1);
    await ask("POST", `${due.path}/paid`, { method: "bank-transfer" });
    const { rows } = await file();
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain("blijft@example.nl");

    await ask("POST", `${due.path}/refund`, { amountCents: 1090, reason: "Ziek", seenRefundedCents: 0 });
    expect(await wanted(circuit.event)).toBe(0);
    expect((await file()).rows).toHaveLength(1);
  });

  test("has no formula in its file", async () => {
    await orderOfSomebody({ firstName: '=HYPERLINK("https://a.example")', email: "+a@example.nl" });
    const [, row = ""] = (await file()).rows;
    expect(row.startsWith(`"'=HYPERLINK(""https://a.example"") Jansen";"'+a@example.nl";`)).toBe(true);
  });

  test("isn't sent any more about an event that is over, is gone, or never was", async () => {
    for (const id of ["tt", "nergens", "x".repeat(41), "A-B"]) {
      const answer = await ask("GET", `/events/${id}/news.csv`);
      expect([id, answer.status, answer.body.error.details]).toEqual([id, 400, { reason: "over" }]);
    }
  });

  test("is said to be wanted on the order's screen", async () => {
    const wants = await orderOfSomebody({});
    const other = await orderOfSomebody({}, { wantsNews: false });
    expect((await ask("GET", wants.path)).body).toMatchObject({ wantsNews: true });
    expect((await ask("GET", other.path)).body).toMatchObject({ wantsNews: false });
    expect(await circuit.shop.db.connection(orderTable).where({ wantsNews: true })).toHaveLength(1);
  });
});
