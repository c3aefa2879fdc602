import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

const paths = [
  "/",
  "/evenementen",
  "/nieuws",
  "/accommodaties",
  "/arrangementen",
  "/veelgestelde-vragen",
  "/posters",
  "/circuit/geschiedenis",
  "/en",
  "/en/events",
  "/en/faq",
];

for (const path of paths) {
  test(`${path} reads and leads on without JavaScript`, async ({ page }) => {
    const frame = new SiteFrame(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await expect(frame.footer.getByRole("link").first()).toBeVisible();
  });
}

test("L05 the menu opens, leads on and closes without JavaScript", async ({ page }) => {
  const frame = new SiteFrame(page);
  await page.goto("/");
  await frame.openMenu();
  await expect(frame.menu).toBeVisible();
  const close = frame.menu.getByRole("button", { name: "Sluiten" });
  await expect(close).toBeFocused();
  await close.click();
  await expect(frame.menu).toBeHidden();
  await frame.openMenu();
  await frame.menu.getByRole("link", { name: "Nieuws", exact: true }).click();
  await expect(page).toHaveURL(/\/nieuws$/u);
});

test("the colour mode follows the system without JavaScript", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/nieuws");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(11, 20, 22)");
});

test("F01 without a provider the newsletter is a plain form that posts the address to the circuit's own list", async ({
  page,
}) => {
  const frame = new SiteFrame(page);
  await page.goto("/");
  const form = frame.footer.locator("form");
  await expect(form).toHaveAttribute("action", "/aanmelding/nieuwsbrief");
  await expect(form.getByRole("textbox")).toHaveAttribute("name", "EMAIL");
  await expect(form.getByRole("textbox")).toHaveAttribute("required", "");
});
