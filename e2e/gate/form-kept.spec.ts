import { startFormSite } from "../fixtures/form-site.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

const typed = { name: "Jorien Meppelink", message: 'Waar is de <poort> "Zuid"?\nEn waar het water?' };

test("E02 a form that was sent without scripts while neither it nor its page can be read keeps what was typed, to be sent again", async ({
  page,
}) => {
  const site = await startFormSite({ CMS_URL: "http://127.0.0.1:9" });
  try {
    // A page that the visitor opened before: it isn't there any more, but its form can be sent.
    await page.route("**/contact-before", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<form method="post" action="${site.address}/contact" enctype="multipart/form-data">
          <input type="hidden" name="form_id" value="contactform">
          <input name="name"><textarea name="message"></textarea><button>Verstuur</button></form>`,
      }),
    );
    await page.goto(`${site.address}/contact-before`);
    await page.locator('[name="name"]').fill(typed.name);
    await page.locator('[name="message"]').fill(typed.message);
    await page.getByRole("button").click();

    await expect(page.getByRole("main")).toContainText("503");
    const again = page.getByRole("button", { name: "Verstuur het nog eens" });
    for (const [name, text] of Object.entries(typed)) {
      await expect(page.locator(`form:has(button) [name="${name}"]`)).toHaveValue(text);
    }
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === "POST" && request.url() === `${site.address}/contact`),
      again.click(),
    ]);
    expect(sent.postData()).toContain(typed.name);
    await expect(again).toBeVisible();
  } finally {
    await site.stop();
  }
});
