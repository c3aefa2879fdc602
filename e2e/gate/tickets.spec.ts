import { documentPath } from "@circuit/contract/urls/paths";
import { showStandOf } from "../fixtures/choose-tickets.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { fieldOf, languages, openSale } from "../fixtures/sale-on-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

for (const words of inTurn(languages)) {
  const { locale } = words;

  test(`S06 D04 D05 two tickets are chosen, added and told in ${locale}`, async ({ page }) => {
    const frame = new SiteFrame(page);
    const ticket = await plentifulTicket(locale);
    const sale = await openSale(page, ticket, words.tickets);
    const field = fieldOf(sale, ticket);
    await frame.whenAliveAt(field);
    const more = field.locator("..").getByRole("button", { name: words.more });
    await more.click();
    await more.click();
    await expect(field).toHaveValue("2");
    await expect(sale.getByRole("link", { name: words.toCart })).toBeHidden();
    await sale.getByRole("button", { name: words.add }).click();

    const panel = sale.getByRole("status");
    await expect(panel).toContainText(words.added);
    await expect(panel).toContainText(`2 × ${ticket.label}`);
    await expect(panel).toBeFocused();
    await expect(page.getByRole("link", { name: words.button })).toBeVisible();
    await panel.getByRole("button", { name: words.addMore }).click();
    await expect(panel).toBeHidden();
    await expect(field).toHaveValue("0");
  });

  test.describe(`without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`S06 D05 tickets are chosen and added, and the cart says so`, async ({ page }) => {
      const ticket = await plentifulTicket(locale);
      await page.goto(documentPath("event", ticket.event.slug, locale));
      const day = page.locator(`input[type="radio"][value="${ticket.admission.key}"]`);
      if ((await day.count()) > 0) await day.check({ force: true });
      const tickets = page.locator("#tickets");
      await showStandOf(fieldOf(tickets, ticket));
      await fieldOf(tickets, ticket).fill("2");
      const toCart = tickets.getByRole("link", { name: words.toCart });
      await expect(toCart).toHaveAttribute("href", words.ownCart);
      await tickets.getByRole("button", { name: words.add }).click();
      await expect(page).toHaveURL(new RegExp(`${words.ownCart}\\?`, "u"));
      const content = page.getByRole("main");
      await expect(content.getByRole("status").first()).toContainText("2 tickets");
      await expect(content.getByRole("link", { name: ticket.label })).toBeVisible();
      await expect(content.getByRole("button", { name: words.finish })).toBeEnabled();
    });
  });
}
