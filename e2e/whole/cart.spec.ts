import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

test("D03 the cart survives a reload, and another tab sees what was added", async ({ page, context }) => {
  const ticket = await plentifulTicket();
  const other = await context.newPage();
  await other.goto("/winkelwagen");
  await expect(other.getByText("Voeg tickets toe aan je winkelwagen")).toBeVisible();

  await putIntoCart(page, ticket, 3);
  await page.goto("/winkelwagen");
  await expect(page.getByRole("link", { name: ticket.label })).toBeVisible();
  await expect(other.getByRole("link", { name: ticket.label })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: ticket.label })).toBeVisible();
  await page.goto("/nieuws");
  await expect(new SiteFrame(page).cartButton).toHaveAccessibleName("Winkelwagen, 3 tickets");
});
