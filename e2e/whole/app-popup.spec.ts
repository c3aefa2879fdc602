import type { Page } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

/** Scrolls far down, and waits until the page has heard of it. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const heard = new Promise((resolve) =>
      window.addEventListener("scroll", () => setTimeout(resolve), { once: true }),
    );
    window.scrollTo(0, document.body.scrollHeight);
    await heard;
  });
}

for (const path of ["/official-worden", "/plattegrond", "/winkelwagen", "/bestaat-niet"]) {
  test(`L16 the app popup doesn't come on ${path}, where a visitor has something else to do`, async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(path);
    await new SiteFrame(page).whenAlive();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await readOn(page);
    expect(loaded.filter((url) => url.includes("app-popup"))).toEqual([]);
  });
}

for (const [width, height, most] of [
  [390, 844, 140],
  [1440, 900, 96],
] as const) {
  test(`L16 at ${width} px the app popup is slim, waits until the opening of a page is scrolled away, and steps aside for it`, async ({
    page,
  }) => {
    const { popup } = new SiteFrame(page);
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto("/");
    await new SiteFrame(page).whenAlive();
    await page.clock.runFor(30_000);
    await expect(popup).toHaveCount(0);

    await page.evaluate((to) => window.scrollTo(0, to), height + 200);
    await expect(popup).toBeVisible();
    expect((await popup.boundingBox())?.height).toBeLessThanOrEqual(most);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(popup).toBeHidden();
    const isTaken = await page.evaluate(() => {
      const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(press);
    });
    expect(isTaken, "a popup out of sight takes no Escape").toBe(false);
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1 }).click({ trial: true });
    await main.locator("h1 ~ .actions a").first().click({ trial: true });
    await new SiteFrame(page).readToEnd();
    await expect(popup).toBeVisible();
  });
}

test("L16 the app popup doesn't come over the word that a form was sent, but on the page after it", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const frame = new SiteFrame(page);
  await page.goto("/contact");
  const form = await page.locator("input[name=form_id]").first().inputValue();
  await page.goto(`/contact?sent=${form}`);
  await frame.whenAlive();
  await expect(page.getByRole("link", { name: "Nog een keer invullen" })).toBeVisible();
  await readOn(page);
  expect(loaded.filter((url) => url.includes("app-popup"))).toEqual([]);

  await frame.header.getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  // The page that was clicked to may still go to its top.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(frame.popup).toBeVisible({ timeout: 1000 });
  }).toPass();
});

for (const path of ["/tickets", "/evenementen/superbike-drenthe", "/business/vip-arrangementen/lounge-startbrink"]) {
  test(`L16 the app popup leaves who chooses tickets on ${path} alone, also when it had come up before`, async ({
    page,
  }) => {
    const frame = new SiteFrame(page);
    await page.clock.install();
    await page.goto(path);
    await frame.whenAlive();
    await new SiteFrame(page).readToEnd();
    await page.clock.runFor(30_000);
    await expect(frame.popup).toHaveCount(0);

    await page.goto("/");
    await new SiteFrame(page).readToEnd();
    await expect(frame.popup).toBeVisible();
    await frame.whenAlive();
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement("a"), { href: to, textContent: to });
      document.querySelector("main")?.append(link);
      link.click();
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator("[data-choosing]").first()).toBeAttached();
    await expect(frame.popup).toBeHidden();
  });
}

test("L16 the app popup steps aside for a field that somebody goes to while it is there", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await new SiteFrame(page).readToEnd();
  await expect(frame.popup).toBeVisible();
  const email = page.getByRole("contentinfo").getByRole("textbox");
  await email.focus();
  await expect(frame.popup).toBeHidden();
  await email.blur();
  await expect(frame.popup).toBeVisible();
});
