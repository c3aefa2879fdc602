import { randomUUID } from "node:crypto";
import { checkoutPaths } from "@circuit/contract/own-paths";
import { documentPath } from "@circuit/contract/paths";
import type { Locale } from "@circuit/contract/locales";
import { withVat } from "@circuit/contract/shop/vat";
import type { Page } from "@playwright/test";
import { published } from "../fixtures/content-system.ts";
import { Editor } from "../fixtures/editor.ts";
import { Keyboard } from "../fixtures/keyboard.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { freeTicket, readDemoTickets, type SoldTicket } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

const words = {
  nl: {
    book: "Reserveer",
    guests: "Aantal gasten",
    more: "Eén meer",
    finish: "Bestelling afronden",
    order: /^Bestel en betaal/u,
    badNumber: /btw-nummer/iu,
    ordered: "Je bestelling staat, Jorien",
    invoice: "Factuur (pdf)",
  },
  en: {
    book: "Book",
    guests: "Number of guests",
    more: "One more",
    finish: "Complete your order",
    order: /^Order and pay/u,
    badNumber: /VAT number/iu,
    ordered: "Your order is in, Jorien",
    invoice: "Invoice (PDF)",
  },
} as const;

const company = { company: "Kwartel Racing B.V.", vatNumber: "NL123456789B01", reference: "PO 12" };
const buyer = { firstName: "Jorien", lastName: "Meppelink" };
const address = { street: "Brinkstraat", houseNumber: "12", postcode: "9401 HZ", town: "Assen" };

interface Package extends SoldTicket {
  path: string;
}

/** A package that can be booked now. */
async function bookable(locale: Locale): Promise<Package> {
  const tickets = await readDemoTickets(locale);
  const arrangements = await published.arrangements(locale);
  for (const ticket of tickets) {
    const arrangement = arrangements.find(({ documentId }) => documentId === ticket.offer.arrangementId);
    if (ticket.admission.state !== "available" || arrangement === undefined) continue;
    return { ...ticket, path: documentPath("arrangement", arrangement.slug, locale) };
  }
  throw new Error("No package is on sale");
}

/** The form of a package, in which it is chosen when and for how many guests. */
function bookingOn(page: Page, locale: Locale) {
  const form = page.getByRole("form", { name: words[locale].book });
  return {
    guests: form.getByRole("spinbutton", { name: words[locale].guests }),
    more: form.getByRole("button", { name: words[locale].more }),
    book: form.getByRole("button", { name: words[locale].book }),
    when: form.getByRole("combobox"),
  };
}

const finishLink = (page: Page, locale: Locale) =>
  page.getByRole("main").getByRole("status").getByRole("link", { name: words[locale].finish });

const toCheckout = (page: Page, locale: Locale) =>
  page.locator(`form[action="${checkoutPaths.checkout[locale]}"]`).getByRole("button");

/** The order is in, with its invoice, and staff read for which company it is. */
async function expectOrdered(page: Page, locale: Locale, { offer, admission }: Package, guests: number, email: string) {
  await expect(page.getByRole("heading", { level: 1, name: words[locale].ordered })).toBeVisible();
  const invoice = page.getByRole("link", { name: words[locale].invoice });
  const file = await page.request.get((await invoice.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);

  const editor = await Editor.logIn();
  const { orders } = await (await editor.ask(`/kassa/orders?q=${email}`)).json();
  expect(orders).toHaveLength(1);
  const order = await (await editor.ask(`/kassa/orders/${orders[0].id}`)).json();
  expect(order).toMatchObject({
    state: "invoiced",
    customer: { ...company, ...buyer },
    lines: [{ ticketId: offer.ticketId, admission: admission.key, quantity: guests }],
    totals: { netCents: admission.netCents * guests },
  });
  const { grossCents } = withVat(admission.netCents * guests, offer.vatRate);
  expect(Math.abs(order.totals.grossCents - grossCents), "cents by rounding each guest").toBeLessThanOrEqual(guests);
}

for (const [locale, width, isScripted] of [
  ["en", 390, true],
  ["nl", 1440, false],
] as const) {
  test.describe(`${locale}, ${width} px, ${isScripted ? "with" : "without"} scripts`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: isScripted });

    test("S06 D02 a VIP package is booked for guests, and ordered on invoice for a company", async ({ page }) => {
      const ticket = await bookable(locale);
      const { guests, more, book, when } = bookingOn(page, locale);
      await page.goto(ticket.path);
      await when.selectOption(`ticket.${ticket.offer.ticketId}.${ticket.admission.key}.${ticket.admission.netCents}`);
      const wanted = Number(await guests.inputValue()) + 1;
      if (isScripted) {
        await new SiteFrame(page).whenAliveAt(guests);
        await more.click();
        await expect(guests).toHaveValue(String(wanted));
        await book.click();
        await expect(
          page
            .getByRole("main")
            .getByRole("status")
            .filter({ hasText: `${wanted} × ` }),
        ).toBeFocused();
        await finishLink(page, locale).click();
      } else {
        await guests.fill(String(wanted));
        await book.click();
      }
      const line = page.getByRole("main").getByRole("listitem").filter({ hasText: ticket.offer.name });
      await expect(line.getByRole("spinbutton")).toHaveValue(String(wanted));
      await toCheckout(page, locale).click();

      const email = `vip-${randomUUID()}@voorbeeld.nl`;
      await page.waitForURL(/\/[\w-]{43}$/u);
      for (const [name, value] of Object.entries({ ...buyer, email, ...company, ...address, vatNumber: "NL12" })) {
        await page.locator(`[name="${name}"]`).fill(value);
      }
      await page.locator('[name="method"][value="invoice"]').check();
      await page.locator('[name="terms"]').check();
      await page.getByRole("button", { name: words[locale].order }).click();
      await expect(page.getByRole("alert").getByRole("link", { name: words[locale].badNumber })).toBeVisible();
      await expect(page.locator('[name="company"]')).toHaveValue(company.company);
      await page.locator('[name="vatNumber"]').fill("nl 1234.56.789.b01");
      await page.getByRole("button", { name: words[locale].order }).click();
      await expectOrdered(page, locale, ticket, wanted, email);
    });
  });
}

test("S06 D02 a VIP package is ordered by keyboard alone, on invoice for a company", async ({ page }) => {
  const keyboard = new Keyboard(page);
  const ticket = await bookable("nl");
  const { guests, book, when } = bookingOn(page, "nl");
  await page.goto(ticket.path);
  await new SiteFrame(page).whenAliveAt(guests);
  await keyboard.goTo(when);
  const value = `ticket.${ticket.offer.ticketId}.${ticket.admission.key}.${ticket.admission.netCents}`;
  const options = await when.locator("option").evaluateAll((all) => all.map((each) => each.getAttribute("value")));
  await page.keyboard.press("Home");
  for (let index = 0; index < options.indexOf(value); index += 1) await page.keyboard.press("ArrowDown");
  await expect(when).toHaveValue(value);
  const wanted = Number(await guests.inputValue()) + 1;
  await keyboard.type(guests, String(wanted));
  await keyboard.press(book);
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: `${wanted} × ` }),
  ).toBeFocused();
  await keyboard.press(finishLink(page, "nl"));
  await keyboard.press(toCheckout(page, "nl"));

  const email = `vip-${randomUUID()}@voorbeeld.nl`;
  await page.waitForURL(/\/[\w-]{43}$/u);
  await new SiteFrame(page).whenAliveAt(page.locator('[name="firstName"]'));
  for (const [name, text] of Object.entries({ ...buyer, email, ...company, ...address })) {
    await keyboard.type(page.locator(`[name="${name}"]`), text);
  }
  const methods = page.locator('[name="method"]');
  await keyboard.choose(methods.and(page.locator('[value="invoice"]')), methods);
  await keyboard.press(page.locator('[name="terms"]'), "Space");
  await keyboard.press(page.getByRole("button", { name: words.nl.order }));
  await expectOrdered(page, "nl", ticket, wanted, email);
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("S06 who registers for a free event by keyboard alone has the ticket at once (en)", async ({ page }) => {
    const keyboard = new Keyboard(page);
    const free = await freeTicket("en");
    await page.goto(documentPath("event", free.event.slug, "en"));
    const tickets = page.locator("#tickets");
    const field = tickets.locator(`[name="ticket.${free.offer.ticketId}.${free.admission.key}.0"]`);
    await new SiteFrame(page).whenAliveAt(field);
    const days = tickets.getByRole("radio");
    if ((await days.count()) > 0)
      await keyboard.choose(days.and(page.locator(`[value="${free.admission.key}"]`)), days);
    await keyboard.type(field, "1");
    await keyboard.press(tickets.getByRole("button", { name: "Add to cart" }));
    await expect(tickets.getByRole("status")).toBeFocused();
    await keyboard.press(finishLink(page, "en"));
    await keyboard.press(toCheckout(page, "en"));

    await page.waitForURL(/\/[\w-]{43}$/u);
    await new SiteFrame(page).whenAliveAt(page.locator('[name="firstName"]'));
    for (const [name, text] of Object.entries({ ...buyer, email: "jorien@voorbeeld.nl" })) {
      await keyboard.type(page.locator(`[name="${name}"]`), text);
    }
    await keyboard.press(page.locator('[name="terms"]'), "Space");
    await keyboard.press(page.getByRole("button", { name: "Confirm your registration" }));
    await expect(page.getByRole("heading", { level: 1, name: /^See you in \w+, Jorien$/u })).toBeVisible();
    await keyboard.press(page.getByRole("article").getByRole("link").first());
    await expect(page).toHaveURL(/\/ticket\/[\w-]+$/u);
    await expect(page.getByRole("img", { name: /^QR code of ticket/u })).toBeVisible();
  });
});
