import { forceLargeLetters } from "../fixtures/forced-letters.ts";
import { faultsOfHeader, rowsOfHeader } from "../fixtures/header-faults.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

/** Gives a browser a visitor who chose larger letters. */
const twiceAsLarge = "--blink-settings=defaultFontSize=32";

for (const path of ["/", "/en", "/en/news", "/nieuws"]) {
  for (const letters of ["as they are", "forced to 200 % by a style"]) {
    test(`L04 the header of ${path}, and of its open menu, is one row at every width, letters ${letters}`, async ({
      page,
    }) => {
      const found: string[] = [];
      const frame = new SiteFrame(page);
      await page.goto(path);
      if (letters !== "as they are") await forceLargeLetters(page);
      for (const width of [320, 360, 390, 768, 1440]) {
        // The menu of the width before.
        await page.keyboard.press("Escape");
        await expect(frame.menu).toBeHidden();
        await page.setViewportSize({ width, height: 844 });
        const inHeader = [...(await faultsOfHeader(page)), ...(await rowsOfHeader(page))];
        found.push(...inHeader.map((fault) => `${width} px: ${fault}`));
        await frame.openMenu();
        // The parts of the menu's bar may still be coming in.
        await expect.poll(() => rowsOfHeader(page), `menu at ${width} px`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width && letters === "as they are") found.push(`${width} px: the page is ${wide} wide`);
      }
      // Between the widths of phones, tablets and desks: the parts that come in with more room fit at each.
      const widest = letters === "as they are" ? 1920 : 0;
      for (let width = 800; width <= widest; width += 20) {
        await page.setViewportSize({ width, height: 844 });
        found.push(...(await rowsOfHeader(page)).map((fault) => `${width} px: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}

// With letters as they are `layout-shift.spec.ts` looks at every header, with each set of fonts.
test("L04 the header of every kind of page has room for its buttons on small screens, letters twice as large", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), twiceAsLarge];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route(/\/uploads\/|\.woff2$/u, (route) => route.abort());
  const found: string[] = [];
  for (const path of addressesOfKinds(0)) {
    await page.goto(`${baseURL}${path}`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await faultsOfHeader(page)).map((fault) => `${path}, ${width} px: ${fault}`));
    }
  }
  await browser.close();
  expect(found).toEqual([]);
});
