import { fillInForm, formOn } from "../fixtures/fill-in-form.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [path, words, retry] of inTurn([
  ["/contact", "Je hebt geen verbinding.", "Probeer opnieuw"],
  ["/en/contact", "You’re offline.", "Try again"],
] as const)) {
  test(`F16 who sends ${path} without a connection is told so, keeps all that was typed, and sends it once it is back`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto(path);
    const send = formOn(page).locator("[type=submit]").last();
    await new SiteFrame(page).whenAliveAt(send);
    await fillInForm(page, "tunnel@voorbeeld.nl");
    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(formOn(page).locator("[type=email]").first()).toHaveValue("tunnel@voorbeeld.nl");

    await context.setOffline(false);
    await formOn(page).getByRole("button", { name: retry }).click();
    await expect(page.locator("[id^=form-][role=status]")).toBeVisible({ timeout: 20_000 });
    // The requests without a connection.
    consoleErrors.length = 0;
  });
}
