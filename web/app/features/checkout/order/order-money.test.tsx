import { paidOrder } from "@circuit/contract/fixtures/orders";
import { describe, expect, test } from "vitest";
import { back, htmlOf, noTickets } from "../../../../test/order-html.tsx";

describe("an order tells honestly where its money is", () => {
  test.each([
    [{ returnedCents: 28_300 }, "Je geld is terug", "€ 283,00 is teruggestort", "Teruggestort: € 283,00"],
    [{ underWayCents: 28_300 }, "Je krijgt je geld terug", "€ 283,00 is onderweg", "Onderweg naar je rekening"],
    [{ toTransferCents: 28_300 }, "Je krijgt je geld terug", "€ 283,00 maken we zelf naar je over", "Maken we naar je"],
    [{ failedCents: 28_300 }, "Je krijgt je geld terug", "Het terugstorten van € 283,00 is niet", "Nog niet terug"],
  ] as const)("refunded, %o: says what is back and what isn’t yet", (parts, heading, text, note) => {
    const tickets = paidOrder.tickets.map((ticket) => ({ ...ticket, isCancelled: true }));
    const html = htmlOf({ state: "refunded", ...back(parts), tickets, keptCents: 0 });
    for (const part of [heading, text, note, "is geannuleerd. De tickets zijn niet meer geldig"])
      expect(html).toContain(part);
    const isSaidToBeBack = /Je geld is terug|is teruggestort|Teruggestort:/u.test(html);
    expect(isSaidToBeBack).toBe("returnedCents" in parts);
  });

  test.each([
    ["nl", { returnedCents: 5000 }, ">Deels terugbetaald<", "Teruggestort: € 50,00"],
    ["nl", { underWayCents: 5000 }, ">Wordt deels terugbetaald<", "Onderweg naar je rekening: € 50,00"],
    ["en", { returnedCents: 5000 }, ">Refunded in part<", "Paid back: €50.00"],
  ] as const)("refunded in part (%s, %o): isn’t called paid", (locale, parts, ...texts) => {
    const html = htmlOf({ ...back(parts), keptCents: 23_300 }, locale);
    for (const text of texts) expect(html).toContain(text);
    expect(html).not.toMatch(/>Betaald<|>Paid</u);
  });

  test("paid twice, of which one came back: is paid", () => {
    expect(htmlOf(back({ returnedCents: 28_300 }))).toContain(">Betaald<");
  });

  test.each([
    ["nl", "We hebben nog € 283,00 van je betaling"],
    ["en", "We still have €283.00 of your payment"],
  ] as const)("cancelled after it was paid (%s): says that the money is still with the circuit", (locale, text) => {
    const tickets = paidOrder.tickets.map((ticket) => ({ ...ticket, isCancelled: true }));
    expect(htmlOf({ state: "cancelled", tickets, keptCents: 28_300 }, locale)).toContain(text);
    const parts = { ...back({ underWayCents: 8300 }), keptCents: 20_000 };
    const partly = htmlOf({ state: "cancelled", tickets, ...parts });
    for (const part of ["We hebben nog € 200,00", "€ 83,00 is onderweg"]) expect(partly).toContain(part);
  });

  test.each([
    ["nl", "Je bank heeft € 283,00 van je betaling voor", "voorlopig geldig", "Teruggehaald door je bank: € 283,00"],
    ["en", "Your bank took back €283.00 of your payment for", "valid for now", "Taken back by your bank: €283.00"],
  ] as const)(
    "whose money the bank took back (%s): says so, and that its tickets are valid for now",
    (locale, ...parts) => {
      const html = htmlOf({ takenBackCents: 28_300, keptCents: 0 }, locale);
      for (const part of [...parts, "CD27 7K4M", "tickets.pdf"]) expect(html).toContain(part);
      expect(html).not.toMatch(/Je betaling is binnen|Your payment is in|>Betaald<|>Paid</u);
    },
  );

  test.each([
    ["nl", "Je hebt twee keer betaald: € 50,00 krijg je terug", "Te veel betaald, krijg je terug: € 50,00"],
    ["en", "You paid twice: you’ll get €50.00 back", "Paid too much, you’ll get it back: €50.00"],
  ] as const)("paid twice (%s): says what comes back, until it does", (locale, ...parts) => {
    const html = htmlOf({ surplusCents: 5000 }, locale);
    for (const part of parts) expect(html).toContain(part);
    expect(htmlOf(back({ returnedCents: 5000 }), locale)).not.toMatch(/twee keer|Te veel|twice|too much/u);
  });

  test.each([
    ["an unpaid invoice (nl)", "nl", { method: "invoice", payment: null }, "Je hoeft niets te betalen"],
    ["an unpaid invoice (en)", "en", { method: "invoice", payment: null }, "You don’t have to pay anything"],
    ["what came too late and went back", "nl", back({ returnedCents: 28_300 }), "€ 283,00 is teruggestort"],
  ] as const)("cancelled, %s: speaks of no tickets, as there never were any", (_name, locale, changes, text) => {
    const state = "refundedCents" in changes ? "refunded" : "cancelled";
    const html = htmlOf({ state, ...changes, ...noTickets }, locale);
    expect(html).toContain(text);
    expect(html).not.toMatch(/niet meer geldig|no longer valid/u);
  });

  test("cancelled after the bank took the money back: says where the money went, and nothing of valid tickets", () => {
    const tickets = paidOrder.tickets.map((ticket) => ({ ...ticket, isCancelled: true }));
    const html = htmlOf({ state: "cancelled", tickets, takenBackCents: 28_300, keptCents: 0 });
    expect(html).toContain("Je bank heeft € 283,00 van je betaling teruggehaald");
    expect(html).not.toContain("voorlopig geldig");
  });
});
