import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import type { Locator, Page } from "@playwright/test";
import { toCheckout } from "../fixtures/checkout-page.ts";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";

const amountOf = (page: Page) => page.getByRole("main").getByRole("spinbutton");
const linesWith = (page: Page, text: RegExp) => page.getByRole("main").getByText(text).first();

/** Opens the cart with so many tickets in it. @returns The field for their number, once it works. */
async function openCart(page: Page, quantity: number): Promise<Locator> {
  await putIntoCart(page, await plentifulTicket("nl"), quantity);
  await page.goto(checkoutPaths.cart.nl);
  await new SiteFrame(page).whenAliveAt(amountOf(page));
  return amountOf(page);
}

test("D03 an amount that was typed and left before the page came alive counts by itself", async ({ page }) => {
  await putIntoCart(page, await plentifulTicket(), 1);
  const scripts = await holdScripts(page);
  await page.goto(checkoutPaths.cart.nl, { waitUntil: "commit" });
  const amount = amountOf(page);
  await amount.fill("2");
  await amount.blur();
  scripts.come();
  await expect(linesWith(page, /^2 ×/u)).toBeVisible();
});

test("D03 all amounts that were typed before a chooser came alive count", async ({ page }) => {
  const { event } = await plentifulTicket();
  const scripts = await holdScripts(page);
  await page.goto(documentPath("event", event.slug, "nl"), { waitUntil: "commit" });
  const amounts = page.getByRole("main").getByRole("spinbutton").locator("visible=true");
  await amounts.nth(0).fill("2");
  await amounts.nth(1).fill("1");
  scripts.come();
  await new SiteFrame(page).whenAliveAt(amounts.nth(0));
  for (const line of [/^2 × /u, /^1 × /u]) {
    await expect(page.getByRole("main").locator("dt").filter({ hasText: line }).first()).toBeVisible();
  }
  await expect(amounts.nth(0)).toHaveValue("2");
  await expect(amounts.nth(1)).toHaveValue("1");
});

test("F12 in the number of a ticket a sign or a letter does nothing, and no zero stays before it", async ({ page }) => {
  const { event } = await plentifulTicket();
  await page.goto(documentPath("event", event.slug, "nl"));
  const amount = page.getByRole("main").getByRole("spinbutton").locator("visible=true").first();
  await new SiteFrame(page).whenAliveAt(amount);
  for (const [keys, shown] of [
    ["-3", "3"],
    ["03", "3"],
    ["2-", "2"],
    ["1e", "1"],
    // Half a ticket is none, and never becomes fifteen.
    ["1.5", "1"],
  ] as const) {
    await amount.fill("0");
    await amount.press("End");
    await amount.pressSequentially(keys);
    await expect(amount).toHaveValue(shown);
  }
});

test("an amount counts that was typed just before the button is pressed, however slow the network", async ({
  page,
}) => {
  const amount = await openCart(page, 3);
  await page.route("**/shop/nl/cart", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await amount.fill("1");
  await toCheckout(page).click();
  await expect(page).toHaveURL(new RegExp(`${checkoutPaths.checkout.nl}/[\\w-]{43}$`, "u"));
  await expect(linesWith(page, /^1 × /u)).toBeVisible();
});

test("the button beside an amount goes on from what was typed", async ({ page }) => {
  const amount = await openCart(page, 1);
  const more = page.getByRole("button", { name: /^Eén meer/u });
  await more.click();
  await expect(linesWith(page, /^2 ×/u)).toBeVisible();
  await amount.fill("4");
  await more.click();
  await expect(linesWith(page, /^5 ×/u)).toBeVisible();
});

/** Every way to leave the number of a ticket, once something was typed into it. */
const waysToLeave: readonly (readonly [string, (page: Page, amount: Locator) => Promise<unknown>])[] = [
  ["Tab to its own button", (page) => page.keyboard.press("Tab")],
  ["Enter", (page) => page.keyboard.press("Enter")],
  ["a click elsewhere", (page) => page.getByRole("heading", { level: 1 }).click()],
  ["a blur by script", (_, amount) => amount.evaluate((field) => field.blur())],
  [
    "another tab, for which the window lets go of it",
    (_, amount) => amount.evaluate((field) => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))),
  ],
];

for (const [way, leave] of waysToLeave) {
  test(`S07 D03 the number typed in the cart is saved by leaving it: ${way}`, async ({ page }) => {
    const amount = await openCart(page, 1);
    await amount.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("4");
    await leave(page, amount);
    await expect(linesWith(page, /^4 ×/u)).toBeVisible();
    await page.reload();
    await expect(amount).toHaveValue("4");
  });
}

test("S07 what is no number of tickets is refused with its reason, and nothing is ordered by that press", async ({
  page,
  consoleErrors,
}) => {
  const amount = await openCart(page, 2);
  const alert = page.getByRole("main").getByRole("alert");
  for (const typed of ["1.5", "-3"]) {
    await amount.fill(typed);
    await toCheckout(page).click();
    await expect(alert).toContainText("Vul een heel aantal in");
    await expect(amount).toHaveValue("2");
    await expect(page).toHaveURL(new RegExp(`${checkoutPaths.cart.nl}$`, "u"));
    await amount.fill("2");
    await amount.press("Enter");
  }
  const refused = expect.stringContaining("status of 422");
  expect(consoleErrors.splice(0)).toEqual([refused, refused]);
});

test("S07 steps that follow each other at once all count, and the last one down keeps the focus", async ({ page }) => {
  const amount = await openCart(page, 1);
  const more = page.getByRole("button", { name: /^Eén meer/u });
  await more.focus();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("Space");
  await expect(linesWith(page, /^3 ×/u)).toBeVisible();
  const less = page.getByRole("button", { name: /^Eén minder/u });
  await less.focus();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("Space");
  await expect(amount).toHaveValue("1");
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
});

test("S07 the order has the number that is shown, also where a tap on its button doesn't leave the field", async ({
  page,
}) => {
  const amount = await openCart(page, 1);
  await amount.fill("4");
  await toCheckout(page).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await page.waitForURL(/\/[\w-]{43}$/u);
  await expect(linesWith(page, /^4 × /u)).toBeVisible();
});
