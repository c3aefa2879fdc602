import { checkoutPaths } from "@circuit/contract/own-paths";
import { documentPath } from "@circuit/contract/paths";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { Editor } from "../fixtures/editor.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { holdTickets, placeOrder } from "../fixtures/shop-order.ts";
import { namedTicket } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

const said = {
  nl: {
    moved: "Verplaatst",
    before: "Zou beginnen op",
    postponed: "Uitgesteld",
    cancelled: "Afgelast",
    order: { moved: "Er is een evenement verplaatst", postponed: "Een evenement is uitgesteld" },
  },
  en: {
    moved: "Moved",
    before: "Was to begin on",
    postponed: "Postponed",
    cancelled: "Cancelled",
    order: { moved: "An event was moved", postponed: "An event was postponed" },
  },
} as const;

test("R06 an event that an editor moves, postpones or cancels says so on its page, card and orders, and to search engines", async ({
  page,
}) => {
  test.slow();
  const editor = await Editor.logIn();
  const { id, title, slug, ticketId, day } = await publishSale(editor, { title: "Mistdag", places: 50 });
  const { admission } = await namedTicket("nl", ticketId);
  const line = { ticketId, admission: admission.key, quantity: 1, seenPriceCents: admission.priceCents };
  const { token } = await placeOrder(await holdTickets(line), { method: "invoice" });
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + 9 * 86_400_000).toISOString().slice(0, 10);

  const changes = [
    { state: "moved", startsAt: `${later}T10:00:00.000Z`, endsAt: `${later}T16:00:00.000Z` },
    { state: "postponed" },
    { state: "cancelled" },
  ] as const;
  for (const change of changes) {
    const { state } = change;
    await editor.changeInBoth("event", id, change);
    for (const locale of ["nl", "en"] as const) {
      const words = said[locale];
      await expect(async () => {
        await page.goto(documentPath("event", slug, locale));
        await expect(page.getByRole("main").getByText(words[state], { exact: true }).first()).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      const isOn = state === "moved";
      await expect(page.getByText(words.before, { exact: true })).toHaveCount(isOn ? 1 : 0);
      await expect(page.getByRole("main").getByRole("timer")).toHaveCount(isOn ? 1 : 0);
      const schema = { moved: "EventRescheduled", postponed: "EventPostponed", cancelled: "EventCancelled" }[state];
      expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(schema);
      expect(await auditEveryLook(page, looksOf[locale])).toEqual([]);
      const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });
      await expect(async () => {
        await page.goto(locale === "nl" ? "/evenementen" : "/en/events");
        await expect(card).toContainText(words[state], { timeout: 1000 });
      }).toPass();
      if (state === "cancelled") continue;
      await page.goto(`${checkoutPaths.order[locale]}/${token}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.order[state]);
    }
  }
});
