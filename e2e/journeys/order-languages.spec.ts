import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths, orderFileNames } from "@circuit/contract/own-paths";
import { expect, type Page } from "@playwright/test";
import { foreignNames } from "../fixtures/catalogue-names.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { readOutbox } from "../fixtures/outbox.ts";
import { endAtProvider, tokenIn } from "../fixtures/payment-provider.ts";
import { test } from "../fixtures/test.ts";

const openOrder = {
  nl: { note: "Je hebt nog een openstaande bestelling", link: "Ga verder met je bestelling" },
  en: { note: "You still have an open order", link: "Go on with your order" },
};
const again = { nl: "Probeer opnieuw te betalen", en: "Try paying again" };
const subjects = { nl: /^Je tickets voor /u, en: /^Your tickets for /u };

const orderAddress = (locale: Locale, token: string) => `${checkoutPaths.order[locale]}/${token}`;

/** Begins an order in one language, and sends its checkout in another. @returns Its token. */
async function sendCheckout(page: Page, begins: Locale, ends: Locale): Promise<string> {
  await openCheckout(page, begins);
  const token = tokenIn(page);
  await page.goto(`${checkoutPaths.checkout[ends]}/${token}`);
  await fillInCheckout(page, { method: "online" });
  await page.locator(".co-send button").click();
  return token;
}

/** The only mail about an order. */
async function mailOf(token: string) {
  const mails = () => readOutbox().filter(({ html }) => html.includes(token));
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
  const [mail] = mails();
  if (mail === undefined) throw new Error("There is no mail");
  return { html: mail.html, subject: mail.headers.find(([name]) => name === "subject")?.[1] ?? "" };
}

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

for (const [begins, ends] of [
  ["nl", "en"],
  ["en", "nl"],
] as const) {
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

  test(`who tries again in ${ends} to pay an order of ${begins} comes back in ${ends}, and gets its mail in ${ends}`, async ({
    page,
  }) => {
    const token = await sendCheckout(page, begins, begins);
    await endAtProvider(page, "failed");
    await expect(page).toHaveURL((url) => url.pathname === orderAddress(begins, token));
    await page.goto(orderAddress(ends, token));
    await page.getByRole("button", { name: again[ends] }).click();
    await endAtProvider(page, "paid");
    await expect(page).toHaveURL((url) => url.pathname === orderAddress(ends, token));
    const { subject, html } = await mailOf(token);
    expect(subject).toMatch(subjects[ends]);
    expect((await foreignNames(ends))(html)).toEqual([]);
  });
}

for (const [locale, javaScriptEnabled] of [
  ["nl", true],
  ["en", false],
] as const) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`who leaves the bank's page finds the open order in the cart (${locale})`, async ({ page }) => {
      const token = await sendCheckout(page, locale, locale);
      await expect(page).toHaveURL(/\/checkout\/tr_/u);
      const { note, link } = openOrder[locale];
      await page.goto(checkoutPaths.cart[locale]);
      await expect(page.getByRole("heading", { name: note })).toBeVisible();
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL((url) => url.pathname === orderAddress(locale, token));
    });
  });
}
