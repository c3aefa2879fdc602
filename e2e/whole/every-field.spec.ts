import type { Page } from "@playwright/test";
import { everyKindForm, makeRounds, type Round } from "../fixtures/every-kind-form.ts";
import { changedInSilence, fillInRound, readShown, setRight } from "../fixtures/fill-in-round.ts";
import { hostileRun } from "../fixtures/hostile-run.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { problemOf, type Shown } from "../fixtures/shown-and-stored.ts";
import { expect, test } from "../fixtures/test.ts";

type FormSite = Awaited<ReturnType<typeof startFormSite>>;

/**
 * A round tries sixteen values of each kind; those that are typed in one language are pasted in the other.
 * `npm run test:hostile` tries over two hundred of each kind.
 */
const roundsInBrowser = hostileRun.isLong ? 7 : 1;

const languages = [
  ["nl", "/contact", "Versturen", "Aangekomen", "Nog een keer invullen"],
  ["en", "/en/contact", "Versturen", "Aangekomen", "Fill it in once more"],
] as const;

let site: FormSite;

test.beforeAll(async () => {
  site = await startFormSite({}, everyKindForm);
});

test.afterAll(() => site.stop());

/** Compares the newest stored submission with the values that the form showed. */
function lostOrGuessed(shown: readonly Shown[], { isInMiles }: Round, language: "nl" | "en"): string[] {
  const record = site.stored.at(-1)?.record;
  if (record === undefined) return ["nothing was stored"];
  const isOption = ({ type }: Shown) => type === "radio" || type === "checkbox";

  const texts = shown.filter((one) => !isOption(one) && one.type !== "file");
  const problems = texts.map((one) => problemOf(one, record.values, { language, isInMiles }));
  for (const name of new Set(shown.filter(isOption).map((one) => one.name))) {
    const chosen = shown.filter((one) => one.name === name && one.isChecked).map(({ value }) => value);
    const kept = JSON.stringify([record.values[name] ?? []].flat());
    if (kept !== JSON.stringify(chosen)) problems.push(`${name}: shows ${chosen.join()}, keeps ${kept}`);
  }
  const files = shown.flatMap((one) => one.files);
  const keptFiles = record.files.map(({ name }) => name);
  if (files.join() !== keptFiles.join()) problems.push(`files: shows ${files.join()}, keeps ${keptFiles.join()}`);
  return problems.filter((problem) => problem !== null);
}

/** Waits until scripts run in the form: only then can a visitor choose the unit. */
async function whenAlive(page: Page): Promise<void> {
  await page.locator("input[type=date]").first().focus();
  await expect(page.locator("form[id^=form-] select:not([name])").first()).toBeVisible({ timeout: 40_000 });
}

for (const [language, path, send, thanks, again] of languages) {
  test(`F12-F17 in ${language} what arrives of every kind of field is what it showed, or it was refused in words, typed and pasted`, async ({
    page,
    context,
  }) => {
    test.setTimeout(roundsInBrowser * 4 * 60_000);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${site.address}${path}`);
    await whenAlive(page);
    const problems: string[] = [];
    let refusals = 0;

    for (const [number, round] of makeRounds(roundsInBrowser, language === "nl" ? 7 : 8).entries()) {
      const before = site.stored.length;
      await fillInRound(page, round, number + (language === "nl" ? 0 : 1));
      const button = page.getByRole("button", { name: send });
      await button.focus();
      problems.push(...(await changedInSilence(page, round, language)));
      let shown = await readShown(page);
      await button.click();
      const sent = page.getByRole("status").filter({ hasText: thanks });
      const alert = page.getByRole("alert").filter({ has: page.getByRole("link") });
      await expect(sent.or(alert)).toBeVisible();

      if (await alert.isVisible()) {
        const refused = (await readShown(page)).filter(({ error }) => error !== "").map(({ name }) => name);
        refusals += new Set(refused).size;
        await setRight(page, [...new Set(refused)]);
        await button.focus();
        shown = await readShown(page);
        await button.click();
        await expect(sent).toBeVisible();
      }
      await expect.poll(() => site.stored.length).toBe(before + 1);
      problems.push(...lostOrGuessed(shown, round, language));
      await page.getByRole("link", { name: again }).click();
      await whenAlive(page);
    }
    expect(problems).toEqual([]);
    expect(refusals).toBeGreaterThan(roundsInBrowser);
  });
}
