import { randomUUID } from "node:crypto";
import { Editor } from "../fixtures/editor.ts";
import { fillInForm, formOn, takeTime } from "../fixtures/fill-in-form.ts";
import { allForms } from "../fixtures/form-pages.ts";
import { readOutbox } from "../fixtures/outbox.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

let editor: Promise<Editor> | null = null;

/** Logs in once for all tests of a process. */
function loggedIn(): Promise<Editor> {
  editor ??= Editor.logIn();
  return editor;
}

/** The mails with an address in a header of this name. */
function mailsWith(header: string, email: string): unknown[] {
  return readOutbox().filter(({ headers }) =>
    headers.some(([name, value]) => name === header && value.toLowerCase().includes(email)),
  );
}

/** An address that nobody has: a second try, or a second run on a site that stays up, has another. */
function newAddress(start: string): string {
  return `${start}-${randomUUID().slice(0, 8)}@voorbeeld.nl`.toLowerCase();
}

/** Each form once in each language, of which once without scripts: its parts don't differ between them. */
const visits = allForms.flatMap(([name, ...paths], position) =>
  paths.map((path, index) => ({ name, path, index, javaScriptEnabled: (index + position) % 2 === 0 })),
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { name, path, index } of inTurn(
      visits.filter((visit) => visit.javaScriptEnabled === javaScriptEnabled),
    )) {
      const language = index === 0 ? "Dutch" : "English";

      test(`${name} F17 a visitor sends the form in ${language}, and the circuit finds it`, async ({ page }) => {
        const email = newAddress(`${name.slice(0, 3)}-${index}-${javaScriptEnabled}`);
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
  });
}
