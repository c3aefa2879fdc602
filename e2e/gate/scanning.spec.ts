import { scanPaths } from "@circuit/contract/own-paths";
import { test as playwrightTest } from "@playwright/test";
import { audit } from "../fixtures/audit.ts";
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

// What can't be loaded without a network is an error in the console.
playwrightTest(
  "S06 without a network the gate goes on, opens again, sends all later and tells of a ticket that was used elsewhere",
  async ({ page, browser }) => {
    const event = await makeGateEvent();
    const { tickets } = await orderTickets(event, 2);
    const [used, fresh] = tickets.map(({ qrText }) => qrText);
    await pair(page, await makeScanner(event));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open("pages /scan")).keys()).length))
      .toBeGreaterThan(5);

    const elsewhere = await (await browser.newContext()).newPage();
    await pair(elsewhere, await makeScanner(event));
    await typeCode(elsewhere, used ?? "");
    await expect(heading(elsewhere, words.nl.good)).toBeVisible();

    await page.context().setOffline(true);
    await typeCode(page, used ?? "");
    await expect(heading(page, words.nl.good)).toBeVisible();
    await expect(page.getByText("weten we zodra er weer bereik is")).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await expect(page.getByText("1 in de rij")).toBeVisible();
    // A flat battery: the page opens again, and knows whom it let in.
    await page.reload();
    await expect(page.getByText("1 in de rij")).toBeVisible();
    await typeCode(page, used ?? "");
    await expect(heading(page, words.nl.already)).toBeVisible();
    await page.getByRole("link", { name: words.nl.next }).click();
    await typeCode(page, "ABCD EFGH");
    await expect(heading(page, /^Geen bereik/u)).toBeVisible();
    await page.getByRole("link", { name: words.nl.next }).click();
    await typeCode(page, fresh ?? "");
    await expect(heading(page, words.nl.good)).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText("online", { exact: true })).toBeVisible();
    const late = page.getByRole("alert").filter({ hasText: "1 kaart klopte achteraf niet" });
    await expect(late).toBeVisible();
    await expect(late).toContainText(tickets[0]?.code ?? "");
    expect(await audit(page)).toEqual([]);
    await late.getByRole("button", { name: "Gezien" }).click();
    await expect(late).toBeHidden();
  },
);
