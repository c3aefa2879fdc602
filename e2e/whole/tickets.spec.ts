import { documentPath } from "@circuit/contract/urls/paths";
import { expect, test } from "../fixtures/test.ts";
import { showStandOf } from "../fixtures/choose-tickets.ts";
import { fieldOf } from "../fixtures/sale-on-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket, readDemoTickets } from "../fixtures/sold-tickets.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("F10 adding nothing leads to an error labelled 'Ticketselectie', and back", async ({ page }) => {
    const ticket = await plentifulTicket("nl");
    const path = documentPath("event", ticket.event.slug, "nl");
    await page.goto(path);
    await page.locator("#tickets").getByRole("button", { name: "In winkelwagen" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Ticketselectie:");
    await expect(alert.getByRole("link")).toHaveAttribute("href", new RegExp(`^${path}#`, "u"));
  });
});

for (const way of ["within the site", "over a page of its own"] as const) {
  test(`S06 who leaves a page ${way} and comes back has the day and the tickets that were chosen`, async ({ page }) => {
    const tickets = await readDemoTickets("en");
    const plentiful = await plentifulTicket("en");
    const ofEvent = tickets.filter(({ event }) => event.eventId === plentiful.event.eventId);
    await page.goto(documentPath("event", plentiful.event.slug, "en"));
    const sale = page.locator("#tickets");
    const days = sale.getByRole("radio");
    const other = await sale.locator("input[type=radio]:not(:checked)").first().getAttribute("value");
    const ticket = ofEvent.find(
      ({ admission, offer }) =>
        admission.key === other && admission.state === "available" && offer.audience !== "companion",
    );
    if (ticket === undefined) throw new Error("Nothing is on sale for the other day");
    const field = fieldOf(sale, ticket);
    await new SiteFrame(page).whenAliveAt(field);
    await days.and(page.locator(`[value="${ticket.admission.key}"]`)).check({ force: true });
    await showStandOf(field);
    const more = field.locator("..").getByRole("button", { name: "One more" });
    await more.click();
    await more.click();
    const line = sale.locator("dt").filter({ hasText: `2 × ${ticket.label}` });
    await expect(line).toBeVisible();

    if (way === "within the site") {
      await page.getByRole("banner").getByRole("link", { name: "Tickets" }).first().click();
      await expect(page).toHaveURL(/\/en\/tickets/u);
    } else await page.goto("/en/contact");
    await page.goBack();
    await expect(line).toBeVisible();
    await expect(field).toHaveValue("2");
    await expect(days.and(page.locator(`[value="${ticket.admission.key}"]`))).toBeChecked();

    // The same address again would be a reload, which keeps what is chosen; a new visit begins anew.
    await page.goto("/en/news");
    await page.goto(documentPath("event", plentiful.event.slug, "en"));
    await new SiteFrame(page).whenAliveAt(field);
    await expect(field).toHaveValue("0");
  });
}
