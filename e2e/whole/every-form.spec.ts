import type { Page } from "@playwright/test";
import { newEmail } from "../fixtures/member.ts";
import { audit } from "../fixtures/audit.ts";
import { formOn, fillInForm } from "../fixtures/fill-in-form.ts";
import { allForms } from "../fixtures/form-pages.ts";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

/** The first field of a form in which any text can be typed. */
const firstField = (page: Page) =>
  formOn(page)
    .locator("input:is([type=text], [type=email]):not([inputmode]), textarea")
    .locator("visible=true")
    .first();

for (const [name, dutch, english] of allForms) {
  test(`${name} F16 what was typed is there after a click away and Back, after a reload, and in the other language`, async ({
    page,
    consoleErrors,
  }) => {
    const field = firstField(page);
    await page.goto(dutch);
    await new SiteFrame(page).whenAliveAt(field);
    await field.fill("half@voorbeeld.nl");
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("half@voorbeeld.nl");

    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/$/u);
    await page.goBack();
    await expect(field).toHaveValue("half@voorbeeld.nl");
    for (const path of [dutch, english]) {
      await page.goto(path);
      await new SiteFrame(page).whenAliveAt(field);
      await expect(field).toHaveValue("half@voorbeeld.nl");
    }
    // The transition of Back, which the next page may cut short.
    expect(consoleErrors.filter((error) => !error.startsWith("AbortError: Transition was skipped"))).toEqual([]);
    consoleErrors.length = 0;
  });
}

for (const [position, [name, dutch, english]] of allForms.entries()) {
  test(`${name} F16 what was typed before the page came alive is kept`, async ({ page }) => {
    const field = firstField(page);
    const scripts = await holdScripts(page);
    await page.goto(position % 2 === 0 ? english : dutch, { waitUntil: "commit" });
    await field.fill("vroeg@voorbeeld.nl");
    scripts.come();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("vroeg@voorbeeld.nl");
    await expect(field).toHaveValue("vroeg@voorbeeld.nl");
  });
}

/** Collects focused elements that are partly outside the window some frames after a message appeared. */
function watchFocus(form: Element): void {
  const seen: string[] = [];
  Reflect.set(globalThis, "outOfView", seen);
  const look = (focused: Element | null) => {
    const { activeElement } = document;
    // Skips an element that got focus since: in a long text the browser scrolls to the cursor.
    if (activeElement === null || activeElement !== focused || !form.contains(activeElement)) return;
    const { top, bottom } = activeElement.getBoundingClientRect();
    const isOut = top < -1 || bottom > innerHeight + 1;
    // An element that is higher than the window can't be completely in view.
    if (isOut && bottom - top < innerHeight) seen.push(`${activeElement.outerHTML} ${top} ${bottom}`);
  };
  const lookIn = (frames: number, focused: Element | null) =>
    requestAnimationFrame(() => (frames > 0 ? lookIn(frames - 1, focused) : look(focused)));
  new MutationObserver(() => lookIn(3, document.activeElement)).observe(form, { subtree: true, childList: true });
}

/** Whether a required field was left empty for another one. The repeated address doesn't count. */
function isMissed(field: Element | null): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  const next = document.activeElement?.closest("[data-field]") ?? null;
  const isAsked = field.matches("textarea[required], input:is([type=text], [type=email])[required]");
  const isRepeated = field.name.endsWith(".confirmation");
  return isAsked && !isRepeated && field.value === "" && next !== null && next !== field.closest("[data-field]");
}

for (const [name, path] of allForms) {
  test(`${name} F17 with the keyboard what has focus stays in view while messages come in above it`, async ({
    page,
  }) => {
    // A low window is the harder case; one form also tests a high one.
    const viewports = [
      { width: 720, height: 450 },
      { width: 1440, height: 900 },
    ];
    for (const viewport of viewports.slice(0, name === "F04 official" ? 2 : 1)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const fields = formOn(page).locator("input, textarea, select").locator("visible=true");
      await new SiteFrame(page).whenAliveAt(fields.first());
      await formOn(page).evaluate(watchFocus);
      await fields.first().focus();
      for (let left = await fields.count(); left > 0; left -= 1) {
        const empty = await page.evaluateHandle(() => document.activeElement);
        await page.keyboard.press("Tab");
        if (await empty.evaluate(isMissed)) await page.waitForFunction((field) => field?.ariaInvalid, empty);
      }
      await expect.poll(() => formOn(page).locator("[aria-invalid]").count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => Reflect.get(globalThis, "outOfView"))).toEqual([]);
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

for (const [position, [name, dutch, english]] of allForms.entries()) {
  test(`${name} F17 axe finds nothing wrong with the form while it is empty, wrong or sent`, async ({ page }) => {
    const send = formOn(page).locator("[type=submit]");
    // What stands around the form is looked at on its page (page-contract.spec.ts).
    const auditForm = () => audit(page, undefined, "main");
    const sendWrong = async (path: string) => {
      await page.goto(path);
      await new SiteFrame(page).whenAliveAt(send);
      await send.click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    };
    // The form in the other language has the same fields, but other texts.
    await sendWrong(position % 2 === 0 ? english : dutch);
    expect(await auditForm(), "wrong").toEqual([]);
    await page.goto(dutch);
    await new SiteFrame(page).whenAliveAt(send);
    expect(await auditForm(), "empty").toEqual([]);
    await fillInForm(page, newEmail(`axe-${position}`));
    await send.click();
    await expect(page.locator("[id^=form-][role=status]")).toBeVisible({ timeout: 20_000 });
    expect(await auditForm(), "sent").toEqual([]);
  });
}
