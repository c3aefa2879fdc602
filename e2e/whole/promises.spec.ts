import type { Locale } from "@circuit/contract/locales";
import { documentFolders } from "@circuit/contract/urls/paths";
import { offeredBy, promisesOn, type Offered } from "../fixtures/promises.ts";
import { readTickets } from "../fixtures/sold-tickets.ts";
import { isPathOfTest } from "../fixtures/test-title.ts";
import { expect, test } from "../fixtures/test.ts";

const lists = {
  nl: { home: "/", calendar: "/evenementen", tickets: "/tickets", arrangements: "/arrangementen" },
  en: { home: "/en", calendar: "/en/events", tickets: "/en/tickets", arrangements: "/en/arrangements" },
} as const;

/** Marks of what can't be bought, whichever words an editor chose. */
const closed =
  /uitverkocht|sold out|verkoop start|on sale from|in de verkoop|not on sale|verkoop gesloten|sales closed|geweest|been and gone/iu;
const soldOut = /uitverkocht|sold out/iu;
const fewLeft = /Bijna uitverkocht|Nearly sold out|Nog \d+ plek|\d+ places? left/u;
const few = /bijna vol|nog enkele|nearly full|a few places/iu;

for (const locale of ["nl", "en"] as const satisfies Locale[]) {
  test(`S06 no card promises what the page behind it denies, nor hides what it sells (${locale})`, async ({ page }) => {
    const { home, calendar, tickets, arrangements } = lists[locale];
    await page.goto(tickets);
    const sold = await readTickets(locale);
    const adults = sold.filter(({ offer }) => offer.audience === "adult").map(({ offer }) => offer.ticketId);
    const known = new Map<string, Offered>();
    const pageOf = async (path: string) => {
      const offered = known.get(path) ?? (await offeredBy(page, path, adults));
      known.set(path, offered);
      return offered;
    };
    const calendarPages = (await promisesOn(page, calendar)).pages;
    let looked = 0;
    for (const list of [home, calendar, ...calendarPages, tickets, arrangements]) {
      const { cards } = await promisesOn(page, list);
      const own = cards.filter(({ path }) => !isPathOfTest(path));
      // Other tests' events may fill a page of the calendar.
      if (!calendarPages.includes(list)) expect(own.length, `${list} has cards`).toBeGreaterThan(2);
      for (const card of own) {
        looked += 1;
        const behind = await pageOf(card.path);
        const where = `${card.path}, as ${list} says`;
        expect(card.price, `${where}: the price`).toBe(behind.price);
        if (card.path.startsWith(documentFolders.arrangement[locale])) {
          expect(behind.fields, `${where}: it can be booked`).toBeGreaterThan(0);
          continue;
        }
        if (behind.mark !== null) expect(card.text, `${where}: how the sale stands`).toContain(behind.mark);
        const mark = behind.mark ?? "";
        expect(closed.test(card.text), `${where}: whether it is closed`).toBe(closed.test(mark));
        expect(few.test(card.text), `${where}: whether there are few`).toBe(few.test(mark));
        expect(behind.fields > 0, `${where}: whether it can be chosen`).toBe(card.price !== null && !closed.test(mark));
        if (soldOut.test(mark)) expect(behind.price, where).toBeNull();
        // The page itself names no number, which would grow old; a look of a moment ago may.
        if (few.test(mark)) expect(behind.tickets, where).toMatch(fewLeft);
        if (behind.fields > 0) expect(behind.lowest, `${where}: the lowest price there`).toBe(behind.price);
      }
    }

    // And that was every event that sells.
    expect(looked).toBeGreaterThan(30);
    const selling = sold.map(({ event }) => documentFolders.event[locale] + event.slug);
    for (const path of new Set(selling)) if (!isPathOfTest(path)) expect([...known.keys()]).toContain(path);
  });
}
