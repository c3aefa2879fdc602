import { askContentSystem } from "../fixtures/content-system.ts";
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

const widths = [320, 360, 375, 390];

/** Gives a browser a visitor who chose larger letters. */
const twiceAsLarge = "--blink-settings=defaultFontSize=32";

const cases = [
  ["nl", "/"],
  ["en", "/en/news"],
].flatMap(([language = "", path = ""]) =>
  ["as they are", "twice as large"].map((letters) => ({ language, path, letters })),
);

for (const { language, path, letters } of cases) {
  test(`L04 every button that the menu of ${path} names can be pressed on small screens, letters ${letters}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const items: unknown = await (
      await askContentSystem(`/api/navigation/render/header-buttons?type=FLAT&locale=${language}`)
    ).json();
    const titles = Array.isArray(items) ? items.map((item: unknown) => String(Reflect.get(Object(item), "title"))) : [];
    expect(titles.length).toBeGreaterThan(1);

    const isLarge = letters === "twice as large";
    const args = [...(launchOptions.args ?? []), ...(isLarge ? [twiceAsLarge] : [])];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ locale: language });
    const found: string[] = [];
    await page.goto(`${baseURL}${path}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await faultsOfHeader(page)).map((fault) => `${width} px: ${fault}`));
      const { header, menuButton } = new SiteFrame(page);
      for (const title of titles) await header.getByRole("link", { name: title }).click({ trial: true });
      await menuButton.click({ trial: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (!isLarge && wide > width) found.push(`${width} px: the page is ${wide} wide`);
    }
    await browser.close();
    expect(found).toEqual([]);
  });
}
