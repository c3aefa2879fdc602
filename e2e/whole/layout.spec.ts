import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("L02 the header is transparent at the top and has the page's background once scrolled", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/");
  await expect(frame.header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.mouse.wheel(0, 400);
  await expect(frame.header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await frame.header.boundingBox()).toMatchObject({ x: 0, y: 0 });
});

test("R03 switching the language keeps the place within the page", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/ticketalarm#ticket-alarm-form");
  await frame.whenAlive();
  await frame.openMenu();
  await frame.menu.getByRole("link", { name: /English/u }).click();
  await expect(page).toHaveURL(/\/en\/ticket-alarm#ticket-alarm-form$/u);
});

test("L04 header buttons show an icon, and their title from medium width", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/");
  const tickets = frame.header.getByRole("link", { name: "Tickets" });
  await expect(tickets.getByText("Tickets")).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(tickets).toBeVisible();
  const title = await tickets.getByText("Tickets").boundingBox();
  expect(title?.width ?? 0).toBeLessThanOrEqual(1);
});

test("L05 L06 L07 L08 L09 D01 the menu fills the screen with the circuit's pages, a live dot, networks and languages", async ({
  page,
}) => {
  const frame = new SiteFrame(page);
  const { menu } = frame;
  await page.goto("/");
  await frame.openMenu();
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  const shop = menu.getByRole("link", { name: /Webshop.*\(opent in nieuw tabblad\)/u });
  await expect(shop).toHaveAttribute("href", /^https:\/\/shop\.circuit-drenthe\.example/u);

  const dot = menu.getByRole("link", { name: "Live cams" }).locator("span, i").first();
  const pulses = () =>
    dot.evaluate(
      (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
    );
  await expect.poll(pulses).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(pulses).toBe(0);

  const socials = menu.getByRole("list", { name: "Volg ons" }).getByRole("link");
  await expect(socials).toContainText(["Facebook", "Instagram", "TikTok", "LinkedIn", "Twitter", "YouTube"]);
  const languages = menu.getByRole("list", { name: "Taal" });
  await expect(languages.locator('img[src="/flags/en.svg"]')).toBeVisible();
  await expect(languages.getByText("Nederlands").locator("..")).toHaveAttribute("aria-current", "true");
});

test("L10 L11 the footer has the newsletter, but where the settings say not", async ({ page }) => {
  const { footer } = new SiteFrame(page);
  await page.goto("/");
  await expect(footer.getByRole("textbox", { name: "E-mailadres" })).toBeVisible();
  await page.goto("/winkelwagen");
  await expect(footer).toBeVisible();
  await expect(footer.getByRole("textbox")).toHaveCount(0);
});

test("L14 pages leave and enter one after the other, while the header stays solid, also before a picture", async ({
  page,
}) => {
  await page.goto("/nieuws");
  await expect(page.getByRole("main")).toHaveCSS("view-transition-name", "page");
  const home = new SiteFrame(page).header.getByRole("link").first();
  await new SiteFrame(page).whenAliveAt(home);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const look = async () => {
        await transition.ready;
        const header = document.querySelector("header");
        document.documentElement.dataset["during"] = header ? getComputedStyle(header).backgroundColor : "";
      };
      void look();
      return transition;
    };
  });
  await home.click();
  await expect(page.locator("html")).toHaveAttribute("data-during", "rgb(255, 255, 255)");
  await expect(new SiteFrame(page).header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("R09 /100jaarttassen shows the special logo in the header", async ({ page }) => {
  const frame = new SiteFrame(page);
  const logo = () => frame.header.getByRole("link").first().locator("img").first().getAttribute("src");
  await page.goto("/");
  const usual = await logo();
  await page.goto("/100jaarttassen");
  expect(await logo()).not.toBe(usual);
});

for (const key of ["Enter", "Space"]) {
  test(`L05 the menu opens with ${key}, keeps focus, closes with Escape and gives focus back`, async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto("/");
    await frame.menuButton.focus();
    await page.keyboard.press(key);
    await expect(frame.menu).toBeVisible();
    for (let step = 0; step < 40; step += 1) await page.keyboard.press("Tab");
    const isInside = await frame.menu.evaluate(
      (menu) => document.activeElement === document.body || menu.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
    // Between the last tab stop and the first, the focus is in the browser's own controls.
    await frame.menu.getByRole("link").first().focus();
    await page.keyboard.press("Escape");
    await expect(frame.menu).toBeHidden();
    await expect(frame.menuButton).toBeFocused();
  });
}
