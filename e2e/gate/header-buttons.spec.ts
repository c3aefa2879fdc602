import { askContentSystem } from "../fixtures/content-system.ts";
import { faultsOfHeader } from "../fixtures/header-faults.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const widths = [320, 360, 375, 390];

/** Gives a browser a visitor who chose larger letters. */
const twiceAsLarge = "--blink-settings=defaultFontSize=32";

const cases = [
  ["nl", "/"],
  ["en", "/en/news"],
].flatMap(([language = "", path = ""]) =>
  ["as they are", "twice as large"].map((letters) => ({ language, path, letters })),
);

for (const { language, path, letters } of inTurn(cases)) {
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
