import type { Page } from "@playwright/test";
import { takeTime } from "../fixtures/fill-in-form.ts";
import { everyKindForm, kindOf, makeRounds, type Round } from "../fixtures/every-kind-form.ts";
import { changedInSilence, fillInRound, readShown, setRight } from "../fixtures/fill-in-round.ts";
import { hostileRun } from "../fixtures/hostile-run.ts";
import { startFormSite } from "../fixtures/form-site.ts";
import { problemOf, type Shown } from "../fixtures/shown-and-stored.ts";
import { entriesOf, postPlain, withoutRefused, type PlainEntries } from "../fixtures/post-round.ts";
import { expect, test } from "../fixtures/test.ts";

type FormSite = Awaited<ReturnType<typeof startFormSite>>;

/**
 * A round tries sixteen values of each kind; those that are typed in one language are pasted in the other.
 * `npm run test:hostile` tries over two hundred of each kind.
 */
const roundsInBrowser = hostileRun.isLong ? 7 : 1;

const roundsInPosts = 10;

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

const isFieldOf = ([name]: PlainEntries[number]) => !name.startsWith("form_");

/** Posted entries, in the form of inputs that showed them. */
function asShown(entries: PlainEntries): Shown[] {
  const isOption = (name: string) => ["ticketDay", "jobs", "vip"].includes(name);
  return entries.filter(isFieldOf).map(([name, value]) => ({
    name,
    type: typeof value === "string" ? (isOption(name) ? "radio" : kindOf(name) === "day" ? "date" : "text") : "file",
    value: typeof value === "string" ? value : "",
    isChecked: true,
    isUnreadable: false,
    files: typeof value === "string" ? [] : [value.name],
    error: "",
  }));
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, path] of languages) {
    test(`F12-F17 in ${language} what is posted of every kind of field arrives as it was sent, or comes back with the reason and what was typed`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const address = `${site.address}${path}`;
      const rounds = makeRounds(roundsInPosts, language === "nl" ? 17 : 18);
      const tokens = await Promise.all(
        rounds.map(async () => (await fetch(`${site.address}/forms/start`, { method: "POST" })).json()),
      );
      await takeTime();
      const problems: string[] = [];
      let refusals = 0;

      for (const [number, round] of rounds.entries()) {
        let entries: PlainEntries = [
          ["form_id", everyKindForm.documentId],
          ["form_token", tokens[number]?.token],
          ...entriesOf(round),
        ];
        const before = site.stored.length;
        const answer = await postPlain(address, entries);
        if (answer.status !== 303) {
          expect(answer.status).toBe(422);
          await page.setContent(await answer.text());
          const shown = await readShown(page);
          const refused = [...new Set(shown.filter(({ error }) => error !== "").map(({ name }) => name))];
          problems.push(...notGivenBack(entries, shown));
          refusals += refused.length;
          entries = withoutRefused(entries, refused);
          const again = await postPlain(address, entries);
          expect(again.status, `what is wrong with ${refused.join()} was set right`).toBe(303);
        }
        expect(site.stored).toHaveLength(before + 1);
        problems.push(...lostOrGuessed(asShown(entries), { ...round, isInMiles: false }, language));
      }
      expect(problems).toEqual([]);
      expect(refusals).toBeGreaterThan(roundsInPosts);
    });
  }
});

/** Texts that a returned form doesn't show as they were typed. Invalid days are left out, as they can't be shown. */
function notGivenBack(entries: PlainEntries, shown: readonly Shown[]): string[] {
  const lines = (text: string) => text.replaceAll(/\r\n?/gu, "\n");
  return entries.filter(isFieldOf).flatMap(([name, sent]) => {
    const input = shown.find((one) => one.name === name && (one.type !== "radio" || one.value === sent));
    if (typeof sent !== "string" || kindOf(name) === "day") return [];
    const isOption = input?.type === "radio" || input?.type === "checkbox";
    if (isOption) return shown.some((one) => one.name === name && one.value === sent && one.isChecked) ? [] : [name];
    return lines(input?.value ?? "") === lines(sent) ? [] : [`${name}: ${sent} comes back as ${input?.value ?? ""}`];
  });
}
