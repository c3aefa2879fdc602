import { checkoutPaths, seasonCalendarPaths } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import { audit } from "../fixtures/audit.ts";
import { Editor } from "../fixtures/editor.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { holdTickets, placeOrder } from "../fixtures/shop-order.ts";
import { namedTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

const said = {
  nl: { mark: "Afgelast", order: "Een evenement is afgelast", cart: "Dit evenement gaat niet door" },
  en: { mark: "Cancelled", order: "An event was cancelled", cart: "This event won’t take place" },
} as const;

test("R06 an event that an editor cancels says so everywhere: on its page and card, in calendars, to search engines, in carts and orders", async ({
  page,
}) => {
  const editor = await Editor.logIn();
  const { id, title, slug, ticketId } = await publishSale(editor, { title: "Stormdag", places: 50 });
  const ticket = await namedTicket("nl", ticketId);
  const { admission } = ticket;
  const line = { ticketId, admission: admission.key, quantity: 1, seenPriceCents: admission.priceCents };
  const { token } = await placeOrder(await holdTickets(line), { method: "invoice" });
  const held = await holdTickets(line);
  await putIntoCart(page, ticket, 1);
  await page.goto(documentPath("event", slug, "nl"));
  await expect(page.getByRole("navigation", { name: "Op deze pagina" })).toBeVisible();

  await editor.changeInBoth("event", id, { state: "cancelled" });

  for (const locale of inTurn(["nl", "en"] as const)) {
    const words = said[locale];
    const path = documentPath("event", slug, locale);
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(words.mark, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("main").getByRole("timer")).toHaveCount(0);
    await expect(page.locator("#tickets")).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`^${words.mark}: `, "u"));
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain("EventCancelled");
    expect(await audit(page)).toEqual([]);
    expect(await (await page.request.get(`${path}.ics`)).text()).toContain("STATUS:CANCELLED");
    // Its lines are folded. It is made again when it is asked for after a change.
    await expect(async () => {
      const season = (await (await page.request.get(seasonCalendarPaths[locale])).text()).replaceAll("\r\n ", "");
      const entry = season.split("BEGIN:VEVENT").find((each) => each.includes(slug));
      expect(entry).toContain("STATUS:CANCELLED");
    }).toPass();

    await page.goto(locale === "nl" ? "/evenementen" : "/en/events");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });
    await expect(card).toContainText(words.mark);
    await page.goto(locale === "nl" ? "/tickets" : "/en/tickets");
    await expect(page.getByRole("main")).not.toContainText(title);
    await page.goto(`${checkoutPaths.order[locale]}/${token}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.order);
    await page.goto(checkoutPaths.cart[locale]);
    await expect(page.getByRole("main")).toContainText(words.cart);
    await page.goto(`${checkoutPaths.checkout[locale]}/${held.token}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.order);
  }
  await page.goto("/ticketalarm");
  await expect(page.getByRole("option", { name: title })).toHaveCount(0);
});
