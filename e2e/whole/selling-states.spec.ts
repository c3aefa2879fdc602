import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Locale } from "@circuit/contract/locales";
import type { Order, PaymentMethod } from "@circuit/contract/shop/order";
import type { Page } from "@playwright/test";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { openTickets } from "../fixtures/choose-tickets.ts";
import { Editor } from "../fixtures/editor.ts";
import { endHold, pretend } from "../fixtures/order-rows.ts";
import { endQuietly, tokenIn } from "../fixtures/payment-provider.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { holdTickets, placeOrder } from "../fixtures/shop-order.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { namedTicket, plentifulTicket, putIntoCart, readDemoTickets } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

/** What axe finds on the page as it is now, in half of the looks: the other language has the other half. */
async function findings(page: Page, locale: Locale, state: string): Promise<string[]> {
  await expect(page.locator("main")).toBeVisible();
  return (await auditEveryLook(page, looksOf[locale])).map((line) => `${state}: ${line}`);
}

test("D03 a cart with everything that can be wrong in it is readable by everyone", async ({ page }) => {
  const editor = await Editor.logIn();
  const { ticketId } = await publishSale(editor, { title: "Twee plekken", places: 2 });
  const [plain, few] = [await plentifulTicket(), await namedTicket("nl", ticketId)];
  const tickets = await readDemoTickets("nl");
  const soldOut = tickets.find(({ admission }) => admission.state === "sold-out");
  const available = tickets.filter(({ admission }) => admission.state === "available");
  const companion = available.find(({ offer }) => offer.audience === "companion");
  const other = available.find(({ offer }) => offer.ticketId !== plain.offer.ticketId && offer.audience === "adult");
  if (!soldOut || !companion || !other) throw new Error("The circuit doesn't sell enough kinds of tickets");
  const gone = { ...plain, offer: { ...plain.offer, ticketId: "weg1" } };
  const dearer = { ...other, admission: { ...other.admission, priceCents: other.admission.priceCents + 100 } };
  for (const [ticket, quantity] of [
    [plain, 2],
    [gone, 1],
    [soldOut, 1],
    [companion, 1],
    [dearer, 1],
    [few, 3],
  ] as const) {
    await putIntoCart(page, ticket, quantity);
  }
  await expect(async () => {
    await page.goto(checkoutPaths.cart.nl);
    for (const text of [
      "Uitverkocht",
      "Niet meer te koop",
      "Er zijn nog 2 plekken",
      "Alleen samen met een rolstoelplek",
      "De prijs is veranderd",
    ]) {
      await expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible({ timeout: 1000 });
    }
  }).toPass();
  const found = await findings(page, "nl", "a cart with every issue");
  await page.getByRole("button", { name: "Maak winkelwagen leeg" }).click();
  await expect(page.getByRole("button", { name: "Zet terug" })).toBeVisible();
  found.push(...(await findings(page, "nl", "an emptied cart")));
  expect(found).toEqual([]);
});

test("D03 choosing, what was added and a checkout whose time is up are readable by everyone", async ({ page }) => {
  const { event, offer, admission } = await plentifulTicket("en");
  const wanted = { slug: event.slug, ticketId: offer.ticketId, day: admission.key };
  const field = await openTickets(page, wanted, "en");
  await new SiteFrame(page).whenAliveAt(field);
  const add = page.locator("#tickets").getByRole("button", { name: "Add to cart" });
  await add.click();
  await expect(page.locator("#tickets").getByRole("alert")).toBeVisible();
  const found = await findings(page, "en", "nothing chosen");
  await field.fill("2");
  await add.click();
  await expect(page.locator("#tickets").getByRole("status")).toBeFocused();
  found.push(...(await findings(page, "en", "what was added")));

  await openCheckout(page, "en", { quantity: 1 });
  endHold(tokenIn(page));
  await fillInCheckout(page);
  await page.locator(".co-send button").click();
  await expect(page.getByRole("heading", { level: 1, name: "We no longer hold your tickets" })).toBeVisible();
  found.push(...(await findings(page, "en", "a checkout whose time is up")));
  expect(found).toEqual([]);
});

for (const locale of ["nl", "en"] as const) {
  test(`D02 an order can be read by everyone however it ended (${locale})`, async ({ page }) => {
    const editor = await Editor.logIn();
    const sale = await publishSale(editor, { title: "Afloop", places: 50 });
    const line = { ticketId: sale.ticketId, admission: sale.day, quantity: 1, seenPriceCents: 1210 };
    await namedTicket(locale, sale.ticketId);
    const order = async (method: PaymentMethod) => placeOrder(await holdTickets(line), { method });
    const inKassa = async ({ number }: Order, action: string, body: object) => {
      const { orders } = await (await editor.ask(`/kassa/orders?q=${number}`)).json();
      const answer = await editor.tryAnyhow("POST", `/kassa/orders/${orders[0].id}/${action}`, JSON.stringify(body));
      expect(answer.status, await answer.text()).toBe(200);
    };
    const paid = async () => {
      const placed = await order("online");
      await endQuietly(placed.token, "paid");
      await page.goto(`${checkoutPaths.order[locale]}/${placed.token}`);
      await expect(page.getByRole("article")).toHaveCount(1);
      return placed;
    };
    const after = async (made: Promise<Order>, change: (placed: Order) => unknown) => {
      const placed = await made;
      await change(placed);
      return placed;
    };
    const refund = (amountCents: number) => (placed: Order) =>
      inKassa(placed, "refund", { amountCents, reason: "Regen", seenRefundedCents: 0 });
    const states: Record<string, () => Promise<Order>> = {
      cancelled: () => after(order("invoice"), (placed) => inKassa(placed, "cancel", {})),
      "paid back in part": () => after(paid(), refund(100)),
      "paid back": () => after(paid(), refund(1210)),
      expired: () => after(order("online"), ({ token }) => pretend(token, "expired")),
      "to be paid back": () => after(order("online"), ({ token }) => pretend(token, "refund-due")),
      "to be paid at the gate": () => after(paid(), ({ token }) => pretend(token, "at-gate")),
    };
    const found: string[] = [];
    const told = new Set<string>();
    // Each in one language's looks, but those in which there is money to come back.
    const own = Object.entries(states).filter(
      ([name], index) => name.startsWith("paid") || (index % 2 === 0) === (locale === "nl"),
    );
    for (const [name, make] of own) {
      const { token } = await make();
      await page.goto(`${checkoutPaths.order[locale]}/${token}`);
      told.add(await page.locator(".or-head").innerText());
      found.push(...(await findings(page, locale, name)));
    }
    expect(told.size, "each says something else").toBe(own.length);
    expect(found).toEqual([]);
  });
}
