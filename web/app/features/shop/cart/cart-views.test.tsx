import { admission, catalogueOf, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { expect, test, vi } from "vitest";
import { renderPage } from "../../../../test/render-page.tsx";
import type { CartInvitation } from "./cart-data.ts";
import { CartScreen } from "./cart-screen.tsx";
import { checkCart } from "./check-cart.server.ts";

vi.mock("./style-sheet.css?url", () => ({ default: "/assets/cart.css" }));

const line: CartLine = { ticketId: "hoofdtribune1", admission: "2027-06-27", quantity: 2, seenPriceCents: 12_900 };
const nothing = { problem: null, undo: null, added: 0, from: null };
const settings = { ticketsPage: "/tickets", ticketAlarmPage: "/ticketalarm" };

interface Given {
  happened?: Partial<Parameters<typeof CartScreen>[0]["happened"]>;
  offer?: Parameters<typeof ticketOffer>[0];
  offers?: ReturnType<typeof ticketOffer>[];
  locale?: "nl" | "en";
  hasOpenOrder?: boolean;
}

const invitation: CartInvitation = {
  title: "TT Drenthe",
  path: "/evenementen/tt-drenthe",
  colour: "yellow",
  days: "25–27",
  month: "juni 2027",
  picture: null,
  choices: [{ number: "27", name: "zondag", priceCents: 12900, state: "Uitverkocht", path: "/evenementen/tt-drenthe" }],
};

function render(
  lines: CartLine[] | null,
  { happened = {}, offer = {}, offers = [ticketOffer(offer)], locale = "nl", hasOpenOrder }: Given = {},
): string {
  const catalogue = catalogueOf(eventOffers(offers));
  const availability = { at: "2027-01-01T00:00:00Z", admissions: {} };
  const initial = lines === null ? null : checkCart(lines, { catalogue, availability, locale, locked: {} });
  const open = hasOpenOrder === undefined ? {} : { hasOpenOrder };
  const props = { initial, empty: { title: null, text: null, invitation }, orderKey: "k".repeat(32), ...open };
  return renderPage(<CartScreen {...props} happened={{ ...nothing, ...happened }} />, { locale, settings }).replaceAll(
    "\u00A0",
    " ",
  );
}

test("S20 the cart shows a consumer's prices with VAT, the VAT by rate with what it is charged on, and the total", () => {
  const html = render([line]);
  expect(html).toContain("€ 258,00</span><small>2 × € 129,00, incl. btw</small>");
  expect(html).toContain('Btw 21% over € 213,22</dt><dd class="muted" translate="no">€ 44,78');
  expect(html).toContain("€ 258,00");
});

test("S20 the cart shows a business's price without VAT beside a consumer's too, and what it adds to the total", () => {
  const lounge = { ticketId: "lounge", leadsWith: "net" } as const;
  const offers = [ticketOffer(), ticketOffer(lounge)];
  const html = render([line, { ...line, ticketId: "lounge", quantity: 1 }], { offers });
  expect(html).toContain("€ 258,00</span><small>2 × € 129,00, incl. btw</small>");
  expect(html).toContain("€ 129,00</span><small>excl. btw; € 156,09 incl. btw</small>");
});

test("S20 the cart shows prices without VAT where all are a business's, which add up to the subtotal", () => {
  const html = render([line], { offer: { leadsWith: "net" } });
  expect(html).toContain("€ 258,00</span><small>2 × € 129,00, excl. btw</small>");
  expect(html).toContain('Subtotaal, excl. btw</dt><dd translate="no">€ 258,00');
  expect(html).toMatch(/Totaal, incl\. btw<\/dt><dd[^>]*>€ 312,18/u);
});

test("S07 the cart has a form for each thing to do, which needs no scripts", () => {
  const html = render([line]);
  expect(html.match(/action="\/shop\/nl\/cart"/gu)).toHaveLength(3);
  for (const intent of ["remove", "set", "clear"]) expect(html).toContain(`name="intent" value="${intent}"`);
  expect(html).toContain('aria-label="Verwijder Hoofdtribune"');
});

test("S07 the cart leads to an order that waits for its payment, also when nothing is in the cart", () => {
  for (const lines of [[], [line]]) {
    expect(render(lines)).not.toContain("openstaand");
    const html = render(lines, { hasOpenOrder: true });
    expect(html).toContain("Je hebt nog een openstaande bestelling");
    // The order's own address opens it, and stays out of pages where others measure.
    expect(html).toContain('href="/afrekenen/openstaand"');
  }
  expect(render([], { hasOpenOrder: true, locale: "en" })).toContain('href="/en/checkout/open-order"');
});

test("S07 a free registration has no step to pay", () => {
  const free = { offer: { admissions: [admission({ priceCents: 0 })] } };
  expect(render([{ ...line, seenPriceCents: 0 }], free)).not.toContain("Betalen");
  expect(render([line])).toContain("Betalen");
});

test("S07 the cart leads to the order with nothing but its key", () => {
  const form = /<form action="\/afrekenen" method="post">(.*?)<\/form>/u.exec(render([line]))?.[1] ?? "";
  expect([...form.matchAll(/name="([^"]+)"/gu)].map(([, name]) => name)).toEqual(["idempotencyKey"]);
});

test("S07 what is sold out is explained, isn't counted, and is offered again", () => {
  const html = render([line], { offer: { admissions: [admission({ state: "sold-out" })] } });
  expect(html).toContain("<s>€ 258,00</s></span><small>telt niet mee</small>");
  expect(html).toContain('href="/ticketalarm?event=tt1#ticket-alarm-form"');
  expect(html).toContain("Kies een andere plek");
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Verder naar je gegevens/u);
});

test("D03 what isn't counted is named by the button, which orders the others alone when its visitor says so", () => {
  const html = render([line, { ...line, ticketId: "weg1", quantity: 1 }]);
  expect(html).toContain("1 ticket gaat niet mee");
  expect(html).toContain("Een ticket dat niet meer te koop is<small>Niet meer te koop</small>");
  expect(html).toContain('name="staying" value="weg1/2027-06-27"');
  expect(html).toContain("Bestel de andere 2 tickets");
});

test("S07 a number that can't be larger says so, and one that is too large isn't counted", () => {
  const offer = { maxPerOrder: 2 };
  expect(render([{ ...line, quantity: 1 }], { offer })).not.toContain("Meer dan");
  expect(render([line], { offer })).toContain("Meer dan 2 kan nu niet.");
  const html = render([{ ...line, quantity: 99 }], { offer });
  expect(html).toContain("Maximaal 2 per bestelling");
  expect(html).toContain("<small>telt niet mee</small>");
});

test("S07 a changed price is asked about", () => {
  const html = render([{ ...line, seenPriceCents: 9900 }]);
  expect(html).toContain("Eerst € 99,00, nu € 129,00 per ticket, incl. btw.");
  expect(html).toContain("Akkoord met € 129,00");
});

test("E13 an empty cart says to add tickets, and where", () => {
  const html = render([]);
  expect(html).toContain("Voeg tickets toe aan je winkelwagen");
  expect(html).toContain('href="/tickets"');
});

test("E13 an empty cart invites to the days of the next event, and leads on to the account and the ticket alarm", () => {
  const html = render([]);
  expect(html).toContain("Vanaf € 129,00 incl. btw, Uitverkocht");
  expect(html).toContain('aria-label="Kies: zondag, TT Drenthe"');
  for (const path of ["/evenementen", "/account", "/ticketalarm"]) expect(html).toContain(`href="${path}`);
  expect(render([line])).not.toContain("TT Drenthe</b>");
});

test("D03 an empty cart that was just emptied can be put back", () => {
  const html = render([], { happened: { undo: { sealed: "abc", index: 0, count: 3 } } });
  expect(html).toContain("3 tickets verwijderd.");
  expect(html).toContain('name="sealed" value="abc"');
});

test("S07 the page for everyone holds no cart, and leads to the visitor's own without scripts", () => {
  const html = render(null);
  expect(html).toContain('href="/afrekenen/winkelwagen"');
  expect(html).not.toContain("€");
});

test("a cart whose network holds too many places goes on by a mailed link", () => {
  const html = render([], { happened: { problem: "tooManyHeld" } });
  expect(html).toContain('href="/aanmelding/adres"');
});

test("F10 choosing nothing is said under 'Ticketselectie', with the way back", () => {
  const html = render([], { happened: { problem: "nothing", from: "/tickets#tickets-tt-drenthe" } });
  expect(html).toMatch(/role="alert".*Ticketselectie: <\/b>Kies minstens één ticket\./u);
  expect(html).toContain('href="/tickets#tickets-tt-drenthe"');
});

test("a group that is too small is explained, and the smallest one is offered", () => {
  const arrangement = { arrangementId: "diner", maxPerOrder: 20, leastPerOrder: 8 };
  const html = render([line], { offer: arrangement });
  for (const part of ["Vanaf 8 gasten", "Pas het aantal aan", "Neem er 8", 'name="quantity" value="8"'])
    expect(html).toContain(part);
  const few = render([line], { offer: { ...arrangement, admissions: [admission({ state: "few", left: 5 })] } });
  expect(few).toContain("te weinig plekken over");
  expect(few).not.toContain("Neem er");
});
