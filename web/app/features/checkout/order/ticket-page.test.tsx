import { firstTicket as first, paidOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import { expect, test } from "vitest";
import { renderPage } from "../../../../test/render-page.tsx";
import { isInAccount, type OrderPageKey } from "./order-view-data.ts";
import { orderPath, passPath, ticketView } from "./order-view.server.ts";
import { TicketPage } from "./ticket-page.tsx";

const path = orderPath(paidOrder, "nl");

function htmlOf(
  changes: Partial<Order>,
  locale: "nl" | "en" = "nl",
  ticket = first,
  key: OrderPageKey = paidOrder,
): string {
  const order = { ...paidOrder, ...changes };
  const ticketPage = {
    ticket: ticketView(order, ticket, { locale, key, hasCode: true }),
    orderPath: orderPath(key, locale),
    isInAccount: isInAccount(key),
    passPath: passPath(order, ticket, locale, key),
  };
  const page = <TicketPage {...ticketPage} index={0} count={3} isOfSession={isInAccount(key)} />;
  return renderPage(page, { locale });
}

test("a ticket goes into the wallet from its page, where the circuit makes passes", () => {
  const html = htmlOf({ hasPasses: true });
  expect(html).toContain("Zet in je Wallet");
  expect(html).toContain(`href="${path}/ticket/CD27-7K4M.pkpass"`);
  // As a download it would be a file that opens nothing.
  expect(html).not.toContain("download=");
  const english = htmlOf({ hasPasses: true }, "en");
  expect(english).toContain("Add to your wallet");
  expect(english).toContain(`href="${orderPath(paidOrder, "en")}/ticket/CD27-7K4M.pkpass"`);
});

test("nothing of wallets shows where it makes none, nor on a ticket that was cancelled", () => {
  for (const html of [htmlOf({}), htmlOf({ hasPasses: true }, "nl", { ...first, isCancelled: true })])
    expect(html).not.toMatch(/wallet|pkpass/iu);
});

test("a ticket that was replaced says so and when, and has no code to scan", () => {
  const old = { ...first, isCancelled: true, replacedAt: "2027-06-03T12:05:00.000Z" };
  const html = htmlOf({ hasPasses: true }, "nl", old);
  expect(html).toContain("Dit ticket is op 3 juni 2027 om 14:05 uur vervangen");
  expect(html).not.toMatch(/aria-label="QR|pkpass|Laat deze code scannen/u);
  expect(htmlOf({}, "en", old)).toContain("This ticket was replaced on 3 June 2027 at 14:05");
});

test("S06 a ticket of a moved event says so on its page", () => {
  expect(htmlOf({ eventChanges: ["moved"] })).toContain("Dit evenement is verplaatst");
  expect(htmlOf({ eventChanges: ["moved"] }, "en")).toContain("This event was moved");
  for (const html of [htmlOf({}), htmlOf({ eventChanges: ["moved"] }, "nl", { ...first, isCancelled: true })])
    expect(html).not.toContain("verplaatst");
});

test("a ticket may be given to another, but its code not to several: whoever comes first is in", () => {
  expect(htmlOf({})).toMatch(/aan een ander geven\. Deel de code niet met meer mensen: wie het eerst komt, is binnen/u);
  expect(htmlOf({}, "en")).toMatch(/to somebody else\. Don’t share the code with several people: whoever comes first/u);
});

test("in an account a ticket has no token and no code in its addresses, and doesn't say that it opens without internet", () => {
  const html = htmlOf({ hasPasses: true }, "nl", first, { number: paidOrder.number ?? "" });
  expect(html).not.toContain(paidOrder.token);
  expect(html).toMatch(/href="\/account\/bestelling\/cd-\d+\/ticket\/1\.pkpass"/u);
  expect(html).toContain("Deze pagina heeft internet nodig");
  expect(html).not.toContain("ook weer zonder internet");
  expect(htmlOf({})).toContain("ook weer zonder internet");
});
