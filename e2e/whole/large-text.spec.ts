import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import { fillInCheckout } from "../fixtures/checkout-page.ts";
import { makeGateEvent } from "../fixtures/gate-event.ts";
import { faultsOfHeader } from "../fixtures/header-faults.ts";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { addressesOfKinds } from "../fixtures/kinds-of-page.ts";
import { outOfSight } from "../fixtures/out-of-sight.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

/** The test on a phone with letters twice as large, by the browser's setting. */
const test = base.extend<object, object>({
  // A trace of every page takes longer than the test, and a failure already names page and text.
  trace: ["off", { scope: "worker" }],
  viewport: { width: 390, height: 844 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] });
    },
    { scope: "worker" },
  ],
});

/** Pages that aren't in the list of kinds: no results, a second page, an empty cart, with a filter. */
const others = ["/evenementen?type=onbekend", "/evenementen?page=2", "/en/cart", "/en/accommodation?stay=camping"];

for (const [turn, half] of ["Dutch first", "English first"].entries()) {
  test(`L04 with letters twice as large every kind of page fits a phone, its header's buttons too, and every text its panel (${half})`, async ({
    page,
  }) => {
    test.setTimeout(2 * 60_000);
    const found: string[] = [];
    for (const path of [...addressesOfKinds(turn), ...others]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await whenStyled(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        found.push(...(await faultsOfHeader(page)).map((fault) => `${path}, ${width} px: ${fault}`));
      }
      found.push(...(await outOfSight(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test("with letters twice as large a price of six figures fits wherever a price stands", async ({ page }) => {
  // React would find other prices than it wrote.
  await holdScripts(page);
  for (const path of ["/evenementen/tt-drenthe", "/en/events/night-of-drenthe", "/tickets", "/accommodaties", "/en"]) {
    await page.goto(path);
    await whenStyled(page);
    const count = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let changed = 0;
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const dear = text.nodeValue?.replaceAll(/(€\s?)\d[\d.,]*/gu, "$1108.900,00") ?? "";
        if (dear === text.nodeValue) continue;
        text.nodeValue = dear;
        changed += 1;
      }
      return changed;
    });
    expect(count, path).toBeGreaterThan(0);
    expect(await outOfSight(page), path).toEqual([]);
  }
});

test("with letters twice as large the words of an event of two days stand beneath its days, in every list", async ({
  page,
}) => {
  // It is of today and tomorrow, and so the first of the calendar and the one that comes closest to any filter.
  await makeGateEvent();
  for (const path of ["/evenementen", "/evenementen?type=onbekend", "/en/events?type=unknown"]) {
    // A stored page may be shown once more after the event is published.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByText(/^Poortproef/u).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await whenStyled(page);
    expect(await outOfSight(page), path).toEqual([]);
  }
});

for (const path of ["/", "/en"]) {
  test(`with letters twice as large the open menu of ${path} fits a phone`, async ({ page }) => {
    await page.goto(path);
    const frame = new SiteFrame(page);
    await frame.openMenu();
    await expect(frame.menu.getByRole("link").last()).toBeVisible();
    // The menu may still be sliding in.
    await expect.poll(() => outOfSight(page)).toEqual([]);
    expect(await frame.menu.evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
  });
}

for (const locale of ["nl", "en"] as const) {
  test(`with letters twice as large the tickets, cart, checkout and order in ${locale} fit a phone`, async ({
    page,
  }) => {
    const ticket = await plentifulTicket(locale);
    await page.goto(documentPath("event", ticket.event.slug, locale));
    const found: Record<string, string[]> = {};
    const look = async (name: string) => {
      await whenStyled(page);
      found[name] = await outOfSight(page);
    };
    await look("event");
    await putIntoCart(page, ticket, 2);
    await putIntoCart(page, { ...ticket, offer: { ...ticket.offer, ticketId: "weg1" } }, 1);
    await page.goto(checkoutPaths.cart[locale]);
    await look("cart");
    await page.locator(`form[action="${checkoutPaths.checkout[locale]}"]`).getByRole("button").click();
    const send = page.locator(".co-send button");
    await new SiteFrame(page).whenAliveAt(send);
    await look("checkout");
    await send.click();
    await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
    await look("wrong");
    await fillInCheckout(page);
    await send.click();
    await expect(page.locator(".or-paid")).toBeVisible();
    await look("order");
    expect(found).toEqual({ event: [], cart: [], checkout: [], wrong: [], order: [] });
  });
}
