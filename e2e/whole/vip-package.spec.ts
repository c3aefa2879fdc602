import { documentPath } from "@circuit/contract/urls/paths";
import { Keyboard } from "../fixtures/keyboard.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { freeTicket } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";
import { toCheckout } from "../fixtures/checkout-page.ts";
import { buyer, finishLink } from "../fixtures/vip-booking.ts";

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("S06 who registers for a free event by keyboard alone has the ticket at once (en)", async ({ page }) => {
    const keyboard = new Keyboard(page);
    const free = await freeTicket("en");
    await page.goto(documentPath("event", free.event.slug, "en"));
    const tickets = page.locator("#tickets");
    const field = tickets.locator(`[name="ticket.${free.offer.ticketId}.${free.admission.key}.0"]`);
    await new SiteFrame(page).whenAliveAt(field);
    const days = tickets.getByRole("radio");
    if ((await days.count()) > 0)
      await keyboard.choose(days.and(page.locator(`[value="${free.admission.key}"]`)), days);
    await keyboard.type(field, "1");
    await keyboard.press(tickets.getByRole("button", { name: "Add to cart" }));
    await expect(tickets.getByRole("status")).toBeFocused();
    await keyboard.press(finishLink(page, "en"));
    await keyboard.press(toCheckout(page, "en"));

    await page.waitForURL(/\/[\w-]{43}$/u);
    await new SiteFrame(page).whenAliveAt(page.locator('[name="firstName"]'));
    for (const [name, text] of Object.entries({ ...buyer, email: "jorien@voorbeeld.nl" })) {
      await keyboard.type(page.locator(`[name="${name}"]`), text);
    }
    await keyboard.press(page.locator('[name="terms"]'), "Space");
    await keyboard.press(page.getByRole("button", { name: "Confirm your registration" }));
    await expect(page.getByRole("heading", { level: 1, name: /^See you in \w+, Jorien$/u })).toBeVisible();
    await keyboard.press(page.getByRole("article").getByRole("link").first());
    await expect(page).toHaveURL(/\/ticket\/[\w-]+$/u);
    await expect(page.getByRole("img", { name: /^QR code of ticket/u })).toBeVisible();
  });
});
