import { firstTicket, orderLine, paidOrder } from "@circuit/contract/fixtures/orders";
import { orderCalendar } from "@circuit/contract/shop/order-calendar";
import { accountOrderPath } from "@circuit/contract/urls/own-paths";
import { expect, test } from "vitest";
import { back, htmlOf, noTickets } from "../../../../test/order-html.tsx";
import { ticketOf } from "./order-view.server.ts";

const open = { state: "open", method: null, paidAt: null } as const;

test("paid: the tickets with their codes, the files, and what was paid with VAT by rate", () => {
  const html = htmlOf();
  expect(html).toContain("Tot in juni, Jorien");
  expect(html.match(/role="img" aria-label="QR-code van ticket/gu)).toHaveLength(3);
  const tickets = ["CD27 7K4M", "Harm Meppelink", "Ingang Zuid", ">27<", "zo juni 2027", ">25–27<", "vr–zo juni 2027"];
  const bill = [
    "Btw 21% over € 213,22",
    "Btw 9% over € 22,94",
    "€ 283,00",
    "iDEAL | Wero, 21 november 2026, 14:24 uur",
  ];
  const files = ["/tickets.pdf", "/factuur.pdf", "/agenda.ics"];
  for (const part of [...tickets, "3 dagen", ...bill, ...files]) expect(html).toContain(part);
});

test("read aloud, the number of a ticket's day stands between the day's name and the month", () => {
  const read = htmlOf().replaceAll(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/gu, "");
  expect(read).toContain(">zo 27 juni 2027<");
  expect(read).toContain(">vr–zo 25–27 juni 2027<");
  expect(read).not.toContain(">27<");
});

test("each line and each ticket says its stand, on the page, in the calendar and where it is paid", () => {
  const lines = paidOrder.lines.map((line) => ({ ...line, name: "Volwassene" }));
  const html = htmlOf({ lines });
  const stands = lines.filter(({ stand }) => stand !== null).length;
  expect(stands).toBeGreaterThan(0);
  expect(html.match(/<dt[^>]*>Plaats<\/dt>\s*<dd[^>]*>Hoofdtribune</gu)?.length ?? 0).toBeGreaterThanOrEqual(stands);
  const waiting = htmlOf({ lines, state: "awaiting-payment", payment: open, ...noTickets });
  expect(waiting).toContain("2 × Hoofdtribune, Volwassene");
  const circuit = { name: "Circuit", street: null, town: null };
  const calendar = orderCalendar({ ...paidOrder, lines, number: "CD-1" }, circuit, "https://circuit.example");
  expect(calendar.replaceAll(/\r\n /gu, "")).toContain("Hoofdtribune\\, Volwassene");
});

test("a ticket that was cancelled alone has no code any more, and the others have", () => {
  const tickets = paidOrder.tickets.with(0, { ...firstTicket, isCancelled: true });
  const html = htmlOf({ tickets, ...back({ returnedCents: 12_900 }) });
  expect(html).toContain("Niet meer geldig");
  expect(html).toContain("Teruggestort: € 129,00");
  expect(html.match(/aria-label="QR/gu)).toHaveLength(2);
});

test("a ticket that another took the place of isn't among an order's, but has its page", () => {
  const old = { ...firstTicket, code: "OLD0 CODE", isCancelled: true, replacedAt: "2027-06-03T12:05:00.000Z" };
  const tickets = [...paidOrder.tickets, old];
  expect(htmlOf({ tickets })).not.toContain("OLD0 CODE");
  expect(htmlOf({ tickets })).toContain("Ticket 3 van 3");
  expect(ticketOf({ ...paidOrder, tickets }, "OLD0-CODE", paidOrder)).toBe(old);
});

test.each(["expired", "cancelled", "refunded"] as const)("an order that is %s is ordered again by a form", (state) => {
  const html = htmlOf({ state, ...noTickets });
  const form = /<form[^>]*method="post"[^>]*>(.*?)<\/form>/u.exec(html)?.[1] ?? "";
  expect(form).toContain("Bestel opnieuw");
  expect(form).toContain('name="order_intent"');
  expect(form).toContain('value="again"');
});

test("an order that was made in the other language reads in that of the page", () => {
  const lines = paidOrder.lines.map((line) => ({
    ...line,
    translations: { en: { eventTitle: "TT of Drenthe", eventSlug: "tt", name: "Grown-up", stand: null } },
  }));
  const english = htmlOf({ lines }, "en");
  expect(english).toContain("TT of Drenthe");
  expect(english).toContain("Grown-up");
  expect(english).not.toContain(orderLine.eventTitle);
  expect(htmlOf({ lines })).toContain(orderLine.eventTitle);
});

test.each([
  ["with tickets", {}],
  ["that waits for the bank", { state: "awaiting-payment", payment: open, ...noTickets }],
  ["that ended", { state: "cancelled", ...noTickets }],
] as const)(
  "C14 the page of an order %s, in an account, holds no token and leads to the account's addresses",
  (_, changes) => {
    for (const locale of ["nl", "en"] as const) {
      const html = htmlOf(changes, locale, { number: paidOrder.number ?? "" });
      expect(html).not.toContain(paidOrder.token);
      const own = accountOrderPath(paidOrder.number ?? "", locale);
      const links = [...html.matchAll(/(?:href|action)="([^"#]+)"/gu)].map(([, link = ""]) => link);
      const others = links.filter((link) => !link.startsWith(own));
      expect(links.length).toBeGreaterThan(others.length);
      // The breadcrumbs and the way home of an order that ended.
      expect(others.filter((link) => link !== "/" && link !== "/en")).toEqual([]);
      expect(html).not.toContain("download=");
    }
  },
);

test("in an account a ticket is named by its place, not by its code, which lets somebody in", () => {
  const key = { number: paidOrder.number ?? "" };
  expect(ticketOf(paidOrder, "1", key)).toBe(paidOrder.tickets[0]);
  expect(ticketOf(paidOrder, "3", key)).toBe(paidOrder.tickets[2]);
  for (const name of ["0", "4", "01", "1.0", "-1", "", "CD27-7K4M"])
    expect(ticketOf(paidOrder, name, key)).toBeUndefined();
});
