import { audit } from "../fixtures/audit.ts";
import { Editor } from "../fixtures/editor.ts";
import { fillInForm, formOn, takeTime } from "../fixtures/fill-in-form.ts";
import { allForms } from "../fixtures/form-pages.ts";
import { readOutbox } from "../fixtures/outbox.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

let editor: Promise<Editor> | null = null;

/** Once for all tests of a process: the panel takes few logins a minute. */
function loggedIn(): Promise<Editor> {
  editor ??= Editor.logIn();
  return editor;
}

/** The mails in whose head an address stands under a name. */
function mailsWith(header: string, email: string): unknown[] {
  return readOutbox().filter(({ headers }) =>
    headers.some(([name, value]) => name === header && value.toLowerCase().includes(email)),
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const [name, ...paths] of allForms) {
      for (const [index, path] of paths.entries()) {
        const language = index === 0 ? "Dutch" : "English";

        test(`${name} F17 a visitor sends the form in ${language}, and the circuit finds it`, async ({ page }) => {
          const email = `${name.slice(0, 3)}-${index}-${javaScriptEnabled}@voorbeeld.nl`.toLowerCase();
          await page.goto(path);
          await fillInForm(page, email);
          await takeTime();
          await formOn(page).locator("[type=submit]").click();

          await expect(page.locator("[id^=form-][role=status]")).toBeVisible({ timeout: 20_000 });
          const inbox = await loggedIn();
          const kind = name.startsWith("F18") ? "subscription" : "submission";
          await expect.poll(() => inbox.findInInbox(kind, email)).toHaveLength(1);
          await expect.poll(() => mailsWith("to", email)).toHaveLength(1);
          if (kind === "submission") await expect.poll(() => mailsWith("reply-to", email)).not.toHaveLength(0);
        });
      }
    }
  });
}

for (const [name, ...paths] of allForms) {
  test(`${name} F17 axe finds nothing wrong with the form while it is empty, wrong or sent`, async ({ page }) => {
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      const send = formOn(page).locator("[type=submit]");
      await new SiteFrame(page).whenAliveAt(send);
      expect(await audit(page), "empty").toEqual([]);

      await send.click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      expect(await audit(page), "wrong").toEqual([]);

      await fillInForm(page, `axe-${name.slice(0, 3)}-${index}@voorbeeld.nl`.toLowerCase());
      await send.click();
      await expect(page.locator("[id^=form-][role=status]")).toBeVisible({ timeout: 20_000 });
      expect(await audit(page), "sent").toEqual([]);
    }
  });
}

test("F17 a box that moves up as the message above it goes is ticked at the first click", async ({ page }) => {
  await page.goto("/ticketalarm");
  const form = formOn(page);
  const send = form.locator("[type=submit]");
  await new SiteFrame(page).whenAliveAt(send);
  await send.click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();

  await form.getByRole("textbox", { name: /^E-mail/u }).fill("wie@voorbeeld.nl");
  const box = form.getByRole("checkbox").first();
  await box.click();
  await expect(box).toBeChecked();
});
