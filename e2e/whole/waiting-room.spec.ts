import type { Browser, Page } from "@playwright/test";
import { addressPaths, checkoutPaths } from "@circuit/contract/own-paths";
import { audit, auditEveryLook } from "../fixtures/audit.ts";
import { linkTo } from "../fixtures/account-mails.ts";
import { newEmail } from "../fixtures/member.ts";
import { showInbox } from "../fixtures/show-inbox.ts";
import { expect, test } from "../fixtures/test.ts";
import { pressCheckout } from "../fixtures/checkout-page.ts";
import { enterRoom, joinPlainly, makeWaitingEvent, takeToCheckout, untilThere } from "../fixtures/waiting-event.ts";
import { checkoutAddress, words } from "../fixtures/waiting-room-words.ts";

/** The visitor's place, in large letters. */
async function placeOn(page: Page): Promise<number> {
  return Number(await page.locator("[data-large]").textContent());
}

/** Another visitor, with cookies of its own, and with or without scripts. */
async function visitor(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  return context.newPage();
}

for (const locale of ["nl", "en"] as const) {
  test(`who comes before the opening is drawn, who comes later queues, and anyone can check it (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { enter, ready, number, check, right, wrong } = words[locale];
    const event = await makeWaitingEvent({ perMinute: 1, opensIn: 25 });
    const path = event.path[locale];
    await untilThere(page.request, path);
    const plain = await visitor(browser, false);
    for (const early of [page, plain]) {
      await showInbox(early.context(), baseURL ?? "");
      await enterRoom(early, path, enter);
      await expect(early.getByText(ready)).toBeVisible();
    }
    const commitment = await page.locator("code").first().textContent();
    expect(await audit(page)).toEqual([]);

    // Both pages find out by themselves that the sale has opened.
    for (const early of [page, plain]) await expect(early.getByText(number)).toBeVisible({ timeout: 60_000 });
    const [one, other] = [await placeOn(page), await placeOn(plain)];
    expect(new Set([one, other])).toEqual(new Set([1, 2]));
    const late = await visitor(browser, true);
    await enterRoom(late, path, enter);
    await expect(late.getByText(number)).toBeVisible();
    expect(await placeOn(late)).toBe(3);
    await late.reload();
    expect(await placeOn(late)).toBe(3);

    expect(await page.locator("code").first().textContent()).toBe(commitment);
    await page.getByRole("button", { name: check }).click();
    for (const text of right) await expect(page.locator("li.good", { hasText: text })).toBeVisible();
    await page.route("**/shop/waiting-room/*/draw", async (route) => {
      const draw = await (await route.fetch()).json();
      await route.fulfill({ json: { ...draw, ids: [...draw.ids, "A".repeat(22)] } });
    });
    await page.getByRole("button", { name: check }).click();
    await expect(page.locator("li.bad", { hasText: wrong })).toBeVisible();
    for (const { context } of [plain, late].map((each) => ({ context: each.context() }))) await context.close();
  });
}

test("an inbox has one lot: who comes before the draw is led to a link by mail, and all its windows wait as one", async ({
  page,
  browser,
}) => {
  test.slow();
  const { enter, ready } = words.en;
  const event = await makeWaitingEvent({ perMinute: 1, opensIn: 600 });
  await untilThere(page.request, event.path.en);
  const email = newEmail("lot");
  const numbers: (string | null)[] = [];
  const other = await visitor(browser, false);
  for (const [window, address] of [
    [page, email],
    [other, email.replace("@", "+tag@")],
  ] as const) {
    await enterRoom(window, event.path.en, enter);
    await window.getByRole("main").getByLabel("Email address").fill(address);
    await window.getByRole("button", { name: "Email me a link" }).click();
    await expect(window.getByRole("heading", { level: 1, name: "Check your mailbox" })).toBeVisible();
    await window.goto(await linkTo(address, addressPaths.en));
    await window.getByRole("button", { name: "Go on" }).click();
    await window.getByRole("button", { name: enter }).click();
    await expect(window.getByText(ready)).toBeVisible();
    const cookies = await window.context().cookies();
    numbers.push(cookies.find(({ name }) => name === `wait-${event.id}`)?.value.split(".")[0] ?? null);
  }
  expect(numbers[0]).toMatch(/^[\w-]{22}$/u);
  expect(numbers[1]).toBe(numbers[0]);
  await other.context().close();
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
  await expect(page.getByText(words.nl.number)).toBeVisible();
  expect(page.url()).toContain(event.path.nl);
  await event.sellFor(2420);
  await expect(page.getByRole("heading", { name: "Nu jij" })).toBeVisible({ timeout: 90_000 });
  expect(await audit(page)).toEqual([]);

  await page.goto(checkoutPaths.cart.nl);
  await expect(page.getByText("De prijs is veranderd")).toHaveCount(0);
  await expect(page.getByText(/24,20/u).first()).toBeVisible();
  await pressCheckout(page, "nl");
  await expect(page).toHaveURL(checkoutAddress);
  // Two tickets of € 12,10.
  await expect(page.locator(".co-total dd")).toHaveText(/24,20/u);
});

test("those who wait are told that everything is sold, and keep their place", async ({ page }) => {
  test.slow();
  const event = await makeWaitingEvent({ perMinute: 1 });
  await untilThere(page.request, event.path.nl);
  await joinPlainly(page.request, event.path.nl);
  await page.context().clearCookies();
  await enterRoom(page, event.path.nl, words.nl.enter);
  await expect(page.getByText(words.nl.number)).toBeVisible();
  await event.editor.setPlaces(event.id, event.day, 0, 5000);
  await expect(page.getByRole("heading", { name: "Uitverkocht" })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText("Jij houdt plek 1.")).toBeVisible();
  expect(await audit(page)).toEqual([]);
});

test("the waiting room can be used in every look", async ({ page }) => {
  test.slow();
  const event = await makeWaitingEvent({ perMinute: 1 });
  await untilThere(page.request, event.path.nl);
  await page.goto(event.path.nl);
  expect(await auditEveryLook(page)).toEqual([]);
  await joinPlainly(page.request, event.path.nl);
  await page.context().clearCookies();
  await joinPlainly(page.request, event.path.nl);
  await page.goto(event.path.nl);
  await expect(page.getByText(words.nl.number)).toBeVisible();
  expect(await auditEveryLook(page)).toEqual([]);
});

test("a browser works for its place, one page is one place, and a press from no page is none", async ({ page }) => {
  const event = await makeWaitingEvent({ perMinute: 1 });
  await untilThere(page.request, event.path.nl);
  const bare = await page.request.post(event.path.nl, { maxRedirects: 0 });
  expect(bare.headers()["location"]).toBe(`${event.path.nl}?problem=again`);
  expect(bare.headers()["set-cookie"]).toBeUndefined();

  const joining = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith(event.path.nl),
  );
  await enterRoom(page, event.path.nl, words.nl.enter);
  const sent = new URLSearchParams((await joining).postData() ?? "");
  expect(sent.get("form_proof")).toMatch(/^\d+(?:\.\d+){7}$/u);
  await expect(page.getByRole("heading", { name: "Nu jij" })).toBeVisible();
  // Whose turn it is again, and not the next in the queue.
  await page.context().clearCookies();
  await page.request.post(event.path.nl, { form: Object.fromEntries(sent) });
  await page.goto(event.path.nl);
  await expect(page.getByRole("heading", { name: "Nu jij" })).toBeVisible();
});

test("a button of another site gives nobody a place", async ({ page }) => {
  const event = await makeWaitingEvent({ perMinute: 600 });
  await untilThere(page.request, event.path.nl);
  const headers = { origin: "https://elders.example" };
  const answer = await page.request.post(event.path.nl, { headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toBe(`${event.path.nl}?problem=elsewhere`);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
});

test("a place that was made up, changed or given for another event is none", async ({ page, context, baseURL }) => {
  const [event, other] = [await makeWaitingEvent({ perMinute: 600 }), await makeWaitingEvent({ perMinute: 1 })];
  for (const { path } of [event, other]) await untilThere(page.request, path.nl);
  await enterRoom(page, event.path.nl, words.nl.enter);
  await expect(page.getByRole("heading", { name: "Nu jij" })).toBeVisible();
  const own = (await context.cookies()).find(({ name }) => name === `wait-${event.id}`);
  expect(own).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const value = own?.value ?? "";
  const [id = "", joined = "", , signature = ""] = value.split(".");
  for (const forged of [value, `${id}.${joined}.1.${signature}`, "x.y.1.z", ""]) {
    const [name, url] = [`wait-${other.id}`, baseURL ?? ""];
    await context.addCookies([{ name, value: forged, url }]);
    await page.goto(other.path.nl);
    await expect(page.getByRole("button", { name: words.nl.enter })).toBeVisible();
  }
});
