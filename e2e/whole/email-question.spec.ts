import { audit } from "../fixtures/audit.ts";
import { openCheckout } from "../fixtures/checkout-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  { locale: "nl", question: "Bedoel je jan@gmail.com?", take: "Ja, neem dit adres: jan@gmail.com" },
  { locale: "en", question: "Did you mean jan@gmail.com?", take: "Yes, use this address: jan@gmail.com" },
] as const;

for (const { locale, question, take } of languages) {
  test(`a slip in an e-mail address (${locale}) is asked about, and the right one taken with the keyboard`, async ({
    page,
  }) => {
    await openCheckout(page, locale);
    const email = page.locator('[name="email"]');
    await new SiteFrame(page).whenAliveAt(email);
    await email.fill("jan@gmial.con");
    await email.press("Tab");
    const status = page.getByText(question, { exact: true });
    await expect(status).toBeVisible();
    await expect(email).not.toHaveAttribute("aria-invalid");
    expect(await audit(page)).toEqual([]);

    const button = page.getByRole("button", { name: take });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(email).toHaveValue("jan@gmail.com");
    await expect(email).toBeFocused();
    await expect(status).toBeHidden();
    await email.press("Tab");
    await expect(button).toBeHidden();
  });
}
