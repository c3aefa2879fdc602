import { expect, test } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

for (const [path, name, address] of [
  ["/contact", "0592 00 01 26", "tel:+31592000126"],
  ["/en/contact", "+31 592 00 01 26", "tel:+31592000126"],
] as const) {
  test(`the number to ring on ${path} is as wide as the page, in one row or on a phone in two`, async ({ page }) => {
    await page.goto(path);
    await whenStyled(page);
    await page.evaluate(() => document.fonts.ready);
    const number = page.getByRole("main").getByRole("link", { name }).first();
    await expect(number).toHaveAttribute("href", address);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await number.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const box = range.getBoundingClientRect();
        const list = link.closest("dl")?.getBoundingClientRect();
        return {
          count: Math.round(box.height / Number.parseFloat(getComputedStyle(link).lineHeight)),
          share: list === undefined ? 0 : box.width / list.width,
        };
      });
      expect(rows.count, `rows at ${width}`).toBe(width < 640 ? 2 : 1);
      expect(rows.share, `share of the page at ${width}`).toBeGreaterThan(0.8);
      expect(rows.share, `share of the page at ${width}`).toBeLessThanOrEqual(1.001);
    }
  });
}

for (const [path, name] of [
  ["/circuit", "Het circuit"],
  ["/en/getting-here", "Getting here"],
] as const) {
  test(`S13 ${path} opens with the way home, above its title`, async ({ page }) => {
    await page.goto(path);
    const crumbs = page.getByRole("navigation", { name: /kruimelpad|breadcrumb/iu });
    await expect(crumbs.getByRole("link", { name: "Home" })).toBeVisible();
    await expect(crumbs.getByText(name)).toHaveAttribute("aria-current", "page");
    const [above, title] = await Promise.all([
      crumbs.boundingBox(),
      page.getByRole("heading", { level: 1 }).boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((title?.y ?? 0) + 1);
  });
}
