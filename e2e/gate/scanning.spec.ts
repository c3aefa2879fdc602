import { scanPaths } from "@circuit/contract/urls/own-paths";
import { makeGateEvent, makeScanner, orderTickets } from "../fixtures/gate-event.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { heading, pair, typeCode, words } from "../fixtures/scan-page.ts";
import { expect, test } from "../fixtures/test.ts";

const cases = (["nl", "en"] as const).flatMap((locale) =>
  [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled })),
);

for (const { locale, javaScriptEnabled } of inTurn(cases)) {
  test(`S06 a ticket lets its holder in once, by its number (${locale}${javaScriptEnabled ? "" : ", without scripts"})`, async ({
    browser,
  }) => {
    const { good, already, unknown, next, wrongCode, code: label, pair: button } = words[locale];
    const event = await makeGateEvent();
    const { tickets } = await orderTickets(event, 1);
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(scanPaths[locale]);
    await page.getByLabel(label).fill("AAAAAAAAAA");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert")).toContainText(wrongCode);
    await expect(page.getByLabel(label)).toHaveValue("AAAAAAAAAA");

    await pair(page, await makeScanner(event), locale);
    const number = tickets[0]?.code ?? "";
    await typeCode(page, number, locale);
    await expect(heading(page, good)).toBeVisible();
    if (!javaScriptEnabled) await page.getByRole("link", { name: next }).click();
    await typeCode(page, number.toLowerCase().replace(" ", ""), locale);
    await expect(heading(page, already)).toBeVisible();
    await expect(page.getByText(/Telefoon 1/u)).toBeVisible();
    await page.getByRole("link", { name: next }).click();
    await typeCode(page, "ZZZZ ZZZZ", locale);
    await expect(heading(page, unknown)).toBeVisible();
    await context.close();
  });
}
