import { audit } from "../fixtures/audit.ts";
import { openCheckout } from "../fixtures/checkout-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("a slip in an e-mail address is asked about, and the right one taken with the keyboard", async ({ page }) => {
  await openCheckout(page, "nl");
  const email = page.locator('[name="email"]');
  await new SiteFrame(page).whenAliveAt(email);
  await email.fill("jan@gmial.con");
  await email.press("Tab");
  const status = page.getByText("Bedoel je jan@gmail.com?", { exact: true });
  await expect(status).toBeVisible();
  await expect(email).not.toHaveAttribute("aria-invalid");
  expect(await audit(page)).toEqual([]);

  const button = page.getByRole("button", { name: "Ja, neem dit adres: jan@gmail.com" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(email).toHaveValue("jan@gmail.com");
  await expect(email).toBeFocused();
  await expect(status).toBeHidden();
  await email.press("Tab");
  await expect(button).toBeHidden();
});
