import { SiteFrame } from "../fixtures/site-frame.ts";
import { testTitle } from "../fixtures/test-title.ts";
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

test("F16 F18 the event that a visitor comes from wins over an older draft, and what is chosen by hand since over that", async ({
  page,
}) => {
  const frame = new SiteFrame(page);
  const { id, path } = await unopenedEvent("nl");
  const email = page.locator("#ticket-alarm-form").getByRole("textbox");
  const choose = async (event: string) => {
    await frame.whenAliveAt(choiceOn(page));
    await choiceOn(page).selectOption(event);
    const drafts = () =>
      page.evaluate(() => {
        const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
        return keys.map((key) => localStorage.getItem(key)).join("\n");
      });
    await expect.poll(drafts).toContain(`"event":["${event}"]`);
  };
  await page.goto("/ticketalarm");
  const options = choiceOn(page).locator("option").filter({ hasNotText: testTitle });
  const ids = await options.evaluateAll((all) => all.flatMap((one) => one.getAttribute("value") ?? []));
  const other = ids.find((one) => one !== "" && one !== id) ?? "";
  await frame.whenAliveAt(email);
  await email.fill("wekker@voorbeeld.nl");
  await choose(other);

  await page.goto(path);
  const link = page.getByRole("main").getByRole("link", { name: "Zet ticketalarm aan" });
  await frame.whenAliveAt(link);
  await link.click();
  await expect(email).toHaveValue("wekker@voorbeeld.nl");
  await expect(choiceOn(page)).toHaveValue(id);

  // Right after the choice: nothing waits for a pause in typing.
  await frame.whenAliveAt(choiceOn(page));
  await choiceOn(page).selectOption(other);
  await page.reload();
  await expect(email).toHaveValue("wekker@voorbeeld.nl");
  await expect(choiceOn(page)).toHaveValue(other);
  await page.goto(path);
  await frame.whenAliveAt(link);
  await link.click();
  await expect(email).toHaveValue("wekker@voorbeeld.nl");
  await expect(choiceOn(page)).toHaveValue(id);
  await page.getByRole("button", { name: "Wis wat ik invulde" }).click();
  await expect(email).toHaveValue("");
  await expect(choiceOn(page)).toHaveValue(id);
});
