import { forceLargeLetters } from "../fixtures/forced-letters.ts";
import { faultsOfHeader, rowsOfHeader } from "../fixtures/header-faults.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

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
