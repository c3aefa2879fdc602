import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText } from "@circuit/contract/fold-text";
import { customerSchema } from "@circuit/contract/shop/order";
import { maxResults } from "../src/shop/kassa-limits.ts";
import { searchColumnsOf } from "../src/shop/tables/search-text.ts";
import { lineTable, orderTable } from "../src/shop/tables/order-tables.ts";
import { requestKassa, kassa, placed } from "./kassa.ts";
import { begun, customer, line, place } from "./shop.ts";

const circuit = kassa();

const ask = (method: string, path: string, body?: unknown) => requestKassa(circuit, method, path, body);

describe("an order", () => {
  test("is found by number, name, address or what visitors say: a ticket, the surname first, or a number with a space", async () => {
    const { path } = await placed(circuit, "gate");
    const { body } = await ask("GET", path);
    const [code, number] = [body.tickets[1]?.code ?? "", body.number ?? ""];
    const names = ["jan jans", "JAN@example", "Jansen Jan"];
    for (const q of [code, code.replace(" ", ""), code.toLowerCase(), ...names, number, number.replace("-", " ")]) {
      const found = await ask("GET", `/orders?q=${encodeURIComponent(q)}`);
      expect([q, found.body.orders.map((order) => order.number)]).toEqual([q, [number]]);
    }
    for (const q of ["niemand", "Jansen Piet", code.slice(0, 4), "0000 0000", "eventTitle", "%", "_", "'", "-"])
      expect((await ask("GET", `/orders?q=${encodeURIComponent(q)}`)).body.orders).toEqual([]);
    for (const query of [`q=${"a".repeat(121)}`, "page=0"])
      expect((await ask("GET", `/orders?${query}`)).status).toBe(400);
  });

  test("is found whatever accents and capitals its customer's name has, and by parts of the address in any order", async () => {
    const { shop } = circuit;
    const renee = {
      ...customer,
      firstName: "RENÉE",
      lastName: "Strøm",
      company: "Garage Łódź",
      street: "Brinkstraat",
      houseNumber: "12",
      postcode: "9401 HZ",
      town: "Groß-Assen",
    };
    await place(shop, await begun(shop, [line(1)]), "gate", { customer: renee });
    await placed(circuit, "gate");
    for (const q of "renée;Renee STROM;RENÉE;garage lodz;brinkstraat 12;9401hz;9401 HZ, gross-assen".split(";"))
      expect([q, (await ask("GET", `/orders?q=${encodeURIComponent(q)}`)).body.orders.length]).toEqual([q, 1]);
    for (const q of ["Brinkstraat 13", "9402"])
      expect([q, (await ask("GET", `/orders?q=${encodeURIComponent(q)}`)).body.orders]).toEqual([q, []]);
  });

  test("is found by its customer's telephone number, however it is written, and not by a part of a house number", async () => {
    const { shop } = circuit;
    const calls = async (phone: string | null, houseNumber: string | null = null) =>
      place(shop, await begun(shop, [line(1)]), "gate", { customer: { ...customer, phone, houseNumber } });
    await calls("+31 (0)6 12 34 56 78");
    await calls("0592-65 43 21");
    await calls("+49 151 2345 6789");
    await calls(null, "12b");
    const numbers = {
      "06-12345678": 1,
      "0612345678": 1,
      "+31612345678": 1,
      "+31 6 1234 5678": 1,
      "0031 6 12345678": 1,
      "31612345678": 1,
      "(0592) 654321": 1,
      "+31592654321": 1,
      "0049 151 23456789": 1,
      "06 12 34 56 79": 0,
      "12b": 1,
    };
    for (const [q, count] of Object.entries(numbers))
      expect([q, (await ask("GET", `/orders?q=${encodeURIComponent(q)}`)).body.orders.length]).toEqual([q, count]);
  });

  test("is found by its customer's reference and VAT number, and by a name without its apostrophe", async () => {
    const { shop } = circuit;
    const owner = {
      ...customer,
      firstName: "Shaquille",
      lastName: "O’Neill",
      company: "Veenland",
      reference: "PO 118/2027",
      vatNumber: "NL123456789B01",
      town: "'s-Gravenhage",
    };
    await place(shop, await begun(shop, [line(1)]), "invoice", { customer: owner });
    await placed(circuit, "gate");
    const names = "oneill;O'Neill;o’neill shaquille;o neill;s-gravenhage";
    const numbers = "po 118/2027;PO118/2027;nl123456789b01;NL 1234.56.789.B01";
    for (const q of `${names};${numbers}`.split(";"))
      expect([q, (await ask("GET", `/orders?q=${encodeURIComponent(q)}`)).body.orders.length]).toEqual([q, 1]);
  });

  test("is found by the title that its event has now, in either language", async () => {
    const { id } = await placed(circuit, "gate");
    await circuit.shop.db.connection(lineTable).where({ orderId: id }).update({ eventId: circuit.event });
    for (const q of ["verkoop NL", "Verkoop en"])
      expect((await ask("GET", `/orders?q=${encodeURIComponent(q)}`)).body.orders).toHaveLength(1);
  });

  test("that isn't one of the newest hundred is on a next page", async () => {
    const { id } = await placed(circuit, "gate");
    const { connection } = circuit.shop.db;
    const row: unknown = await connection(orderTable).where({ id }).first();
    const copies = Array.from({ length: maxResults }, (_, index) =>
      Object.assign({}, row, {
        id: id + index + 1,
        token: `t${index}`,
        number: `CD-${index}`,
        beginKey: `b${index}`,
        invoiceNumber: null,
      }),
    );
    for (let from = 0; from < maxResults; from += 20)
      await connection(orderTable).insert(copies.slice(from, from + 20));
    const first = (await ask("GET", "/orders?q=jan")).body;
    const second = (await ask("GET", "/orders?q=jan&page=2")).body;
    expect([first.orders.length, first.hasMore]).toEqual([maxResults, true]);
    expect([second.orders.map((order) => order.id), second.hasMore]).toEqual([[id], false]);
  });
});

test("a name is found in every normal form, whichever it was ordered in", () => {
  const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;
  const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(fc.oneof(name, fc.constantFrom("O´Neill", "ŉ Renée", "박지성", "ﬁ Ångström")), (lastName) => {
      const texts = forms.map((form) => {
        const ordered = customerSchema.parse({ ...customer, lastName: lastName.normalize(form) });
        return searchColumnsOf(ordered).searchText;
      });
      const typed = forms.map((form) => foldText(lastName.normalize(form).trim()));
      expect(new Set(typed).size).toBe(1);
      const words = typed[0]?.split(/[\s,]+/u) ?? [];
      for (const text of texts) for (const word of words) expect(text).toContain(word);
    }),
  );
});
