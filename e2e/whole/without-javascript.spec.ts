import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

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
