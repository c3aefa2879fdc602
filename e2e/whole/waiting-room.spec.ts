import type { Browser, Page } from "@playwright/test";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { audit, auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { showInbox } from "../fixtures/show-inbox.ts";
import { expect, test } from "../fixtures/test.ts";
import { pressCheckout } from "../fixtures/checkout-page.ts";
import {
  checkoutAddress,
  enterRoom,
  joinPlainly,
  makeWaitingEvent,
  takeToCheckout,
  untilThere,
} from "../fixtures/waiting-event.ts";

/** What the waiting room says to who queues. */
const number = /^Je bent nummer \d+ in de rij\. Nog ongeveer /u;

/** The visitor's place, in large letters. */
async function placeOn(page: Page): Promise<number> {
  return Number(await page.locator("[data-large]").textContent());
}

/** Another visitor, with cookies of its own, and with or without scripts. */
async function visitor(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

test("who comes before the opening is drawn, who comes later queues, and anyone can check it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const event = await makeWaitingEvent({ perMinute: 1, opensIn: 25 });
  const path = event.path.nl;
  await untilThere(page.request, path);
  const plain = await visitor(browser, false);
  for (const early of [page, plain]) {
    await showInbox(early.context(), baseURL ?? "");
    await enterRoom(early, path);
    await expect(early.getByText("Je staat klaar")).toBeVisible();
  }
  const commitment = await page.locator("code").first().textContent();
  expect(await audit(page)).toEqual([]);

  // Both pages find out by themselves that the sale has opened.
  for (const early of [page, plain]) await expect(early.getByText(number)).toBeVisible({ timeout: 60_000 });
  const [one, other] = [await placeOn(page), await placeOn(plain)];
  expect(new Set([one, other])).toEqual(new Set([1, 2]));
  const late = await visitor(browser, true);
  await enterRoom(late, path);
  await expect(late.getByText(number)).toBeVisible();
  expect(await placeOn(late)).toBe(3);
  await late.reload();
  expect(await placeOn(late)).toBe(3);

  expect(await page.locator("code").first().textContent()).toBe(commitment);
  const check = page.getByRole("button", { name: "Reken de loting na" });
  await check.click();
  for (const text of [
    "Het geheime getal past bij",
    "van vóór de opening",
    "past bij de lijstcode",
    "De volgorde klopt",
    "Jouw plek klopt",
  ])
    await expect(page.locator("li.good", { hasText: text })).toBeVisible();
  await page.route("**/shop/waiting-room/*/draw", async (route) => {
    const draw = await (await route.fetch()).json();
    await route.fulfill({ json: { ...draw, ids: [...draw.ids, "A".repeat(22)] } });
  });
  await check.click();
  await expect(page.locator("li.bad", { hasText: "De lijst past niet bij de lijstcode." })).toBeVisible();
  for (const each of [plain, late]) await each.context().close();
});

test("who waits pays the price of when they came, though it went up meanwhile", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const event = await makeWaitingEvent({ perMinute: 6 });
  await untilThere(page.request, event.path.nl);
  // More than a minute lets through.
  const others = Array.from({ length: 9 }, async () => {
    const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await joinPlainly(other, event.path.nl);
    await other.dispose();
  });
  await Promise.all(others);
  await takeToCheckout(page, event);
  await expect(page.getByText(number)).toBeVisible();
  expect(page.url()).toContain(event.path.nl);
  await event.sellFor(2420);
  expect(await auditEveryLook(page, looksOf.nl)).toEqual([]);
  await expect(page.getByRole("heading", { name: "Nu jij" })).toBeVisible({ timeout: 90_000 });
  expect(await audit(page)).toEqual([]);

  await page.goto(checkoutPaths.cart.nl);
  await expect(page.getByText("De prijs is veranderd")).toHaveCount(0);
  await expect(page.getByText(/24,20/u).first()).toBeVisible();
  await pressCheckout(page, "nl");
  await expect(page).toHaveURL(checkoutAddress);
  // Two tickets of € 12,10.
  await expect(page.locator(".co-summary dd").last()).toHaveText(/24,20/u);
});
