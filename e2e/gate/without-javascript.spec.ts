import { inTurn } from "../fixtures/rotation.ts";
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

for (const path of inTurn(paths)) {
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
