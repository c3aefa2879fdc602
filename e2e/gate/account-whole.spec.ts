import { accountExportPaths, accountOrderPath, accountPaths, checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Page } from "@playwright/test";
import { alarmsOf, placesOf, setAlarm } from "../fixtures/account-rows.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { memberPassword, newEmail, registerHere } from "../fixtures/member.ts";
import { endAtProvider, tokenIn } from "../fixtures/payment-provider.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const words = {
  nl: {
    signIn: "Log in",
    register: "Maak een account",
    email: "E-mailadres",
    password: "Je huidige wachtwoord",
    alarms: "Ticketalarmen",
    off: (title: string) => `Zet het ticketalarm uit: ${title}`,
    isOff: "Staat uit",
    undo: "Zet terug",
    isOn: "staat weer aan",
    delete: "Verwijder mijn account",
    sure: "Ja, verwijder mijn account",
    deleted: "Je account is verwijderd",
    privacy: "Je gegevens meenemen of wissen",
  },
  en: {
    signIn: "Log in",
    register: "Create an account",
    email: "Email address",
    password: "Your current password",
    alarms: "Ticket alarms",
    off: (title: string) => `Switch off the ticket alarm: ${title}`,
    isOff: "Switched off",
    undo: "Undo",
    isOn: "is on again",
    delete: "Delete my account",
    sure: "Yes, delete my account",
    deleted: "Your account is deleted",
    privacy: "Take your data, or erase it",
  },
} as const;

const status = (page: Page) => page.getByRole("main").getByRole("status").first();

for (const [locale, javaScriptEnabled] of inTurn([
  ["nl", true],
  ["en", false],
] as const)) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, locale });
    const say = words[locale];

    test("C08 C09 a visitor registers at the checkout and comes back to it, buys, finds the order, and is gone when they ask for it", async ({
      page,
    }) => {
      test.slow();
      const email = newEmail("reis");
      await openCheckout(page, locale, { quantity: 1 });
      const checkout = new URL(page.url()).pathname;
      await page.getByRole("main").getByRole("link", { name: say.signIn, exact: true }).click();
      await page.getByRole("link", { name: say.register, exact: true }).click();
      await registerHere(page, email, locale);
      await expect(page).toHaveURL(checkout);
      await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);

      await fillInCheckout(page, { method: "online" });
      await page.locator('[name="email"]').fill(email);
      await page.locator(".co-send button").click();
      await endAtProvider(page, "paid");
      await expect(page).toHaveURL(new RegExp(`${checkoutPaths.order[locale]}/[\\w-]{43}`, "u"));
      const order = `${checkoutPaths.order[locale]}/${tokenIn(page)}`;
      const [number = ""] = /CD-\d+/u.exec(await page.title()) ?? [];
      await page.goto(accountPaths.account[locale]);
      await expect(
        page
          .getByRole("main")
          .locator(`a[href="${accountOrderPath(number, locale)}"]`)
          .first(),
      ).toBeVisible();

      const title = "TT Drenthe";
      setAlarm(email, title);
      const [since] = alarmsOf(email);
      await page.reload();
      const alarms = page.getByRole("region", { name: say.alarms });
      await alarms.getByRole("button", { name: say.off(title) }).click();
      await expect(status(page)).toContainText(say.isOff);
      await expect(alarms.getByRole("button")).toHaveCount(0);
      expect(alarmsOf(email)).toEqual([]);
      await status(page).getByRole("button", { name: say.undo }).click();
      await expect(status(page)).toContainText(say.isOn);
      await expect(alarms.getByRole("button", { name: say.off(title) })).toBeVisible();
      expect(alarmsOf(email)).toEqual([since]);

      const before = await page.context().cookies();
      const session = before.map(({ name, value }) => `${name}=${value}`).join("; ");
      await page.getByRole("button", { name: say.delete, exact: true }).click();
      const privacy = page.getByRole("region", { name: say.privacy });
      await privacy.getByLabel(say.password).fill(memberPassword);
      await privacy.getByRole("button", { name: say.sure }).click();
      await expect(status(page)).toContainText(say.deleted);

      // Whoever kept the cookie has nothing more by it.
      const asOld = (path: string) => page.request.get(path, { headers: { cookie: session }, maxRedirects: 0 });
      const old = await asOld(accountPaths.account[locale]);
      expect([old.status(), old.headers()["location"]]).toEqual([
        303,
        `${accountPaths.signIn[locale]}?return=${encodeURIComponent(accountPaths.account[locale])}`,
      ]);
      expect((await asOld(accountExportPaths[locale])).status()).toBe(404);

      // The order stays, as the law wants invoices kept, and its tickets are valid; nothing else has the address, but the
      // mails about the order and the last one, until they are sent.
      expect((await page.goto(order))?.status()).toBe(200);
      const kept = /^circuit_(?:orders\.(?:customer|email|searchText)|mails\.\w+)$/u;
      expect(placesOf(email).filter((place) => !kept.test(place))).toEqual([]);
      expect(placesOf(email)).toContain("circuit_orders.customer");
    });
  });
}
