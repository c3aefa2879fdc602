import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import { showStandOf } from "../fixtures/choose-tickets.ts";
import { fieldOf, openSale } from "../fixtures/sale-on-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

test("S06 D04 D05 two tickets are chosen, added and told", async ({ page }) => {
  const ticket = await plentifulTicket("nl");
  const sale = await openSale(page, ticket, "/tickets");
  const field = fieldOf(sale, ticket);
  await new SiteFrame(page).whenAliveAt(field);
  const more = field.locator("..").getByRole("button", { name: "Eén meer" });
  await more.click();
  await more.click();
  await expect(field).toHaveValue("2");
  await expect(sale.getByRole("link", { name: "Bekijk je winkelwagen" })).toBeHidden();
  await sale.getByRole("button", { name: "In winkelwagen" }).click();

  const panel = sale.getByRole("status");
  await expect(panel).toContainText("Ze liggen in je winkelwagen");
  await expect(panel).toContainText(`2 × ${ticket.label}`);
  await expect(panel).toBeFocused();
  await expect(page.getByRole("link", { name: "Winkelwagen, 2 tickets" })).toBeVisible();
  await panel.getByRole("button", { name: "Meer toevoegen" }).click();
  await expect(panel).toBeHidden();
  await expect(field).toHaveValue("0");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("S06 D05 tickets are chosen and added, and the cart says so", async ({ page }) => {
    const ticket = await plentifulTicket("en");
    await page.goto(documentPath("event", ticket.event.slug, "en"));
    const day = page.locator(`input[type="radio"][value="${ticket.admission.key}"]`);
    if ((await day.count()) > 0) await day.check({ force: true });
    const tickets = page.locator("#tickets");
    await showStandOf(fieldOf(tickets, ticket));
    await fieldOf(tickets, ticket).fill("2");
    const toCart = tickets.getByRole("link", { name: "View your cart" });
    await expect(toCart).toHaveAttribute("href", checkoutPaths.cart.en);
    await tickets.getByRole("button", { name: "Add to cart" }).click();
    await expect(page).toHaveURL(new RegExp(`${checkoutPaths.cart.en}\\?`, "u"));
    const content = page.getByRole("main");
    await expect(content.getByRole("status").first()).toContainText("2 tickets");
    await expect(content.getByRole("link", { name: ticket.label })).toBeVisible();
    await expect(content.getByRole("button", { name: "Continue to your details" })).toBeEnabled();
  });
});
