import type { Locale } from "@circuit/contract/locales";
import { orderFileNames } from "@circuit/contract/urls/own-paths";
import { expect, type Page } from "@playwright/test";
import { foreignNames } from "../fixtures/catalogue-names.ts";
import { mailOf, orderAddress, sendCheckout, subjects } from "../fixtures/order-in-languages.ts";
import { endAtProvider } from "../fixtures/payment-provider.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { test } from "../fixtures/test.ts";

/** Reads pages and files of a paid order in a language; the links of its calendar lead to pages. */
async function expectAllIn(page: Page, token: string, locale: Locale): Promise<void> {
  const foreignIn = await foreignNames(locale);
  const address = orderAddress(locale, token);
  await page.goto(address);
  const main = page.getByRole("main");
  await expect(main.getByRole("article").first()).toBeVisible();
  expect(foreignIn(await main.innerText())).toEqual([]);
  const ticket = await main.locator(`a[href^="${address}/ticket/"]`).first().getAttribute("href");

  const files = ["tickets", "invoice", "calendar"] as const;
  for (const file of files) {
    const name = orderFileNames[file][locale];
    await expect(main.locator(`a[href="${address}/${name}"]`).first()).toBeVisible();
  }
  const [tickets, invoice, calendar] = await Promise.all(
    files.map((file) => page.request.get(`${address}/${orderFileNames[file][locale]}`)),
  );
  expect(tickets?.headers()["content-disposition"]).toMatch(/filename="tickets-/u);
  const invoiceName = locale === "nl" ? "factuur" : "invoice";
  expect(invoice?.headers()["content-disposition"]).toContain(`filename="${invoiceName}-`);
  const days = (await calendar?.text())?.replaceAll("\r\n ", "") ?? "";
  expect(foreignIn(days.replaceAll("\\,", ","))).toEqual([]);
  const links = [...days.matchAll(/^URL:(.*)$/gmu)].map(([, link = ""]) => new URL(link.trim()).pathname);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect((await page.request.get(link)).status()).toBe(200);

  await page.goto(ticket ?? "");
  expect(foreignIn(await page.getByRole("main").innerText())).toEqual([]);
}

for (const [begins, ends] of inTurn([
  ["nl", "en"],
  ["en", "nl"],
] as const)) {
  test(`an order begun in ${begins} and finished in ${ends} is in ${ends}, and each page and file in its own language`, async ({
    page,
  }) => {
    const token = await sendCheckout(page, begins, ends);
    await endAtProvider(page, "paid");
    await expect(page).toHaveURL((url) => url.pathname === orderAddress(ends, token));

    const { subject, html } = await mailOf(token);
    expect(subject).toMatch(subjects[ends]);
    expect((await foreignNames(ends))(html)).toEqual([]);
    expect(html).toContain(orderAddress(ends, token));
    await expectAllIn(page, token, ends);
    await expectAllIn(page, token, begins);
  });
}
