import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Locale } from "@circuit/contract/locales";
import { fillInCheckout } from "../fixtures/checkout-page.ts";
import { amountOf, openTickets, showStandOf } from "../fixtures/choose-tickets.ts";
import { endAtProvider } from "../fixtures/payment-provider.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { readDemoTickets } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    width: 390,
    more: "Eén meer",
    add: "In winkelwagen",
    finish: "Bestelling afronden",
    paid: /^Tot in \w+, Jorien$/u,
    code: /^QR-code van ticket/u,
    calendar: "agenda.ics",
  },
  {
    locale: "en",
    width: 1440,
    more: "One more",
    add: "Add to cart",
    finish: "Complete your order",
    paid: /^See you in \w+, Jorien$/u,
    code: /^QR code of ticket/u,
    calendar: "calendar.ics",
  },
] as const;

/** A seat in a stand that is sold for each day of an event apart, with two of those days. */
async function seatOnTwoDays(locale: Locale) {
  const tickets = (await readDemoTickets(locale)).filter(
    ({ offer, admission }) =>
      offer.stand !== null &&
      offer.audience === "adult" &&
      !offer.isAccessible &&
      admission.state === "available" &&
      !admission.key.includes("_"),
  );
  for (const { event, offer } of tickets) {
    const [first, second] = tickets.filter((other) => other.offer.ticketId === offer.ticketId);
    if (first === undefined || second === undefined || offer.stand === null) continue;
    const days = [first.admission.key, second.admission.key] as const;
    return { slug: event.slug, ticketId: offer.ticketId, stand: offer.stand, label: first.label, days };
  }
  throw new Error("No stand is sold for two days of an event");
}

/** `1 mei`, or `1`, large, and `za mei 2027`. */
function dateOf(day: string, locale: Locale): RegExp {
  const month = new Date(day).toLocaleDateString(locale, { month: "long", timeZone: "UTC" });
  return new RegExp(`(?<!\\d)${Number(day.slice(8))}\\D{0,8}${month}`, "u");
}

for (const { locale, width, ...words } of inTurn(languages)) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("S06 two days with a stand are one order, with a ticket for each day", async ({ page }) => {
      const { slug, ticketId, stand, label, days } = await seatOnTwoDays(locale);
      const [day] = days;
      await new SiteFrame(page).whenAliveAt(await openTickets(page, { slug, ticketId, day }, locale));
      const tickets = page.locator("#tickets");
      for (const each of days) {
        await tickets.locator("label", { has: page.locator(`input[type="radio"][value="${each}"]`) }).click();
        const field = amountOf(page, { slug, ticketId, day: each });
        await showStandOf(field);
        await field.locator("..").getByRole("button", { name: words.more }).click();
      }
      await tickets.getByRole("button", { name: words.add }).click();
      const added = tickets.getByRole("status");
      await expect(added).toBeFocused();
      await expect(added.getByRole("listitem")).toHaveCount(2);
      const dates = days.map((each) => dateOf(each, locale));
      for (const date of dates) {
        const line = added.getByRole("listitem").filter({ hasText: `1 × ${label}` });
        await expect(line.filter({ hasText: date })).toHaveCount(1);
      }

      await added.getByRole("link", { name: words.finish }).click();
      const lines = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 3 }) });
      await expect(lines.filter({ hasText: label })).toHaveCount(2);
      await page.locator(`form[action="${checkoutPaths.checkout[locale]}"]`).getByRole("button").click();
      await fillInCheckout(page, { method: "online" });
      await page.locator(".co-send button").click();
      await endAtProvider(page, "paid");
      await expect(page.getByRole("heading", { level: 1, name: words.paid })).toBeVisible();

      const own = page.getByRole("article").filter({ hasText: stand.name });
      await expect(own).toHaveCount(2);
      await expect(own.getByRole("img", { name: words.code })).toHaveCount(2);
      for (const date of dates) await expect(own.filter({ hasText: date })).toHaveCount(1);
      const calendar = await (await page.request.get(`${page.url()}/${words.calendar}`)).text();
      for (const each of days) expect(calendar).toContain(`DTSTART;VALUE=DATE:${each.replaceAll("-", "")}`);
    });
  });
}
