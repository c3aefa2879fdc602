import { accountPaths, checkoutPaths, orderFileNames } from "@circuit/contract/urls/own-paths";
import { test as playwrightTest, type Page } from "@playwright/test";
import { signOut } from "../fixtures/account-page.ts";
import { becomeMember, memberPassword, newEmail, signIn } from "../fixtures/member.ts";
import { paidOrderWith } from "../fixtures/paid-order.ts";
import { expect, test } from "../fixtures/test.ts";

/** The title of an order that is paid. */
const ready = (page: Page) => page.getByRole("heading", { level: 1, name: /^Tot in .*, Jorien$/u });

/** Opens a paid order by its link, as the visitor whose account has its address. */
async function openedByMember(page: Page) {
  const email = newEmail("jorien");
  const { token } = await paidOrderWith(email);
  const order = `${checkoutPaths.order.nl}/${token}`;
  await becomeMember(page, email, "nl");
  await page.goto(order);
  await expect(ready(page)).toBeVisible();
  return { email, order };
}

/** Addresses of the pages that the browser keeps of an order: its own, and of its one ticket. */
const offlinePagesOf = (page: Page, order: string) =>
  page.evaluate(async (path) => {
    const name = `pages ${path}`;
    if (!(await caches.has(name))) return [];
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url));
    const pages = addresses.filter(({ pathname, search }) => search === "" && pathname.startsWith(path));
    return pages.map(({ pathname }) => pathname).toSorted();
  }, order);

/** Whether what is kept of an order is noted to end with a session. */
const isMarked = (page: Page, order: string) =>
  page.evaluate(
    async (path) => (await (await caches.open(`pages ${path}`)).match(`${path}?session`)) !== undefined,
    order,
  );

/** Waits until the browser keeps an order and its one ticket. @returns Their addresses. */
async function untilOffline(page: Page, order: string): Promise<string[]> {
  await expect.poll(() => offlinePagesOf(page, order)).toEqual([order, expect.stringContaining(`${order}/ticket/`)]);
  return offlinePagesOf(page, order);
}

playwrightTest(
  "S06 C14 what a guest kept of an order ends with the session in which it is opened",
  async ({ page, context }) => {
    playwrightTest.slow();
    const email = newEmail("jorien");
    const { token } = await paidOrderWith(email);
    const [order, otherOrder] = [`${checkoutPaths.order.nl}/${token}`, `${checkoutPaths.order.en}/${token}`];
    await page.goto(otherOrder);
    await untilOffline(page, otherOrder);
    await page.goto(order);
    const [, ticket = ""] = await untilOffline(page, order);
    await page.goto(ticket);
    await becomeMember(page, email, "nl");
    await page.goto(order);
    await expect.poll(() => offlinePagesOf(page, otherOrder)).toEqual([]);
    await expect.poll(() => isMarked(page, order)).toBe(true);
    await untilOffline(page, order);

    // A copy of before the session would take the mark off.
    await context.setOffline(true);
    await page.goto(ticket);
    await expect(page.getByRole("main").getByRole("img", { name: /QR/u })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(false);
    await signOut(page);
    await context.setOffline(true);
    for (const address of [ticket, order, otherOrder])
      await expect(page.goto(address)).rejects.toThrow(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/u);
  },
);

for (const javaScriptEnabled of [true, false]) {
  test(`C14 an order closes at once in a browser that was signed out from elsewhere, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
  }) => {
    test.slow();
    const [left, owner] = [
      await browser.newPage({ javaScriptEnabled, locale: "nl" }),
      await browser.newPage({ locale: "nl" }),
    ];
    const { email, order } = await openedByMember(left);
    const files = [order, `${order}/${orderFileNames.tickets.nl}`, `${order}/${orderFileNames.calendar.nl}`];
    await left.goto("/");

    await signIn(owner, email, memberPassword, "nl");
    await expect(owner).toHaveURL(accountPaths.account.nl);
    await owner.getByRole("button", { name: "Log overal uit, behalve hier" }).click();
    await expect(owner.getByRole("main").getByRole("status").first()).toContainText("behalve hier");
    for (const file of files) {
      await left.goto(file);
      expect(new URL(left.url()).pathname).toBe(accountPaths.signIn.nl);
    }
  });
}

// What can't be loaded without a network is an error in the console.
playwrightTest(
  "S06 C14 an account's order opens without a network until its visitor signs out",
  async ({ page, context }) => {
    playwrightTest.slow();
    const { order } = await openedByMember(page);
    await expect.poll(() => isMarked(page, order)).toBe(true);
    const kept = await untilOffline(page, order);
    await page.evaluate(() => navigator.serviceWorker.ready);

    await context.setOffline(true);
    await page.goto(kept.at(-1) ?? order);
    await expect(page.getByRole("main").getByRole("img", { name: /QR/u })).toBeVisible();
    await page.goto(order);
    await expect(ready(page)).toBeVisible();

    await context.setOffline(false);
    await signOut(page);
    // Before this page has done its part.
    await context.setOffline(true);
    for (const address of kept)
      await expect(page.goto(address)).rejects.toThrow(/ERR_(?:FAILED|INTERNET_DISCONNECTED)/u);
    await context.setOffline(false);
    await page.goto(accountPaths.signIn.nl);
    await expect.poll(() => offlinePagesOf(page, order)).toEqual([]);
  },
);
