import { admission, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { expect, test } from "vitest";
import { renderPage } from "../../../../test/render-page.tsx";
import { ArrangementBooking } from "./arrangement-booking.tsx";
import { TicketChooser } from "./ticket-chooser.tsx";
import { TicketShop } from "./ticket-shop.tsx";
import { arrangementSales, ticketSale } from "./ticket-sale.server.ts";
import type { TicketSale } from "./ticket-sale.ts";

const settings = { ticketAlarmPage: "/ticketalarm", cartPage: "/winkelwagen" };

function saleOf(...offers: Parameters<typeof eventOffers>[0]): TicketSale {
  const sale = ticketSale(eventOffers(offers));
  if (sale === null) throw new Error("No tickets");
  return sale;
}

function render(sale: TicketSale, locale: "nl" | "en" = "nl"): string {
  const page = <TicketChooser sale={sale} from="/evenementen/tt-drenthe" headingLevel={3} />;
  return renderPage(page, { locale, settings }).replaceAll("\u00A0", " ");
}

test("S06 choosing tickets without scripts: is a form with a number field for each ticket, up to what one order may have", () => {
  const html = render(saleOf(ticketOffer({ admissions: [admission({ state: "few", left: 3 })] })));
  expect(html).toContain('action="/shop/nl/cart" method="post"');
  expect(html).toMatch(/<input type="number"[^>]*max="6"[^>]*name="ticket\.hoofdtribune1\.2027-06-27\.12900"/u);
  expect(html).toContain("In winkelwagen");
});

test("S06 choosing tickets without scripts: a page that is kept doesn't say how many are left: the number would grow old", () => {
  const sale = saleOf(ticketOffer({ admissions: [admission({ state: "few", left: 3 })] }));
  expect(sale.days[0]?.tickets[0]).toMatchObject({ state: "few", left: null });
  expect(render(sale)).toContain("Bijna uitverkocht");
  expect(render(sale)).not.toMatch(/Nog \d+ plek/u);
  expect(render(sale, "en")).toContain("Nearly sold out");
});

test("S06 choosing tickets without scripts: a consumer's ticket leads with the price that is paid, the other one beneath", () => {
  expect(render(saleOf(ticketOffer()))).toContain("€ 129,00<small>€ 106,61 excl. btw</small>");
  expect(render(saleOf(ticketOffer({ leadsWith: "net" })))).toContain("€ 129,00<small>€ 156,09 incl. btw</small>");
});

test("S06 choosing tickets without scripts: days are a choice with their prices, single ones first; one day needs none", () => {
  const days = [
    admission({ key: "2027-06-25_2027-06-27", priceCents: 25_800 }),
    admission(),
    admission({ key: "2027-06-26" }),
  ];
  const html = render(saleOf(ticketOffer({ admissions: days })));
  const chosen = [...html.matchAll(/<input type="radio"[^>]*value="([^"]+)"/gu)].map(([, value]) => value);
  expect(chosen).toEqual(["2027-06-26", "2027-06-27", "2027-06-25_2027-06-27"]);
  expect(html).toContain("Welke dag kom je?");
  // A number alone would be a day of the month.
  expect(html).toContain('<b class="num">25–27</b><span>vr–zo</span><small>Alle 3 dagen</small>');
  const boxes = html.split("<label").slice(1, 3);
  expect(boxes.every((box) => box.includes("Vanaf €"))).toBe(true);
  expect(render(saleOf(ticketOffer()))).not.toContain("Welke dag kom je?");
});

test("S06 choosing tickets without scripts: two days in a row are both, not all two", () => {
  const days = [admission(), admission({ key: "2027-06-26" }), admission({ key: "2027-06-26_2027-06-27" })];
  const sale = saleOf(ticketOffer({ admissions: days }));
  expect(render(sale)).toContain('<b class="num">26–27</b><span>za–zo</span><small>Beide dagen</small>');
  expect(render(sale, "en")).toContain('<b class="num">26–27</b><span>Sat–Sun</span><small>Both days</small>');
});

test.each([
  ["sold-out", "Uitverkocht. Een plek die vrijkomt"],
  ["ended", "De verkoop is gesloten."],
  ["not-yet", "In de verkoop vanaf 12 januari 2027, 10:00."],
] as const)(
  "S06 choosing tickets without scripts: a ticket that is %s says so, leads to its event's alarm, and has no total or button",
  (state, words) => {
    const offer = ticketOffer({ saleStartsAt: "2027-01-12T09:00:00Z", admissions: [admission({ state })] });
    const html = render(saleOf(offer));
    expect(html).toContain(words);
    expect(html).toContain('href="/ticketalarm?event=tt1#ticket-alarm-form"');
    expect(html).not.toMatch(/type="number"|Je keuze|In winkelwagen|<button/u);
  },
);

test("S06 choosing tickets without scripts: has a link to the cart, for later visits", () => {
  const link = '<a href="/afrekenen/winkelwagen">Bekijk je winkelwagen</a>';
  expect(render(saleOf(ticketOffer()))).toContain(link);
});

test("S06 choosing tickets without scripts: a companion's ticket says what it needs", () => {
  const words = "Alleen samen met een rolstoelplek voor dezelfde dag en tribune, in dezelfde bestelling.";
  const companion = ticketOffer({ audience: "companion", isAccessible: true });
  expect(render(saleOf(companion))).toContain(words);
  expect(render(saleOf(ticketOffer()))).not.toContain(words);
});

test("S06 choosing tickets without scripts: a free ticket is free, not € 0,00", () => {
  const html = render(saleOf(ticketOffer({ admissions: [admission({ priceCents: 0 })] })));
  expect(html).toContain("Gratis");
  expect(html).not.toContain("€ 0,00");
});

test("S06 a stand is one row with what an adult pays from, and the first that has any is open", () => {
  const stand = (key: string, state: "available" | "sold-out") => {
    const place = { key, name: key, summary: null, colour: "blue", gate: null } as const;
    const child = { ticketId: `${key}-child`, admissions: [admission({ state, priceCents: 1000 })] };
    return [
      ticketOffer({ stand: place, ticketId: key, admissions: [admission({ state })] }),
      ticketOffer({ stand: place, ...child, audience: "child" }),
    ];
  };
  const html = render(saleOf(...stand("Korhoen", "sold-out"), ...stand("Elsbroek", "available")));
  const rows = [...html.matchAll(/<details[^>]*>.*?<\/summary>/gu)].map(([row]) => row);
  expect(rows.map((row) => / open=""/u.test(row))).toEqual([false, true]);
  expect(rows[0]).not.toContain("129");
  expect(rows[1]).toContain("Vanaf € 129,00 incl. btw");
  // Without scripts it opens too, and what is closed is sent along.
  expect(html).toContain('id="Elsbroek-tickets-tt-drenthe"');
});

const status = { phase: "open", words: null, isPast: false, priceFromCents: 12_900 } as const;

test("S06 the tickets page opens the first event that has something, under an address of its own", () => {
  const gone = { ...saleOf(ticketOffer()), title: "Superbike", anchor: "tickets-superbike" };
  const sales = [
    { ...gone, status: { ...status, phase: "closed" as const, words: "Uitverkocht", priceFromCents: null } },
    { ...saleOf(ticketOffer()), status },
  ];
  const html = renderPage(<TicketShop sales={sales} from="/tickets" />, { settings });
  expect(html.match(/<details[^>]* open=""[^>]*><summary><h3/gu)).toHaveLength(1);
  expect(html).toMatch(/open=""[^>]*>.*TT Drenthe.*id="tickets-tt-drenthe"/u);
  expect(html).toContain("Uitverkocht");
});

test("S06 the tickets page E13 with nothing on sale it says so, and offers the ticket alarm", () => {
  const html = renderPage(<TicketShop sales={[]} from="/tickets" />, { settings });
  expect(html).toContain("Nog geen tickets in de verkoop.");
  expect(html).toContain('href="/ticketalarm#ticket-alarm-form"');
});

test.each([
  ["not-yet", true],
  ["sold-out", false],
] as const)("F18 an arrangement whose date is %s leads to the event's alarm: %s", (state, leads) => {
  // The alarm rings for the event: of an arrangement that is full it would ring at once, for other tickets.
  const offer = ticketOffer({ arrangementId: "diner", admissions: [admission({ state })] });
  const sales = arrangementSales([eventOffers([offer])], "diner");
  const html = renderPage(<ArrangementBooking sales={sales} from="/business" proposal={null} />, { settings });
  expect(html.includes('href="/ticketalarm?event=tt1#ticket-alarm-form"')).toBe(leads);
});

test("F18 beside a stand that is sold out no alarm is offered while others can be had: it would ring at once", () => {
  const soldOut = ticketOffer({ ticketId: "vol", admissions: [admission({ state: "sold-out" })] });
  const html = render(saleOf(ticketOffer(), soldOut));
  expect(html).toContain("Uitverkocht. Een plek die vrijkomt");
  expect(html).not.toContain("/ticketalarm");
});

test("S06 an arrangement is booked for at least its smallest group, with the moment as a choice", () => {
  const group = { arrangementId: "diner", maxPerOrder: 24, leastPerOrder: 6 };
  const offer = ticketOffer({ ticketId: "diner1", leadsWith: "net", ...group });
  const sales = arrangementSales([eventOffers([ticketOffer(), offer])], "diner");
  const html = renderPage(
    <ArrangementBooking sales={sales} from="/business/vip-arrangementen/diner" proposal={null} />,
  ).replaceAll("\u00A0", " ");
  expect(html).toMatch(/<option value="ticket\.diner1\.2027-06-27\.12900"[^>]*>TT Drenthe, zondag 27 juni 2027/u);
  expect(html).toMatch(/min="6" max="24"[^>]*name="quantity" value="6"/u);
  const limits = /aria-describedby="([^"]+)"/u.exec(html)?.[1];
  expect(html).toContain(`id="${limits}">Vanaf 6 gasten. Maximaal 24 per bestelling.</p>`);
  expect(html).toContain("€ 774,00");
});

/** How many there are the page itself doesn't say: what was fetched a moment ago does. */
const bookingOf = (left: number, state: "few" | "available") => {
  const admissions = [admission({ state })];
  const offer = ticketOffer({ arrangementId: "diner", maxPerOrder: 24, leastPerOrder: 6, admissions });
  const sales = arrangementSales([eventOffers([offer])], "diner").map((sale) => ({
    ...sale,
    days: sale.days.map((day) => ({ ...day, tickets: day.tickets.map((ticket) => ({ ...ticket, left })) })),
  }));
  return renderPage(<ArrangementBooking sales={sales} from="/diner" proposal={null} />);
};

test("S06 an arrangement of at least six guests with five places left can't be booked, and says why", () => {
  const html = bookingOf(5, "few");
  expect(html).toContain("Vanaf 6 gasten, en zoveel plekken zijn er dan niet meer.");
  expect(html).not.toContain('name="quantity"');
});

test.each(["few", "available"] as const)(
  "S06 an arrangement of at least six guests with twelve places left (%s) says that these are the limit",
  (state) => expect(bookingOf(12, state)).toContain("Vanaf 6 gasten. Nog 12 plekken."),
);

test("S06 of an event that was moved only the days are shown on which it is", () => {
  const event = eventOffers([
    ticketOffer({ admissions: [admission({ key: "2027-06-27" }), admission({ key: "2027-06-20", state: "ended" })] }),
    ticketOffer({ ticketId: "old", admissions: [admission({ key: "2027-06-19_2027-06-20", state: "ended" })] }),
  ]);
  expect(ticketSale(event)?.days.map(({ key }) => key)).toEqual(["2027-06-27"]);
  const moved = { ...event, startsAt: "2027-07-03T08:00:00.000Z", endsAt: "2027-07-04T16:00:00.000Z" };
  expect(ticketSale(moved)).toBeNull();
});
