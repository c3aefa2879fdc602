import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";
import { choiceOn, languages, unopenedEvent } from "../fixtures/ticket-alarm-page.ts";

for (const words of languages) {
  test(`F18 R03 the event that was chosen by a link from ${words.locale} stays chosen in the other language`, async ({
    page,
  }) => {
    const frame = new SiteFrame(page);
    const { id } = await unopenedEvent(words.locale);
    await page.goto(`${words.page}?event=${id}`);
    await frame.openMenu();
    await frame.menu.getByRole("link", { name: words.switch }).click();
    await expect(page).toHaveURL(`${words.twin}?event=${id}`);
    await expect(choiceOn(page)).toHaveValue(id);
  });
}
