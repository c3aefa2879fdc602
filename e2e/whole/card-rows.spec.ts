import { expect, test } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

for (const path of ["/official-worden", "/en/business/vip-arrangements", "/vrij-rijden"]) {
  test(`${path}: no card stands alone beside an empty place, at any of four widths`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await whenStyled(page);
    const lastCards = page.getByRole("main").locator("ul:has(> li > .field) > li:last-child");
    expect(await lastCards.count()).toBeGreaterThan(0);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const empty = await lastCards.evaluateAll((cards) =>
        cards.map((card) =>
          Math.round((card.parentElement?.getBoundingClientRect().right ?? 0) - card.getBoundingClientRect().right),
        ),
      );
      expect(empty, String(width)).toEqual(empty.map(() => 0));
    }
  });
}
