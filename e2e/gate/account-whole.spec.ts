import { accountExportPaths, accountOrderPath, accountPaths, checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Page } from "@playwright/test";
import { alarmsOf, placesOf, setAlarm } from "../fixtures/account-rows.ts";
import { fillInCheckout, openCheckout } from "../fixtures/checkout-page.ts";
import { memberPassword, newEmail, registerHere } from "../fixtures/member.ts";
import { endAtProvider, tokenIn } from "../fixtures/payment-provider.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

const status = (page: Page) => page.getByRole("main").getByRole("status").first();

for (const javaScriptEnabled of inTurn([true, false])) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("C08 C09 a visitor registers at the checkout and comes back to it, buys, finds the order, and is gone when they ask for it", async ({
      page,
    }) => {
      test.slow();
      const email = newEmail("reis");
      await openCheckout(page, "nl", { quantity: 1 });
      const checkout = new URL(page.url()).pathname;
      await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
      await page.getByRole("link", { name: "Maak een account", exact: true }).click();
      await registerHere(page, email, "nl");
      await expect(page).toHaveURL(checkout);
      await expect(page.getByLabel("E-mailadres", { exact: true })).toHaveValue(email);

      await fillInCheckout(page, { method: "online" });
      await page.locator('[name="email"]').fill(email);
      await page.locator(".co-send button").click();
      await endAtProvider(page, "paid");
      await expect(page).toHaveURL(new RegExp(`${checkoutPaths.order.nl}/[\\w-]{43}`, "u"));
      const order = `${checkoutPaths.order.nl}/${tokenIn(page)}`;
      const [number = ""] = /CD-\d+/u.exec(await page.title()) ?? [];
      await page.goto(accountPaths.account.nl);
      await expect(
        page
          .getByRole("main")
          .locator(`a[href="${accountOrderPath(number, "nl")}"]`)
          .first(),
      ).toBeVisible();

      setAlarm(email, "TT Drenthe");
      const [since] = alarmsOf(email);
      await page.reload();
      const alarms = page.getByRole("region", { name: "Ticketalarmen" });
      const off = alarms.getByRole("button", { name: "Zet het ticketalarm uit: TT Drenthe" });
      await off.click();
      await expect(status(page)).toContainText("Staat uit");
      await expect(alarms.getByRole("button")).toHaveCount(0);
      expect(alarmsOf(email)).toEqual([]);
      await status(page).getByRole("button", { name: "Zet terug" }).click();
      await expect(status(page)).toContainText("staat weer aan");
      await expect(off).toBeVisible();
      expect(alarmsOf(email)).toEqual([since]);

      const before = await page.context().cookies();
      const session = before.map(({ name, value }) => `${name}=${value}`).join("; ");
      await page.getByRole("button", { name: "Verwijder mijn account", exact: true }).click();
      const privacy = page.getByRole("region", { name: "Je gegevens meenemen of wissen" });
      await privacy.getByLabel("Je huidige wachtwoord").fill(memberPassword);
      await privacy.getByRole("button", { name: "Ja, verwijder mijn account" }).click();
      await expect(status(page)).toContainText("Je account is verwijderd");

      // Whoever kept the cookie has nothing more by it.
      const asOld = (path: string) => page.request.get(path, { headers: { cookie: session }, maxRedirects: 0 });
      const old = await asOld(accountPaths.account.nl);
      expect([old.status(), old.headers()["location"]]).toEqual([
        303,
        `${accountPaths.signIn.nl}?return=${encodeURIComponent(accountPaths.account.nl)}`,
      ]);
      expect((await asOld(accountExportPaths.nl)).status()).toBe(404);

      // The order stays, as the law wants invoices kept, and its tickets are valid; nothing else has the address, but the
      // mails about the order and the last one, until they are sent.
      expect((await page.goto(order))?.status()).toBe(200);
      const kept = /^circuit_(?:orders\.(?:customer|email|searchText)|mails\.\w+)$/u;
      expect(placesOf(email).filter((place) => !kept.test(place))).toEqual([]);
      expect(placesOf(email)).toContain("circuit_orders.customer");
    });
  });
}
