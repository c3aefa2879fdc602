import { randomUUID } from "node:crypto";
import { toCheckout } from "../fixtures/checkout-page.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";
import {
  address,
  bookable,
  bookingOn,
  buyer,
  company,
  expectOrdered,
  finishLink,
  words,
} from "../fixtures/vip-booking.ts";

for (const [locale, width, isScripted] of inTurn([
  ["en", 390, true],
  ["nl", 1440, false],
] as const)) {
  test.describe(`${locale}, ${width} px, ${isScripted ? "with" : "without"} scripts`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: isScripted });

    test("S06 S19 D02 a VIP package is booked for guests, lies in the cart beside an event's ticket, and is ordered on invoice for a company", async ({
      page,
    }) => {
      const ticket = await bookable(locale);
      const beside = await plentifulTicket(locale);
      await putIntoCart(page, beside, 1);
      const { guests, more, book, when } = bookingOn(page, locale);
      await page.goto(ticket.path);
      await when.selectOption(`ticket.${ticket.offer.ticketId}.${ticket.admission.key}.${ticket.admission.priceCents}`);
      const wanted = Number(await guests.inputValue()) + 1;
      if (isScripted) {
        await new SiteFrame(page).whenAliveAt(guests);
        await more.click();
        await expect(guests).toHaveValue(String(wanted));
        await book.click();
        await expect(
          page
            .getByRole("main")
            .getByRole("status")
            .filter({ hasText: `${wanted} × ` }),
        ).toBeFocused();
        await finishLink(page, locale).click();
      } else {
        await guests.fill(String(wanted));
        await book.click();
      }
      const line = page.getByRole("main").getByRole("listitem").filter({ hasText: ticket.offer.name });
      await expect(line.getByRole("spinbutton")).toHaveValue(String(wanted));
      await page
        .getByRole("main")
        .getByRole("button", { name: words[locale].remove(beside.label) })
        .click();
      await expect(page.getByRole("main").getByRole("spinbutton")).toHaveCount(1);
      await toCheckout(page, locale).click();

      const email = `vip-${randomUUID()}@voorbeeld.nl`;
      await page.waitForURL(/\/[\w-]{43}$/u);
      for (const [name, value] of Object.entries({ ...buyer, email, ...company, ...address, vatNumber: "NL12" })) {
        await page.locator(`[name="${name}"]`).fill(value);
      }
      await page.locator('[name="method"][value="invoice"]').check();
      await page.locator('[name="terms"]').check();
      await page.getByRole("button", { name: words[locale].order }).click();
      await expect(page.getByRole("alert").getByRole("link", { name: words[locale].badNumber })).toBeVisible();
      await expect(page.locator('[name="company"]')).toHaveValue(company.company);
      await page.locator('[name="vatNumber"]').fill("nl 1234.56.789.b01");
      await page.getByRole("button", { name: words[locale].order }).click();
      await expectOrdered(page, locale, ticket, wanted, email);
    });
  });
}
