import { audit } from "../fixtures/audit.ts";
import { validToken } from "../fixtures/form-content-system.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { whenPrepared } from "../fixtures/watch-page.ts";

let site: Awaited<ReturnType<typeof startFormSite>>;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await startFormSite();
});

test.afterAll(() => site.stop());

test.beforeEach(() => {
  site.requests.length = 0;
});

for (const [dutch, english] of [
  ["/aanmelding/nieuwsbrief", "/en/subscription/newsletter"],
  ["/aanmelding/adres", "/en/subscription/address"],
  [`/aanmelding/bevestigen/${validToken}`, `/en/subscription/confirm/${validToken}`],
  [`/aanmelding/afmelden/${validToken}`, `/en/subscription/unsubscribe/${validToken}`],
] as const) {
  test(`R03 the language switch on ${dutch} leads to the same page in English, and back`, async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto(`${site.address}${dutch}`);
    await frame.openMenu();
    await frame.menu.getByRole("link", { name: /^English/u }).click();
    await expect(page).toHaveURL(`${site.address}${english}`);
    await frame.openMenu();
    await frame.menu.getByRole("link", { name: /^Nederlands/u }).click();
    await expect(page).toHaveURL(`${site.address}${dutch}`);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("who shares a network with many others goes on by a link that is mailed, back where they were", async ({
    page,
  }) => {
    await page.goto(`${site.address}/en/subscription/address?return=/en/contact`);
    await page.getByRole("main").getByLabel("Email address").fill("j@example.com");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check your mailbox" })).toBeVisible();
    const [asked] = site.requests;
    const link = asked?.action === "address" ? asked.link : "";
    expect(asked).toEqual({ action: "address", email: "j@example.com", locale: "en", link });
    await page.goto(`${site.address}${link}`);
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page).toHaveURL(`${site.address}/en/contact`);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === "confirmed-address")).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    await page.goto(`${site.address}${link.slice(0, 60)}`);
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
  });
});

test("F18 an old or made-up link says so", async ({ page }) => {
  await page.goto(`${site.address}/en/subscription/confirm/${"x".repeat(43)}`);
  await page.getByRole("button", { name: "Confirm my sign-up" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "with scripts off", () => {
    test.use({ javaScriptEnabled });

    test("F16 F17 an address that can't be read comes back as it was typed, with what is wrong beside it", async ({
      page,
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

test.describe("what is no address, with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("L10 F17 the site itself tells it, where the browser would show a bubble in its own language", async ({
    page,
  }) => {
    await page.goto(`${site.address}/en/contact`);
    const panel = page.locator("form", { has: page.getByRole("button", { name: "Sign me up" }) });
    await panel.getByLabel("Email address").fill("jan");
    await panel.getByRole("button").click();
    await expect(page).toHaveTitle("Error: Newsletter");
    await expect(page.getByRole("main").getByLabel("Email address")).toHaveAccessibleDescription(
      /We can’t read this address/u,
    );
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "a slip, with scripts" : "a slip, with scripts off", () => {
    test.use({ javaScriptEnabled });

    test("F11 a slip in the newsletter's address is asked about once: the right one is a press away, and the typed one counts too", async ({
      page,
    }) => {
      const begin = async () => {
        await page.goto(`${site.address}/contact`);
        const panel = page.locator("form", { has: page.getByRole("button", { name: "Schrijf me in" }) });
        await panel.getByRole("textbox").fill("jan@gmial.com");
        await panel.getByRole("textbox").press("Enter");
        await expect(page.getByRole("heading", { level: 1, name: "Klopt je e-mailadres?" })).toBeVisible();
        await expect(page.getByText("Je typte jan@gmial.com. Bedoel je jan@gmail.com?")).toBeVisible();
        expect(site.requests).toEqual([]);
      };
      await begin();
      if (javaScriptEnabled) expect(await audit(page)).toEqual([]);
      await page.getByRole("button", { name: "Ja, neem dit adres" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Kijk in je mailbox" })).toBeVisible();
      expect(site.requests.splice(0)).toEqual([{ action: "newsletter", email: "jan@gmail.com", locale: "nl" }]);

      await begin();
      await expect(page.getByRole("main").getByRole("textbox")).toHaveValue("jan@gmial.com");
      await page.getByRole("button", { name: "Nee, neem wat hier staat" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Kijk in je mailbox" })).toBeVisible();
      expect(site.requests).toEqual([{ action: "newsletter", email: "jan@gmial.com", locale: "nl" }]);
    });
  });
}

for (const [path, width] of [
  ["/aanmelding/nieuwsbrief", 320],
  ["/en/subscription/newsletter", 390],
] as const) {
  test(`${path} fits a phone of ${width} px also while it has none of the site's fonts`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(`${site.address}${path}`);
    await expect(page.getByRole("main").getByRole("textbox")).toBeVisible();
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBe(width);
    // The browser reports the blocked fonts.
    consoleErrors.length = 0;
  });
}

for (const [path, words, button] of [
  ["/contact", "Je hebt geen verbinding.", "Schrijf me in"],
  ["/aanmelding/nieuwsbrief", "Je hebt geen verbinding.", "Schrijf me in"],
  ["/en/subscription/newsletter", "You’re offline.", "Sign me up"],
] as const) {
  test(`F16 who signs up on ${path} without a connection is told so on the page, keeps the address, and signs up once it is back`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    const code = page.waitForResponse(/\/assets\/visit-/u);
    await page.goto(`${site.address}${path}`);
    await (await code).finished();
    const form = page.locator("form", { has: page.getByRole("button", { name: button }) });
    const email = form.getByRole("textbox");
    await email.fill("tunnel@voorbeeld.nl");
    await context.setOffline(true);
    await form.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(email).toHaveValue("tunnel@voorbeeld.nl");
    expect(page.url()).toBe(`${site.address}${path}`);

    await context.setOffline(false);
    await form.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { level: 1, name: /mailbox|inbox/u })).toBeVisible();
    expect(site.requests).toMatchObject([{ action: "newsletter", email: "tunnel@voorbeeld.nl" }]);
    // The requests without a connection.
    consoleErrors.length = 0;
  });
}
