import { checkoutPaths } from "@circuit/contract/own-paths";
import { documentPath } from "@circuit/contract/paths";
import type { Page } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";

const languages = [
  {
    locale: "nl",
    tooMany: /Maximaal \d+ per bestelling|Er (is|zijn) nog \d+/u,
    removed: "2 tickets verwijderd.",
    undo: "Zet terug",
  },
  {
    locale: "en",
    tooMany: /At most \d+ per order|\d+ places? (is|are) left/u,
    removed: "2 tickets removed.",
    undo: "Undo",
  },
] as const;

/** Keeps scripts from a page until they may come: it is drawn, and isn't alive. */
async function holdScripts(page: Page): Promise<{ come: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return { come: resolve };
}

for (const words of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${words.locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled });

      test("Enter in an amount applies it: none takes the line out, too many is said in words", async ({ page }) => {
        const { locale } = words;
        await putIntoCart(page, await plentifulTicket(locale), 1);
        await page.goto(checkoutPaths.cart[locale]);
        const amount = page.getByRole("main").getByRole("spinbutton");
        await amount.fill("2");
        await amount.press("Enter");
        await expect(page.getByRole("main").getByText(/^2 ×/u).first()).toBeVisible();

        await amount.fill("0");
        await amount.press("Enter");
        await expect(page.getByText(words.removed)).toBeVisible();
        await page.getByRole("button", { name: words.undo }).click();
        await expect(amount).toHaveValue("2");

        await amount.fill("250");
        await amount.press("Enter");
        await expect(page.getByText(words.tooMany).first()).toBeVisible();
      });
    });
  }
}

test("D03 an amount that was typed before the page came alive counts", async ({ page }) => {
  await putIntoCart(page, await plentifulTicket(), 1);
  const scripts = await holdScripts(page);
  await page.goto(checkoutPaths.cart.nl, { waitUntil: "commit" });
  const amount = page.getByRole("main").getByRole("spinbutton");
  await amount.fill("2");
  scripts.come();
  await new SiteFrame(page).whenAliveAt(amount);
  await expect(amount).toHaveValue("2");
  await amount.press("Enter");
  await expect(page.getByRole("main").getByText(/^2 ×/u).first()).toBeVisible();
});

test("D03 an amount that was typed and left before the page came alive counts by itself", async ({ page }) => {
  await putIntoCart(page, await plentifulTicket(), 1);
  const scripts = await holdScripts(page);
  await page.goto(checkoutPaths.cart.nl, { waitUntil: "commit" });
  const amount = page.getByRole("main").getByRole("spinbutton");
  await amount.fill("2");
  await amount.blur();
  scripts.come();
  await expect(page.getByRole("main").getByText(/^2 ×/u).first()).toBeVisible();
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

test("an amount counts that was typed just before the button is pressed, however slow the network", async ({
  page,
}) => {
  const ticket = await plentifulTicket("nl");
  await putIntoCart(page, ticket, 3);
  await page.goto(checkoutPaths.cart.nl);
  const amount = page.getByRole("main").getByRole("spinbutton");
  // Alive: the buttons beside it work.
  await page.getByRole("button", { name: /^Eén meer/u }).click();
  await expect(page.getByRole("main").getByText(/^4 ×/u).first()).toBeVisible();
  await page.route("**/shop/nl/cart", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await amount.fill("1");
  await page.locator(`form[action="${checkoutPaths.checkout.nl}"]`).getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`${checkoutPaths.checkout.nl}/[\\w-]{43}$`, "u"));
  await expect(page.getByRole("main").getByText(new RegExp(`^1 × `, "u")).first()).toBeVisible();
});

test("the button beside an amount goes on from what was typed", async ({ page }) => {
  await putIntoCart(page, await plentifulTicket("nl"), 1);
  await page.goto(checkoutPaths.cart.nl);
  const more = page.getByRole("button", { name: /^Eén meer/u });
  await more.click();
  await expect(page.getByRole("main").getByText(/^2 ×/u).first()).toBeVisible();
  await page.getByRole("main").getByRole("spinbutton").fill("4");
  await more.click();
  await expect(page.getByRole("main").getByText(/^5 ×/u).first()).toBeVisible();
});
