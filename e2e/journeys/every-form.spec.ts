import { Editor } from "../fixtures/editor.ts";
import { fillInForm, formOn } from "../fixtures/fill-in-form.ts";
import { expect, test } from "../fixtures/test.ts";

const forms = [
  ["F02 contact", "/contact", "/en/contact"],
  ["F03 accreditation", "/media/accreditatie", "/en/media/accreditation"],
  ["F04 official", "/official-worden", "/en/become-an-official"],
  ["F05 contest", "/winactie", "/en/contest"],
  ["F06 missing poster", "/posters/gezocht", "/en/posters/wanted"],
  ["F07 business request", "/business", "/en/business"],
  ["F08 ticket pre-order", "/tickets", "/en/tickets"],
  ["F18 ticket alarm", "/ticketalarm", "/en/ticket-alarm"],
] as const;

let editor: Promise<Editor> | null = null;

/** Once for all tests of a process: the panel takes few logins a minute. */
function loggedIn(): Promise<Editor> {
  editor ??= Editor.logIn();
  return editor;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const [name, ...paths] of forms) {
      for (const [index, path] of paths.entries()) {
        const language = index === 0 ? "Dutch" : "English";

        test(`${name} F17 a visitor sends the form in ${language}, and the circuit finds it`, async ({ page }) => {
          const email = `${name.slice(0, 3)}-${index}-${javaScriptEnabled}@voorbeeld.nl`.toLowerCase();
          await page.goto(path);
          await fillInForm(page, email);
          const until = Date.now() + 3500;
          await expect.poll(() => Date.now() > until, { timeout: 8000 }).toBe(true);
          await formOn(page).locator("[type=submit]").click();

          await expect(page.locator("[id^=form-][role=status]")).toBeVisible({ timeout: 20_000 });
          const inbox = await loggedIn();
          const kind = name.startsWith("F18") ? "subscription" : "submission";
          await expect.poll(() => inbox.findInInbox(kind, email)).toHaveLength(1);
        });
      }
    }
  });
}
