import { documentPath } from "@circuit/contract/paths";
import { saleOfEvent, type SaleSummary } from "@circuit/contract/shop/sale-summary";
import type { Page } from "@playwright/test";
import { published } from "../fixtures/content-system.ts";
import { readDemoTickets } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

/** The demo's first event whose sale stands so. */
async function eventWhoseSaleIs(state: SaleSummary["state"]) {
  const tickets = await readDemoTickets("nl");
  const found = tickets.find(({ event }) => saleOfEvent(event.offers)?.state === state);
  if (found === undefined) throw new Error(`The demo has no event whose sale is ${state}`);
  return found.event;
}

/** The card of an event in the calendar, on whichever of its pages. */
async function cardOf(page: Page, title: string) {
  const card = page
    .locator("main [data-colour]")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  for (let number = 1; number < 6; number += 1) {
    await page.goto(`/evenementen?page=${number}`);
    if ((await card.count()) > 0) return card.last();
  }
  throw new Error(`No card of ${title}`);
}

for (const [state, told, reason] of [
  ["sold-out", /Uitverkocht/u, /^Uitverkocht\./u],
  ["not-yet", /vanaf .+\d{1,2}:\d{2}/iu, /^In de verkoop vanaf .+, \d{2}:\d{2}\.$/u],
] as const) {
  test(`S06 an event whose sale is ${state} says so on its card, its page and the page of all tickets`, async ({
    page,
  }) => {
    const { slug, title } = await eventWhoseSaleIs(state);
    await expect(await cardOf(page, title)).toContainText(told);

    await page.goto(documentPath("event", slug, "nl"));
    const own = page.locator("#tickets");
    await expect(own.getByText(reason).first()).toBeVisible();
    await expect(own.locator('input[type="number"]')).toHaveCount(0);

    await page.goto(`/tickets#tickets-${slug}`);
    const sale = page.locator("details").filter({ has: page.locator(`#tickets-${slug}`) });
    await expect(sale.locator("summary")).toContainText(told);
    await expect(sale.getByText(reason).first()).toBeVisible();
    await expect(sale.locator('input[type="number"]')).toHaveCount(0);
  });
}

test("S06 an event that opens at a set moment lets its visitors wait in turn from an hour before", async ({ page }) => {
  const { slug, waitingRoom } = await eventWhoseSaleIs("not-yet");
  expect(waitingRoom).not.toBeNull();
  await page.goto(`/afrekenen/wachtkamer/${slug}`);
  await expect(page.getByText(/De verkoop begint op .+ De wachtkamer gaat open om \d{2}:\d{2} uur\./u)).toBeVisible();
});

test("S06 an event that is over says so, and sells nothing", async ({ page }) => {
  const [over] = await published.pastEvents("nl");
  if (over === undefined) throw new Error("The demo has no event that is over");
  await page.goto(documentPath("event", over.slug, "nl"));
  await expect(page.getByRole("complementary").getByRole("heading", { name: "De vlag is gevallen" })).toBeVisible();
  await expect(page.locator("#tickets")).toHaveCount(0);
  await page.goto("/tickets");
  await expect(page.locator("summary").filter({ hasText: over.title })).toHaveCount(0);
});
