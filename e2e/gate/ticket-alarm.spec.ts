import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { choiceOn, languages, unopenedEvent } from "../fixtures/ticket-alarm-page.ts";

const cases = [true, false].flatMap((javaScriptEnabled) => languages.map((words) => ({ words, javaScriptEnabled })));

for (const { words, javaScriptEnabled } of inTurn(cases)) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test(`F18 who comes from an event that isn't on sale yet has it chosen in the ticket alarm, in ${words.locale}`, async ({
      page,
    }) => {
      const { id, path } = await unopenedEvent(words.locale);
      const alarm = `${words.page}?event=${id}#ticket-alarm-form`;
      await page.goto(path);
      const linkNamed = (name: string) =>
        page.getByRole("main").getByRole("link", { name, exact: true }).filter({ visible: true }).first();
      await expect(linkNamed(words.button)).toHaveAttribute("href", alarm);
      if (javaScriptEnabled) await new SiteFrame(page).whenAliveAt(linkNamed(words.link));
      await linkNamed(words.link).click();
      await expect(page).toHaveURL(alarm);
      await expect(choiceOn(page)).toBeInViewport();
      await expect(choiceOn(page)).toHaveValue(id);
      await page.goto(`${words.page}?event=nosuchevent`);
      await expect(choiceOn(page)).toHaveValue("");
    });
  });
}
