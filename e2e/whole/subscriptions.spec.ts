import { audit } from "../fixtures/audit.ts";
import { validToken } from "../fixtures/form-content-system.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/form-test.ts";
import { whenPrepared } from "../fixtures/watch-page.ts";

for (const [dutch, english] of [
  ["/aanmelding/nieuwsbrief", "/en/subscription/newsletter"],
  [`/aanmelding/bevestigen/${validToken}`, `/en/subscription/confirm/${validToken}`],
] as const) {
  test(`R03 the language switch on ${dutch} leads to the same page in English`, async ({ page, site }) => {
    const frame = new SiteFrame(page);
    await page.goto(`${site.address}${dutch}`);
    await frame.openMenu();
    await frame.menu.getByRole("link", { name: /^English/u }).click();
    await expect(page).toHaveURL(`${site.address}${english}`);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "with scripts off", () => {
    test.use({ javaScriptEnabled });

    test("F16 F17 an address that can't be read comes back as it was typed, with what is wrong beside it", async ({
      page,
      site,
    }) => {
      await page.goto(`${site.address}/en/contact`);
      const panel = page.locator("form", { has: page.getByRole("button", { name: "Sign me up" }) });
      // Browsers accept addresses that aren't valid.
      await panel.getByLabel("Email address").fill("jan@voorbeeld");
      await panel.getByLabel("Email address").press("Enter");

      await expect(page).toHaveTitle("Error: Newsletter");
      await expect(page.getByRole("heading", { level: 1, name: "Newsletter" })).toBeVisible();
      const again = page.getByRole("main").getByLabel("Email address");
      await expect(again).toHaveValue("jan@voorbeeld");
      await expect(again).toBeFocused();
      await expect(again).toHaveAccessibleDescription(/We can’t read this address/u);
      if (javaScriptEnabled) expect(await audit(page)).toEqual([]);

      await again.fill("jan@voorbeeld.nl");
      await again.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Check your mailbox" })).toBeVisible();
      expect(site.requests).toEqual([{ action: "newsletter", email: "jan@voorbeeld.nl", locale: "en" }]);
    });
  });
}

test("L10 F17 what is no address is told in the page's own words, in the place where it was typed", async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/en/contact`);
  await whenPrepared(page);
  const panel = page.locator("form", { has: page.getByRole("button", { name: "Sign me up" }) });
  const address = panel.getByLabel("Email address");
  for (const typed of ["jan", ""]) {
    await address.fill(typed);
    await panel.getByRole("button").click();
    await expect(panel.getByRole("alert")).toHaveText("Fill in an email address such as name@example.com");
    await expect(address).toBeFocused();
    await expect(address).toHaveAttribute("aria-invalid", "true");
  }
  expect(page.url()).toBe(`${site.address}/en/contact`);
  await address.fill("jan@voorbeeld.nl");
  await panel.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your mailbox" })).toBeVisible();
  expect(site.requests).toEqual([{ action: "newsletter", email: "jan@voorbeeld.nl", locale: "en" }]);
});

for (const path of ["/contact", "/aanmelding/nieuwsbrief"]) {
  test(`F16 who signs up on ${path} without a connection is told so on the page, keeps the address, and signs up once it is back`, async ({
    page,
    context,
    consoleErrors,
    site,
  }) => {
    const code = page.waitForResponse(/\/assets\/start-visit-/u);
    await page.goto(`${site.address}${path}`);
    await (await code).finished();
    const form = page.locator("form", { has: page.getByRole("button", { name: "Schrijf me in" }) });
    const email = form.getByRole("textbox");
    await email.fill("tunnel@voorbeeld.nl");
    await context.setOffline(true);
    await form.getByRole("button", { name: "Schrijf me in" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Je hebt geen verbinding." })).toBeVisible();
    await expect(email).toHaveValue("tunnel@voorbeeld.nl");
    expect(page.url()).toBe(`${site.address}${path}`);

    await context.setOffline(false);
    await form.getByRole("button", { name: "Schrijf me in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /mailbox|inbox/u })).toBeVisible();
    expect(site.requests).toMatchObject([{ action: "newsletter", email: "tunnel@voorbeeld.nl" }]);
    // The requests without a connection.
    consoleErrors.length = 0;
  });
}
