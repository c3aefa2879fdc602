import { openCheckout } from "../fixtures/checkout-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("D02 a postcode that the chosen country makes right is wrong no longer, while the country still has the focus", async ({
  page,
}) => {
  await openCheckout(page, "en");
  const postcode = page.locator('[name="postcode"]');
  await new SiteFrame(page).whenAliveAt(postcode);
  await postcode.fill("SW1A 1AA");
  await postcode.press("Tab");
  await expect(postcode).toHaveAttribute("aria-invalid", "true");
  const country = page.locator('[name="country"]');
  await country.focus();
  await country.selectOption("GB");
  await expect(postcode).not.toHaveAttribute("aria-invalid", "true");
  await expect(country).toBeFocused();
});
