import { expect, test } from "../fixtures/test.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";

const languages = [
  {
    locale: "nl",
    cart: "/winkelwagen",
    ownCart: "/afrekenen/winkelwagen",
    remove: (name: string) => `Verwijder ${name}`,
    clear: "Maak winkelwagen leeg",
    undo: "Zet terug",
    total: "Totaal, incl. btw",
    empty: "Voeg tickets toe aan je winkelwagen",
    show: "Bekijk je winkelwagen",
    tickets: "/tickets",
  },
  {
    locale: "en",
    cart: "/en/cart",
    ownCart: "/en/checkout/cart",
    remove: (name: string) => `Remove ${name}`,
    clear: "Empty your cart",
    undo: "Undo",
    total: "Total, incl. VAT",
    empty: "Add tickets to your cart",
    show: "See your cart",
    tickets: "/en/tickets",
  },
] as const;

for (const words of languages) {
  test(`S07 D03 the cart at ${words.cart} shows, removes, puts back and clears`, async ({ page }) => {
    const ticket = await plentifulTicket(words.locale);
    await putIntoCart(page, ticket, 2);
    await page.goto(words.cart);
    const content = page.getByRole("main");
    const line = content.getByRole("listitem").filter({ has: page.getByRole("link", { name: ticket.label }) });
    await expect(line).toContainText("2 ×");
    await expect(content.getByText(words.total, { exact: true })).toBeVisible();

    await line.getByRole("button", { name: words.remove(ticket.label) }).click();
    await expect(content.getByText(words.empty)).toBeVisible();
    await content.getByRole("button", { name: words.undo }).click();
    await expect(line).toContainText("2 ×");
    await content.getByRole("button", { name: words.clear }).click();
    await expect(content.getByText(words.empty)).toBeVisible();
    await page.reload();
    await expect(content.getByText(words.empty)).toBeVisible();
  });

  test.describe(`without scripts at ${words.cart}`, () => {
    test.use({ javaScriptEnabled: false });

    test("S07 D03 the cart has a page of its own, which removes, puts back and clears", async ({ page }) => {
      const ticket = await plentifulTicket(words.locale);
      await putIntoCart(page, ticket, 2);
      await page.goto(words.cart);
      await page.getByRole("main").getByRole("link", { name: words.show }).click();
      await expect(page).toHaveURL(new RegExp(`${words.ownCart}$`, "u"));
      const content = page.getByRole("main");
      const line = content.getByRole("listitem").filter({ has: page.getByRole("link", { name: ticket.label }) });
      await expect(line).toContainText("2 ×");
      await line.getByRole("button", { name: words.remove(ticket.label) }).click();
      await expect(content.getByText(words.empty)).toBeVisible();
      await content.getByRole("button", { name: words.undo }).click();
      await expect(line).toContainText("2 ×");
      await content.getByRole("button", { name: words.clear }).click();
      await expect(content.getByText(words.empty)).toBeVisible();
    });

    test("E13 an empty cart leads to the tickets", async ({ page }) => {
      await page.goto(words.ownCart);
      const content = page.getByRole("main");
      await expect(content.getByText(words.empty)).toBeVisible();
      await expect(content.locator(`a[href="${words.tickets}"]`).first()).toBeVisible();
    });
  });
}

test("D03 the cart survives a reload, and another tab sees what was added", async ({ page, context }) => {
  const ticket = await plentifulTicket();
  const other = await context.newPage();
  await other.goto("/winkelwagen");
  await expect(other.getByText("Voeg tickets toe aan je winkelwagen")).toBeVisible();

  await putIntoCart(page, ticket, 3);
  await page.goto("/winkelwagen");
  await expect(page.getByRole("link", { name: ticket.label })).toBeVisible();
  await expect(other.getByRole("link", { name: ticket.label })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: ticket.label })).toBeVisible();
  await page.goto("/nieuws");
  await expect(new SiteFrame(page).cartButton).toHaveAccessibleName("Winkelwagen, 3 tickets");
});

for (const cookie of ["x", "cart", "~:", "a".repeat(4000), "lt3~hoofdtribune1.20270627.2.885:AAAA"]) {
  test(`D03 a cookie that isn't ours (${cookie.slice(0, 12)}) is an empty cart, and no error`, async ({ request }) => {
    const response = await request.get("/shop/nl/cart", { headers: { cookie: `cart=${cookie}` } });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ lines: [], stored: [] });
    expect(response.headers()["cache-control"]).toContain("no-store");
    const page = await request.get("/afrekenen/winkelwagen?undo=x&at=-1&added=zz&problem=what&from=//other.example", {
      headers: { cookie: `cart=${cookie}` },
    });
    expect(page.status()).toBe(200);
    // The language switch keeps the query, as the part of its own address that it is.
    expect(await page.text()).not.toMatch(/="(?:https?:)?\/\/other\.example/u);
  });
}

test("D03 a withdrawn ticket is explained, not dropped, and no price comes from the browser", async ({ request }) => {
  const ticket = await plentifulTicket();
  const { ticketId } = ticket.offer;
  const { key } = ticket.admission;
  const response = await request.post("/shop/nl/cart", {
    form: { intent: "add", [`ticket.${ticketId}.${key}.1`]: "1", [`ticket.bestaatniet.${key}.1`]: "2" },
    headers: { accept: "application/json" },
  });
  const cart: unknown = await response.json();
  expect(cart).toMatchObject({
    lines: [
      { ticket: { unit: { netCents: ticket.admission.netCents } }, issue: { reason: "price-changed", wasNetCents: 1 } },
      { ticket: null, issue: { reason: "withdrawn" } },
    ],
    totals: { netCents: ticket.admission.netCents },
  });
});

test("D03 another site's page can't change a visitor's cart", async ({ request }) => {
  const response = await request.post("/shop/nl/cart", {
    form: { intent: "clear" },
    headers: { accept: "application/json", origin: "https://other.example" },
  });
  expect(response.status()).toBe(403);
  expect(response.headers()["set-cookie"]).toBeUndefined();
});
