import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import type { Locator } from "@playwright/test";
import { amountOf } from "../fixtures/choose-tickets.ts";
import { providerButton } from "../fixtures/payment-provider.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

/** What somebody does with a thumb: seconds differ between people, and taps and fields don't. */
class Thumb {
  taps = 0;
  fields = 0;

  async tap(element: Locator): Promise<void> {
    await element.tap();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    // What is filled in already is nobody's work.
    await expect(field).toHaveValue("");
    await field.tap();
    // As long as a person takes, at least: a faster tap at the same place is a double one, which leaves no caret.
    await field.pressSequentially(text, { delay: 500 / text.length });
    await expect(field).toHaveValue(text);
    this.fields += 1;
  }
}

const typed = {
  firstName: "Jorien",
  lastName: "Meppelink",
  email: "jorien@voorbeeld.nl",
  street: "Brinkstraat",
  houseNumber: "12",
  postcode: "9401 HZ",
  town: "Assen",
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("S06 from home to two paid tickets takes ten taps and seven fields on a phone at most", async ({ page }) => {
  const thumb = new Thumb();
  const { event, offer, admission } = await plentifulTicket();
  const path = documentPath("event", event.slug, "nl");
  await page.goto("/");
  const started = Date.now();
  await thumb.tap(page.getByRole("main").locator(`a[href="${path}"]`).first());
  await page.waitForURL((url) => url.pathname === path);
  const wanted = { slug: event.slug, ticketId: offer.ticketId, day: admission.key };
  const field = amountOf(page, wanted);
  const day = page.locator("#tickets label", { has: page.locator(`input[type="radio"][value="${admission.key}"]`) });
  await expect(page.locator("#tickets")).toBeVisible();
  // The day on which races end is chosen already; another one is a tap.
  const isOtherDay = (await day.count()) > 0 && !(await day.getByRole("radio").isChecked());
  if (isOtherDay) await thumb.tap(day);
  // So is the first stand open; another one is a tap too.
  if (!(await field.isVisible())) await thumb.tap(field.locator("xpath=ancestor::details[1]/summary"));
  await new SiteFrame(page).whenAliveAt(field);
  const more = field.locator("..").getByRole("button", { name: "Eén meer" });
  await thumb.tap(more);
  await thumb.tap(more);
  await thumb.tap(page.locator("#tickets").getByRole("button", { name: "In winkelwagen" }));
  await thumb.tap(page.locator("#tickets").getByRole("status").getByRole("link", { name: "Bestelling afronden" }));
  await thumb.tap(page.locator(`form[action="${checkoutPaths.checkout.nl}"]`).getByRole("button"));
  await page.waitForURL(/\/[\w-]{43}$/u);
  for (const [name, text] of Object.entries(typed)) await thumb.type(page.locator(`[name="${name}"]`), text);
  await thumb.tap(page.locator('[name="terms"]'));
  await thumb.tap(page.locator(".co-send button"));
  await thumb.tap(providerButton(page, "paid"));
  await expect(page.getByRole("heading", { level: 1, name: /^Tot in \w+, Jorien$/u })).toBeVisible();
  const seconds = Math.round((Date.now() - started) / 1000);
  const description = `${thumb.taps} taps, ${thumb.fields} fields, ${seconds} s by script`;
  test.info().annotations.push({ type: "figures", description });
  expect(thumb.taps).toBeLessThanOrEqual(10);
  expect(thumb.fields).toBeLessThanOrEqual(7);
});
