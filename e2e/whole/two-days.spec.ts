import { fillInCheckout, toCheckout } from "../fixtures/checkout-page.ts";
import { amountOf, openTickets, showStandOf } from "../fixtures/choose-tickets.ts";
import { endAtProvider } from "../fixtures/payment-provider.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { readDemoTickets } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

/** A seat in a stand that is sold for each day of an event apart, with two of those days. */
async function seatOnTwoDays() {
  const tickets = (await readDemoTickets("nl")).filter(
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
function dateOf(day: string): RegExp {
  const month = new Date(day).toLocaleDateString("nl", { month: "long", timeZone: "UTC" });
  return new RegExp(`(?<!\\d)${Number(day.slice(8))}\\D{0,8}${month}`, "u");
}

test.use({ viewport: { width: 390, height: 844 } });

test("S06 two days with a stand are one order, with a ticket for each day", async ({ page }) => {
  const { slug, ticketId, stand, label, days } = await seatOnTwoDays();
  const [day] = days;
  await new SiteFrame(page).whenAliveAt(await openTickets(page, { slug, ticketId, day }));
  const tickets = page.locator("#tickets");
  for (const each of days) {
    await tickets.locator("label", { has: page.locator(`input[type="radio"][value="${each}"]`) }).click();
    const field = amountOf(page, { slug, ticketId, day: each });
    await showStandOf(field);
    await field.locator("..").getByRole("button", { name: "Eén meer" }).click();
  }
  await tickets.getByRole("button", { name: "In winkelwagen" }).click();
  const added = tickets.getByRole("status");
  await expect(added).toBeFocused();
  await expect(added.getByRole("listitem")).toHaveCount(2);
  const dates = days.map((each) => dateOf(each));
  for (const date of dates) {
    const line = added.getByRole("listitem").filter({ hasText: `1 × ${label}` });
    await expect(line.filter({ hasText: date })).toHaveCount(1);
  }

  await added.getByRole("link", { name: "Bestelling afronden" }).click();
  const lines = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(lines.filter({ hasText: label })).toHaveCount(2);
  await toCheckout(page).click();
  await fillInCheckout(page, { method: "online" });
  await page.locator(".co-send button").click();
  await endAtProvider(page, "paid");
  await expect(page.getByRole("heading", { level: 1, name: /^Tot in \w+, Jorien$/u })).toBeVisible();

  const own = page.getByRole("article").filter({ hasText: stand.name });
  await expect(own).toHaveCount(2);
  await expect(own.getByRole("img", { name: /^QR-code van ticket/u })).toHaveCount(2);
  for (const date of dates) await expect(own.filter({ hasText: date })).toHaveCount(1);
  const calendar = await (await page.request.get(`${page.url()}/agenda.ics`)).text();
  for (const each of days) expect(calendar).toContain(`DTSTART;VALUE=DATE:${each.replaceAll("-", "")}`);
});
