import { expect, test } from "../fixtures/test.ts";

test("F16 the newsletter among an editor's blocks stays on the page without a connection, with what was typed", async ({
  page,
  context,
  consoleErrors,
}) => {
  const code = page.waitForResponse(/\/assets\/visit-/u);
  await page.goto("/ticketalarm");
  await (await code).finished();
  const form = page.getByRole("main").locator("form", { has: page.getByRole("button", { name: "Schrijf me in" }) });
  await form.getByRole("textbox").fill("tunnel@voorbeeld.nl");
  await context.setOffline(true);
  await form.getByRole("button").click();
  await expect(page.getByRole("alert").filter({ hasText: "Je hebt geen verbinding." })).toBeVisible();
  await expect(form.getByRole("textbox")).toHaveValue("tunnel@voorbeeld.nl");
  // The requests without a connection.
  consoleErrors.length = 0;
});
