import type { Locator } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("a table of many columns shows all of them on a phone, each with its name", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/privacyverklaring");
  const table = page.getByRole("table", { name: "Wat we bewaren" });
  const term = table.getByRole("cell", { name: "180 dagen" });
  await term.scrollIntoViewIfNeeded();
  await expect(term).toBeInViewport({ ratio: 1 });
  expect(await term.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain("Hoe lang");
});

test("a form that is refused shows how much is wrong below the header, however much it is", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/media/accreditatie");
  const send = page.getByRole("main").getByRole("button", { name: "Verstuur je aanvraag" });
  await new SiteFrame(page).whenAliveAt(send);
  await send.click();
  const told = page.getByRole("main").getByRole("alert");
  await expect(told).toBeFocused();
  const header = await page.getByRole("banner").first().boundingBox();
  await expect.poll(async () => (await told.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test("the title of a table that is wider than a phone can be read whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/nieuws/hulst-rijdt-1-33-127-en-pakt-het-baanrecord");
  const caption = page.getByText("De ronde per sector");
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toBeInViewport({ ratio: 1 });
});

test("breadcrumbs that wrap stay inside the column", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/business/vip-arrangementen/lounge-startbrink");
  const crumbs = page.getByRole("navigation", { name: "Kruimelpad" }).getByRole("listitem");
  const lefts = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(lefts[0] ?? 0);
});

test("what is chosen stands out also where a visitor has few colours of their own", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const groundOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const path of ["/evenementen", "/veelgestelde-vragen", "/accommodaties", "/nieuws"]) {
    await page.goto(path);
    const lists = page
      .getByRole("main")
      .getByRole("navigation")
      .filter({ has: page.locator("a[aria-current]") });
    for (const list of await lists.all()) {
      const [chosen, other] = [list.locator("a[aria-current]").first(), list.locator("a:not([aria-current])").first()];
      if ((await other.count()) > 0) await expect.poll(() => groundOf(chosen)).not.toBe(await groundOf(other));
    }
    expect(await lists.count(), path).toBeGreaterThan(0);
  }
  await new SiteFrame(page).openMenu();
  const boxes = page.getByRole("dialog", { name: "Menu" }).locator("label");
  await expect(boxes.filter({ has: page.locator(":checked") })).toHaveCount(1);
  const grounds = await boxes.evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});
