import { admission, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { expect, test } from "vitest";
import { renderPage } from "../../../../test/render-page.tsx";
import { ChoiceSum } from "./choice-sum.tsx";
import { ticketSale } from "./ticket-sale.server.ts";

const settings = { ticketAlarmPage: "/ticketalarm", cartPage: "/winkelwagen" };

/** So many of a ticket for each of some days. */
function chosenOf(quantity: number, ...admissions: ReturnType<typeof admission>[]) {
  const days = ticketSale(eventOffers([ticketOffer({ admissions })]))?.days ?? [];
  return days.flatMap((day) => day.tickets.map((ticket) => ({ day, ticket, quantity })));
}

test("S06 what was chosen says for which day, as the same ticket may be chosen for several", () => {
  const chosen = chosenOf(2, admission(), admission({ key: "2027-06-26" }));
  const html = renderPage(<ChoiceSum chosen={chosen} isBusy={false} />, { settings });
  for (const day of ["zaterdag 26 juni 2027", "zondag 27 juni 2027"])
    expect(html).toMatch(new RegExp(`<dt[^>]*>2 × [^<]+, ${day}</dt>`, "u"));
});

test("S06 beside the only button stands how many were chosen and what they cost, once something is", () => {
  const chosen = chosenOf(3, admission());
  const html = renderPage(<ChoiceSum chosen={chosen} isBusy={false} />, { settings }).replaceAll("\u00A0", " ");
  expect(html).toMatch(/data-chosen=""><p[^>]*>3 tickets <b>€ 387,00<\/b><\/p><button type="submit"/u);
  expect(html.match(/<button/gu)).toHaveLength(1);
  expect(renderPage(<ChoiceSum chosen={[]} isBusy={false} />, { settings })).not.toContain("data-chosen");
});
