import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { audit } from "../fixtures/audit.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { readDemoTickets } from "../fixtures/sold-tickets.ts";
import { testTitle } from "../fixtures/test-title.ts";
import { expect, test } from "../fixtures/test.ts";

const languages = [
  {
    locale: "nl",
    page: "/ticketalarm",
    link: "Ticketalarm",
    button: "Zet ticketalarm aan",
    switch: /^English/u,
    twin: "/en/ticket-alarm",
  },
  {
    locale: "en",
    page: "/en/ticket-alarm",
    link: "Ticket alarm",
    button: "Set a ticket alarm",
    switch: /^Nederlands/u,
    twin: "/ticketalarm",
  },
] as const;

/** An event whose sale hasn't opened. */
async function unopenedEvent(locale: Locale): Promise<{ id: string; path: string }> {
  const tickets = await readDemoTickets(locale);
  const found = tickets.find(({ admission, offer }) => admission.state === "not-yet" && offer.arrangementId === null);
  if (found === undefined) throw new Error("Every sale has opened");
  return { id: found.event.eventId, path: documentPath("event", found.event.slug, locale) };
}

/** The choice of an event in the form of the ticket alarm. */
const choiceOn = (page: Page): Locator => page.locator("#ticket-alarm-form").getByRole("combobox");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const words of languages) {
      test(`F18 who comes from an event that isn't on sale yet has it chosen in the ticket alarm, in ${words.locale}`, async ({
        page,
      }) => {
        const { id, path } = await unopenedEvent(words.locale);
        const alarm = `${words.page}?event=${id}#ticket-alarm-form`;
        for (const name of [words.link, words.button]) {
          await page.goto(path);
          const link = page
            .getByRole("main")
            .getByRole("link", { name, exact: true })
            .filter({ visible: true })
            .first();
          await expect(link).toHaveAttribute("href", alarm);
          if (javaScriptEnabled) await new SiteFrame(page).whenAliveAt(link);
          await link.click();
          await expect(page).toHaveURL(alarm);
          await expect(choiceOn(page)).toBeInViewport();
          await expect(choiceOn(page)).toHaveValue(id);
        }

        await page.goto("/");
        await page.goto(alarm);
        await expect(choiceOn(page)).toHaveValue(id);
        if (javaScriptEnabled) expect(await audit(page)).toEqual([]);
        await page.goto(`${words.page}?event=nosuchevent`);
        await expect(choiceOn(page)).toHaveValue("");
      });
    }
  });
}

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
