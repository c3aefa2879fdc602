import { published } from "../fixtures/content-system.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    list: "/business/vip-arrangementen",
    note: "Prijzen exclusief btw",
    lounge: "Lounge Startbrink",
    address: /\/business\/vip-arrangementen\/lounge-startbrink$/u,
  },
  {
    locale: "en",
    list: "/en/business/vip-arrangements",
    note: "Prices exclude VAT",
    lounge: "Startbrink Lounge",
    address: /\/en\/business\/vip-arrangements\/startbrink-lounge$/u,
  },
] as const;

for (const { locale, list, note, lounge, address } of inTurn(languages)) {
  test(`S18 S03 S20 ${list} shows every arrangement as a card, with prices that exclude VAT and say so`, async ({
    page,
  }) => {
    const arrangements = await published.arrangements(locale);
    await page.goto(list);
    const main = page.getByRole("main");
    await expect(main.getByText(note, { exact: true })).toBeVisible();
    for (const { title } of arrangements) {
      const card = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: title }) });
      await expect(card).toContainText(/€\s?[\d.,]+[.,]\d\d/u);
    }
    await main.getByRole("link", { name: lounge }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: lounge })).toBeVisible();
  });
}
