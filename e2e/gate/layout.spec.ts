import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const homes = [
  { path: "/", events: "Evenementen", logo: "Circuit Drenthe, naar de homepagina", home: /\/$/u },
  { path: "/en/faq", events: "Events", logo: "Circuit Drenthe, to the home page", home: /\/en$/u },
];

for (const { path, events, logo, home } of inTurn(homes)) {
  test(`L01 L02 L03 ${path} has a header with the events, content and a footer, and the logo leads home`, async ({
    page,
  }) => {
    const frame = new SiteFrame(page);
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(frame.footer).toBeVisible();
    // Scripts take out what doesn't fit.
    await frame.whenAlive();
    await expect(page.getByRole("navigation", { name: events }).getByRole("link").first()).toBeVisible();
    await frame.header.getByRole("link", { name: logo }).click();
    await expect(page).toHaveURL(home);
  });
}

test("L15 the colour mode is remembered, follows the system, and never flashes", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/nieuws");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(11, 20, 22)");
  await frame.openMenu();
  await frame.menu.getByText("Licht", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mode", "light");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      document.documentElement.dataset["modeAtFirstPaint"] = document.documentElement.dataset["mode"] ?? "none";
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-mode-at-first-paint", "light");
});
