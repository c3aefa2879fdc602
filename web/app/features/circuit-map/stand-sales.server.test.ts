import { admission, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { expect, test } from "vitest";
import { eventOfMap, saleOfStand, sellsStands } from "./stand-sales.server.ts";

test("S20 the price of a stand is the lowest that an adult pays while it is on sale, with VAT as on its tickets", () => {
  const companion = { ticketId: "companion", audience: "companion" } as const;
  const offers = [
    ticketOffer({ admissions: [admission(), admission({ key: "2027-06-26", priceCents: 9900 })] }),
    ticketOffer({ ticketId: "child", audience: "child", admissions: [admission({ priceCents: 1000 })] }),
    ticketOffer({ ...companion, isAccessible: true, admissions: [admission({ priceCents: 0 })] }),
  ];
  expect(saleOfStand(eventOffers(offers), "hoofdtribune")).toEqual({
    cents: 9900,
    basis: "gross",
    state: "available",
    keys: ["hoofdtribune1/2027-06-27", "hoofdtribune1/2027-06-26"],
  });
});

test("S20 the price of a stand leaves out what is sold out while something else can be had", () => {
  const cheap = admission({ key: "2027-06-26", priceCents: 5000, state: "sold-out" });
  const sale = saleOfStand(
    eventOffers([ticketOffer({ admissions: [admission({ state: "few" }), cheap] })]),
    "hoofdtribune",
  );
  expect(sale).toMatchObject({ cents: 12_900, state: "few" });
});

test("S20 a stand that is sold out says so, and one without tickets has no sale", () => {
  const event = eventOffers([ticketOffer({ admissions: [admission({ state: "sold-out" })] })]);
  expect(saleOfStand(event, "hoofdtribune")?.state).toBe("sold-out");
  expect(saleOfStand(event, "korhoen")).toBeNull();
});

test("S20 arrangements have pages of their own", () => {
  const event = eventOffers([ticketOffer({ arrangementId: "lounge", leadsWith: "net" })]);
  expect(saleOfStand(event, "hoofdtribune")).toBeNull();
  expect(sellsStands(event)).toBe(false);
});

const soldOut = eventOffers([ticketOffer({ admissions: [admission({ state: "sold-out" })] })], { eventId: "first" });
const open = eventOffers([ticketOffer()], { eventId: "second" });

test("S08 the event of the map is the one that the address asks for, else the next with seats on sale, else the next", () => {
  expect(eventOfMap([soldOut, open], "first")?.eventId).toBe("first");
  expect(eventOfMap([soldOut, open], "unknown")?.eventId).toBe("second");
  expect(eventOfMap([soldOut], null)?.eventId).toBe("first");
  expect(eventOfMap([], "first")).toBeNull();
});

test("S08 the event of the map is, when the address asks for none, the one that home announces", () => {
  const announced = { ...open, eventId: "third", slug: "announced" };
  expect(eventOfMap([open, announced], null, "announced")?.eventId).toBe("third");
  expect(eventOfMap([open, announced], "second", "announced")?.eventId).toBe("second");
  expect(eventOfMap([open, announced], null, "sells-no-seats")?.eventId).toBe("second");
});

test("S08 the event of the map is rather one that sells several stands than one that sells a single one", () => {
  const other = ticketOffer({
    stand: { key: "korhoen", name: "Korhoen", summary: null, colour: "yellow", gate: null },
  });
  const large = eventOffers([ticketOffer(), other], { eventId: "large" });
  expect(eventOfMap([open, large], null)?.eventId).toBe("large");
});
