import { checkoutPaths } from "@circuit/contract/own-paths";
import { documentPath } from "@circuit/contract/paths";
import { fillInCheckout } from "../fixtures/checkout-page.ts";
import { makeGateEvent } from "../fixtures/gate-event.ts";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { test } from "../fixtures/large-letters.ts";
import { outOfSight } from "../fixtures/out-of-sight.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect } from "../fixtures/test.ts";
import { whenStyled } from "../fixtures/when-styled.ts";

/** Pages that aren't in the sitemap: no results, with a filter, not found, an empty cart. */
const others = {
  nl: ["/bestaat-niet", "/evenementen?type=onbekend", "/evenementen?page=2", "/veelgestelde-vragen?q=xyzzy"],
  en: ["/en/not-there", "/en/cart", "/en/accommodation?stay=camping", "/en/faq?q=xyzzy"],
};

for (const [locale, isWhole] of [
  ["nl", false],
  ["en", false],
  ["nl", true],
  ["en", true],
] as const) {
  const [share, tag] = isWhole ? ["every page", " @every-page"] : ["every other page"];
  const isOfLocale = (path: string) => /^\/en(?:\/|$)/u.test(path) === (locale === "en");

  test(`with letters twice as large ${share} in ${locale} fits a phone, and every text its panel${tag ?? ""}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(2 * 60_000);
    const all = (await pathsOfSitemap(request)).filter(isOfLocale);
    expect(all.length).toBeGreaterThan(50);
    // Half of the pages in each language; `npm run test:axe` looks at all of them.
    const paths = isWhole ? all : all.filter((_, index) => index % 2 === (locale === "nl" ? 0 : 1));
    const found: string[] = [];
    for (const path of [...paths, ...others[locale]]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await whenStyled(page);
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
