import { anyCustomer, paidOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import { expect, test } from "vitest";
import { back, htmlOf, noTickets } from "../../../../test/order-html.tsx";

const open = { state: "open", method: null, paidAt: null } as const;

const cancelledTickets = paidOrder.tickets.map((ticket) => ({ ...ticket, isCancelled: true }));
const waiting = { state: "awaiting-payment", payment: open, ...noTickets } as const;
const invoiced = { state: "invoiced", method: "invoice", payment: null, ...noTickets } as const;
const cancelled = { state: "cancelled", tickets: cancelledTickets } as const;
const refunded = { state: "refunded", tickets: cancelledTickets, keptCents: 0 } as const;
const failed = (state: "failed" | "cancelled" | "expired") =>
  ({ ...waiting, heldUntil: "2026-11-21T13:40:00.000Z", payment: { ...open, state } }) as const;
const againTexts = ["niet gelukt", "Probeer opnieuw te betalen", "tot 14:40 uur", "Annuleer deze bestelling"];
const moved = { eventChanges: ["moved" as const] };
const off = { eventChanges: ["cancelled" as const] };
const postponed = { eventChanges: ["postponed" as const] };
const vat = (vatCheck: Order["vatCheck"]) => ({ vatCheck, customer: { ...anyCustomer, vatNumber: "NL123456789B01" } });
const saysBack = /Je geld is terug|is teruggestort|Teruggestort:/u;

const noScripts = '<noscript><meta http-equiv="refresh" content="5"></noscript>';
const againLater = ["Betalen lukt nu even niet", "De betaaldienst antwoordt niet", "Probeer opnieuw te betalen"];
const notBegun = { ...waiting, payment: { ...open, state: "not-begun" } } as const;
const transfer = ["Maak € 283,00 uiterlijk 5 december 2026 over", "Te betalen", "NL91 ABNA 0417 1643 00"];
const byInvoice = ["onderweg naar je mail", ...transfer, "Circuit Drenthe", "Onder vermelding van", "/factuur.pdf"];
const atGate = { state: "at-gate", method: "gate", payment: null } as const;
const eventOff = ["Een evenement is afgelast"];
const freePlace = paidOrder.lines.map((line) => (line.stand === null ? { ...line, isFreePlace: true } : line));
const postponedWords = ["is uitgesteld", "Je bestelling blijft staan", "Dit evenement is uitgesteld"];

/** It is in no text. */
const nothing = /(?!)/u;

/** What the page says of an order, and what it doesn't say. */
const cases: [what: string, changes: Partial<Order>, says: string[], silent?: RegExp | null, locale?: "nl" | "en"][] = [
  ["paid", {}, ["De mail gaat naar jorien@voorbeeld.nl."], /van je betaling|is verplaatst: het|Vrije plaats/u],
  ["paid", {}, ["The email goes to jorien@voorbeeld.nl.", "/invoice.pdf", "/calendar.ics"], null, "en"],
  [
    "waiting for the bank",
    waiting,
    ["Even wachten op je bank", noScripts, "Ga verder met betalen", "Wat je hebt besteld"],
    /tickets\.pdf|factuur\.pdf/u,
  ],
  ["payment failed", failed("failed"), ["Je bank heeft de betaling niet uitgevoerd", ...againTexts], /http-equiv/u],
  ["payment broken off", failed("cancelled"), ["De betaling is afgebroken", ...againTexts], /http-equiv/u],
  ["payment too late", failed("expired"), ["De betaling duurde te lang", ...againTexts], /http-equiv/u],
  ["payment couldn't begin", notBegun, againLater, /http-equiv/u],
  [
    "given up at the bank",
    { state: "cancelled", method: "online", payment: { ...open, state: "cancelled" }, ...noTickets },
    ["Je bestelling is geannuleerd", "Er is niets afgeschreven"],
    /Te betalen|factuur\.pdf|niet meer geldig/u,
  ],
  ["by invoice", invoiced, byInvoice, /tickets\.pdf|Je hoeft nog niet te betalen/u],
  ["at the gate", atGate, ["Je betaalt € 283,00 bij de poort", "CD27 9P2X"]],
  [
    "for free",
    { method: "free", payment: null, totals: { netCents: 0, vatCents: 0, grossCents: 0, vat: [] } },
    ["Je plaatsen zijn van jou"],
    /factuur\.pdf/u,
  ],
  ["VAT number unchecked", vat("unchecked"), ["btw-nummer NL123456789B01 is nog niet nagekeken"]],
  ["VAT number checked", vat("valid"), [], /nagekeken/u],
  ["VAT number of another country", vat("not-asked"), [], /nagekeken/u],
  ["VAT number unchecked of what was cancelled", { ...vat("unchecked"), ...cancelled }, [], /nagekeken/u],
  ["without a place of its own", { lines: freePlace }, ['<dt>Plaats</dt> <dd class="num">Vrije plaats</dd>']],
  ["not paid in time", { state: "expired", ...noTickets }, ["Er is niet op tijd betaald"], /jorien@|aria-label="QR/u],
  ["not paid in time, by invoice", { state: "expired", method: "invoice", ...noTickets }, [], /factuur\.pdf/u],
  ["expired at the bank", { ...waiting, state: "expired" }, ["Komt je betaling toch nog binnen"], /tickets\.pdf/u],
  ["too late for its places", { state: "refund-due", ...noTickets }, ["het hele bedrag terug"], /factuur\.pdf/u],
  [
    "cancelled",
    cancelled,
    ["is geannuleerd. De tickets zijn niet meer geldig", "We hebben nog € 283,00 van je betaling"],
    /tickets\.pdf|aria-label="QR/u,
  ],
  ["cancelled", cancelled, ["We still have €283.00 of your payment"], null, "en"],
  [
    "cancelled, of which a part is under way",
    { ...cancelled, ...back({ underWayCents: 8300 }), keptCents: 20_000 },
    ["We hebben nog € 200,00", "€ 83,00 is onderweg"],
  ],
  [
    "cancelled before it was paid",
    { ...cancelled, method: "gate", payment: null, keptCents: 0 },
    [],
    /van je betaling/u,
  ],
  ["cancelled invoice", { ...invoiced, state: "cancelled" }, ["Je hoeft niets te betalen"], /niet meer geldig/u],
  [
    "cancelled after the bank took the money back",
    { ...cancelled, takenBackCents: 28_300, keptCents: 0 },
    ["Je bank heeft € 283,00 van je betaling teruggehaald"],
    /voorlopig geldig/u,
  ],
  [
    "refunded",
    { ...refunded, ...back({ returnedCents: 28_300 }) },
    ["Je geld is terug", "€ 283,00 is teruggestort", "Teruggestort: € 283,00", "De tickets zijn niet meer geldig"],
  ],
  [
    "refunded, under way",
    { ...refunded, ...back({ underWayCents: 28_300 }) },
    ["Je krijgt je geld terug", "€ 283,00 is onderweg", "Onderweg naar je rekening"],
    saysBack,
  ],
  [
    "refunded, by transfer",
    { ...refunded, ...back({ toTransferCents: 28_300 }) },
    ["Je krijgt je geld terug", "€ 283,00 maken we zelf naar je over", "Maken we naar je"],
    saysBack,
  ],
  [
    "refunded, failed",
    { ...refunded, ...back({ failedCents: 28_300 }) },
    ["Je krijgt je geld terug", "Het terugstorten van € 283,00 is niet", "Nog niet terug"],
    saysBack,
  ],
  [
    "refunded in part",
    { ...back({ returnedCents: 5000 }), keptCents: 23_300 },
    [">Deels terugbetaald<", "Teruggestort: € 50,00"],
    />Betaald<|twee keer|Te veel/u,
  ],
  [
    "refunded in part, under way",
    { ...back({ underWayCents: 5000 }), keptCents: 23_300 },
    [">Wordt deels terugbetaald<", "Onderweg naar je rekening: € 50,00"],
    />Betaald</u,
  ],
  [
    "refunded without ever having tickets",
    { state: "refunded", ...back({ returnedCents: 28_300 }), ...noTickets },
    ["€ 283,00 is teruggestort"],
    /niet meer geldig|factuur\.pdf/u,
  ],
  ["paid twice, of which one came back", back({ returnedCents: 28_300 }), [">Betaald<"]],
  [
    "paid twice",
    { surplusCents: 5000 },
    ["Je hebt twee keer betaald: € 50,00 krijg je terug", "Te veel betaald, krijg je terug: € 50,00"],
  ],
  [
    "paid, and taken back by the bank",
    { takenBackCents: 28_300, keptCents: 0 },
    ["Je bank heeft € 283,00 van je betaling voor", "voorlopig geldig", "Teruggehaald door je bank", "tickets.pdf"],
    /Je betaling is binnen|>Betaald</u,
  ],
  [
    "of a moved event",
    moved,
    ["is verplaatst: het is er niet meer", "Dit evenement is verplaatst", "We nemen contact met je op"],
    /Tot in/u,
  ],
  ["cancelled, of a moved event", { state: "cancelled", ...moved }, [], /is verplaatst: het/u],
  ["of a moved event, by invoice", { ...invoiced, ...moved }, ["Je hoeft nog niet te betalen"], /Maak € /u],
  ["of a cancelled event", off, ["gaat niet door.", "Dit evenement is afgelast"], /Tot in/u],
  [
    "of a cancelled event, by invoice",
    { ...invoiced, ...off },
    ["Betaal die niet meer"],
    /Maak € |zodra het geld binnen is/u,
  ],
  ["of a cancelled event, unpaid", { ...waiting, ...off }, eventOff, /order_intent|staan nog vast/u],
  ["off, and payment failed", { ...failed("failed"), ...off }, eventOff, /order_intent|staan nog vast/u],
  ["of a postponed event", postponed, postponedWords, /Tot in/u],
  ["of a postponed event, by invoice", { ...invoiced, ...postponed }, ["nog niet te betalen"]],
  ["postponed, unpaid", { ...waiting, ...postponed }, ["is uitgesteld"], /Je bestelling blijft staan|order_intent/u],
];
test.each(cases)("S06 an order tells honestly how it stands: %s", (_, changes, says, silent, locale = "nl") => {
  const html = htmlOf(changes, locale);
  for (const text of says) expect(html).toContain(text);
  expect(html).not.toMatch(silent ?? nothing);
});

test.each([moved, off, postponed])("S06 each ticket of an event that isn't on its day says so: %o", (changes) => {
  expect(htmlOf(changes).match(/Dit evenement is (?:verplaatst|afgelast|uitgesteld)/gu)).toHaveLength(2);
});
