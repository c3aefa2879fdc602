import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { checkoutWords } from "../fixtures/checkout-words.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const heading = { level: 1 } as const;

const cases = checkoutWords.flatMap((words) =>
  [true, false].map((javaScriptEnabled) => ({ words, javaScriptEnabled })),
);

for (const { words, javaScriptEnabled } of inTurn(cases)) {
  const { locale } = words;

  test.describe(`${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("D02 an order by invoice, after errors that cost nothing that was typed, and with more time", async ({
      page,
    }) => {
      await openCheckout(page, locale);
      await page.getByLabel(words.town, { exact: true }).fill("Assen");
      await page.getByLabel(words.email, { exact: true }).fill("jorien@");
      await page.getByRole("button", { name: words.order }).click();
      const summary = page.getByRole("alert", { name: words.wrong });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link", { name: words.badEmail })).toBeVisible();
      await expect(page.getByLabel(words.town, { exact: true })).toHaveValue("Assen");

      await page.getByRole("button", { name: words.more }).click();
      await expect(page.getByText(words.extended)).toBeVisible();
      await expect(page.getByLabel(words.town, { exact: true })).toHaveValue("Assen");

      await fillInCheckout(page);
      await page.getByRole("button", { name: words.order }).click();
      await expect(page.getByRole("heading", { ...heading, name: words.ordered })).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${checkoutPaths.order[locale]}/[\\w-]{43}$`, "u"));
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).not.toContain("cart");

      // The checkout of a placed order leads to its page.
      await page.goto(page.url().replace(checkoutPaths.order[locale], checkoutPaths.checkout[locale]));
      await expect(page.getByRole("heading", { ...heading, name: words.ordered })).toBeVisible();
    });

    test("a free registration gives its tickets at once, each on a page of its own", async ({ page }) => {
      await openCheckout(page, locale, { isFree: true, quantity: 1 });
      await fillInCheckout(page, { isFree: true });
      await page.getByRole("button", { name: words.register }).click();
      await expect(page.getByRole("heading", { ...heading, name: words.registered })).toBeVisible();
      await expect(page.getByRole("img", { name: words.code })).toBeVisible();
      const calendar = await page.request.get(`${page.url()}/${words.calendar}`);
      expect(await calendar.text()).toContain("DTSTART;VALUE=DATE:");

      await page.getByRole("article").getByRole("link").click();
      await expect(page).toHaveURL(/\/ticket\/[\w-]+$/u);
      await expect(page.getByRole("img", { name: words.code })).toBeVisible();
    });
  });
}

test("another's token leads nowhere, and a right one is told to no other page and to no cache", async ({
  page,
  request,
}) => {
  for (const folder of [checkoutPaths.checkout.nl, checkoutPaths.order.nl]) {
    const answer = await request.get(`${folder}/${"x".repeat(43)}`);
    expect(answer.status(), folder).toBe(404);
    const short = await request.get(`${folder}/short`);
    expect(short.status()).toBe(404);
    expect(await short.text()).not.toMatch(/niet gevonden: /iu);
    // In small letters it would be another address: never redirected.
    const capitals = await request.get(`${folder}/${"X".repeat(43)}`, { maxRedirects: 0 });
    expect(capitals.status(), folder).toBe(404);
  }
  const response = await request.post("/shop/order", { form: { token: "x".repeat(43), intent: "status" } });
  expect(response.status()).toBe(404);

  await openCheckout(page, "nl");
  const headers = (await request.get(page.url())).headers();
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["referrer-policy"]).toBe("strict-origin");
  expect(headers["x-robots-tag"]).toBe("noindex");
});
