import { Keyboard } from "../fixtures/keyboard.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectVisibleFocus } from "../fixtures/visible-focus.ts";

for (const path of inTurn([
  "/",
  "/evenementen",
  "/evenementen/tt-drenthe",
  "/veelgestelde-vragen",
  "/accommodaties",
  "/nieuws",
  "/business",
])) {
  test(`every stop on ${path} is visible, in view and has a name`, async ({ page }) => {
    await page.goto(path);
    await new SiteFrame(page).whenAlive();
    const stops = new Set<string>();
    for (let step = 0; step < 200; step += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        // A card is one link, so the ring is around the card.
        let hasRing = false;
        for (let ringed: Element | null = element; ringed !== null && !hasRing; ringed = ringed.parentElement) {
          const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
          hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        }
        const box = element.getBoundingClientRect();
        const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        const name =
          element.getAttribute("aria-label") ?? `${element.innerText}${element.querySelector("img")?.alt ?? ""}`;
        const labels =
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement
            ? (element.labels?.length ?? 0)
            : 0;
        const isNamed = name.trim() !== "" || labels > 0 || element.hasAttribute("aria-labelledby");
        const where = `${element.tagName} ${element.getAttribute("href") ?? element.id}`;
        return {
          key: `${where} ${Math.round(box.left)},${Math.round(box.top + scrollY)}`,
          isInView: isInView && box.width > 0,
          isNamed,
          hasRing,
          where: `${where} "${name.trim().slice(0, 40)}"`,
        };
      });
      if (stop === null || stops.has(stop.key)) break;
      stops.add(stop.key);
      expect(stop, stop.where).toMatchObject({ isInView: true, isNamed: true, hasRing: true });
    }
    expect(stops.size).toBeGreaterThan(12);
  });
}

test("L05 L17 the menu is worked by keyboard alone, up to another page, at whose content and top the focus is", async ({
  page,
}) => {
  const frame = new SiteFrame(page);
  await page.goto("/");
  // Before that a link loads its page whole, and focus starts at its top.
  await frame.whenAlive();
  await frame.menuButton.focus();
  await page.keyboard.press("Enter");
  await expect(frame.menu).toBeVisible();
  await expectVisibleFocus(frame.menu.getByRole("button", { name: "Sluiten" }));
  await new Keyboard(page).press(frame.menu.getByRole("link", { name: "Verblijf" }));
  await expect(page).toHaveURL(/\/accommodaties$/u);
  await expect(frame.menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
});
