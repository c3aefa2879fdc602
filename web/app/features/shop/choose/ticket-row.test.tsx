import { eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { expect, test } from "vitest";
import { renderPage } from "../../../../test/render-page.tsx";
import { TicketRow } from "./ticket-row.tsx";
import { ticketSale } from "./ticket-sale.server.ts";

test("S06 the most that an order may have is said of the field that holds as many", () => {
  const [ticket] = ticketSale(eventOffers([ticketOffer()]))?.days[0]?.tickets ?? [];
  if (ticket === undefined) throw new Error("No ticket");
  const row = (quantity: number) => {
    const props = { ticket, quantity, eventId: "tt1", name: "amount", headingLevel: 4, hasAlarm: false } as const;
    return renderPage(<TicketRow {...props} onChoose={() => {}} />);
  };
  const limit = /<input[^>]*aria-describedby="([^"]+)"/u.exec(row(6))?.[1];
  expect(row(6)).toContain(`id="${limit}">Maximaal 6 per bestelling.</p>`);
  expect(row(5)).not.toContain("Maximaal 6");
});
