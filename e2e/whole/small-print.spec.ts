import { houseColours } from "@circuit/contract/house-colours";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("K02 the header looks at what fits 50 ms after the last resize, and not before", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.clock.install();
  await page.goto("/");
  await frame.whenAlive();
  const cut = page.getByRole("navigation", { name: "Evenementen" }).locator("[data-cut]");
  await expect(cut).toHaveCount(0);

  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("navigation", { name: "Evenementen" }).evaluate((menu) => {
    menu.style.maxWidth = "12rem";
    window.dispatchEvent(new Event("resize"));
  });
  await page.clock.runFor(30);
  await page.evaluate(() => window.dispatchEvent(new Event("resize")));
  await page.clock.runFor(49);
  await expect(cut).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(cut).not.toHaveCount(0);
});

const theme = {
  ...houseColours,
  "gray-50": "#f9fafb",
  "gray-500": "#6b7280",
  "gray-950": "#030712",
  "green-500": "#00b259",
};

for (const colorScheme of ["light", "dark"] as const) {
  test(`K04 the theme's colours are custom properties in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/nieuws");
    const colours = async () => {
      const values = await page.evaluate(
        (names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`)),
        Object.keys(theme),
      );
      // White may be written with three digits.
      return values.map((colour) =>
        colour
          .trim()
          .toLowerCase()
          .replace(/^#fff$/u, "#ffffff"),
      );
    };
    // Colours that the page itself doesn't use come with the style sheet, after the first paint.
    await expect.poll(colours).toEqual(Object.values(theme));
  });
}
