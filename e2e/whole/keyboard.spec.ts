import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectVisibleFocus } from "../fixtures/visible-focus.ts";

for (const path of ["/", "/bereikbaarheid", "/en/events"]) {
  test(`on a phone no stop on ${path} lies under the app popup`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // With motion, a focused element could still be scrolling into view.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const frame = new SiteFrame(page);
    await frame.whenAlive();
    const { popup } = frame;
    await frame.readToEnd();
    await expect(popup).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

    const covered: string[] = [];
    let stops = 0;
    for (let isInside = false; !isInside && stops < 200; stops += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        // Also while it has stepped aside for the headline.
        const over = document.querySelector("[role=dialog][data-aside]");
        if (over === null) throw new Error("The popup is gone");
        if (element === null || element === document.body || over.contains(element)) return null;
        const box = element.getBoundingClientRect();
        const isCovered =
          getComputedStyle(over).visibility === "visible" && box.top >= over.getBoundingClientRect().top;
        return { isCovered, where: `${element.tagName} ${element.getAttribute("href") ?? element.id}` };
      });
      if (stop?.isCovered === true) covered.push(stop.where);
      isInside = stop === null;
    }
    expect(stops).toBeGreaterThan(12);
    expect(covered).toEqual([]);
  });
}

test("the first stop of a page skips to the content", async ({ page }) => {
  await page.goto("/nieuws");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Naar de inhoud" });
  await expectVisibleFocus(link);
  await expect(link).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
});

test("the picture viewer opens, steps with arrows round and round, closes with Escape and gives focus back", async ({
  page,
}) => {
  await page.goto("/evenementen/tt-drenthe");
  const picture = page.getByRole("link", { name: /^Vergroot:/u }).first();
  await new SiteFrame(page).whenAliveAt(picture);
  await picture.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Beelden op het hele scherm" });
  await expect(viewer).toContainText("1 van 3");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer).toContainText("3 van 3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("2 van 3");
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("Tab");
  const isInside = await viewer.evaluate(
    (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
  );
  expect(isInside).toBe(true);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
});

test("a filter chosen by keyboard keeps focus where the visitor was", async ({ page }) => {
  await page.goto("/evenementen");
  const chip = page.getByRole("navigation", { name: "Soort evenement" }).getByRole("link", { name: /^Auto/u });
  await new SiteFrame(page).whenAliveAt(chip);
  await chip.focus();
  await page.keyboard.press("Enter");
  await expect(chip).toHaveAttribute("aria-current", "true");
  await expect(chip).toBeFocused();
});

for (const [path, step, number] of [
  ["/nieuws", "Pagina 2", "Pagina 2"],
  ["/en/news?page=2", "Next", "Page 3"],
] as const) {
  test(`S14 ${step} on ${path} leads focus to the content, at the top of the new page`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const link = main.getByRole("link", { name: step, exact: true });
    await new SiteFrame(page).whenAlive();
    await new SiteFrame(page).whenAliveAt(link);
    await link.focus();
    await page.keyboard.press("Enter");
    const current = main.getByRole("link", { name: number, exact: true });
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(main).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
