import type { Locator, Page } from "@playwright/test";
import { editorLogin } from "../fixtures/editor.ts";
import { formAddress, openPanel } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/panel-test.ts";

const stored = "2099-05-01T08:00:00.000Z";

/** Leads from one field to the next as an editor does, or as a program does. */
const paces: Record<string, (field: Locator, text: string) => Promise<void>> = {
  typed: async (field, text) => {
    await field.press("ControlOrMeta+a");
    await field.press("Delete");
    await field.pressSequentially(text);
  },
  "filled in at once": (field, text) => field.fill(text),
};

/** Why each of these is no day with a time; with the last one, only after both are left. */
const nonsense: [day: string, time: string, reason: string][] = [
  ["31-2-2027", "10:00", "‘31-2-2027’ staat niet op de kalender: typ een dag die bestaat, als dd-mm-jjjj."],
  ["abc", "10:00", "‘abc’ is niet te lezen als een dag: typ dd-mm-jjjj, bijvoorbeeld 24-11-2026."],
  ["12-6-2098", "25:10", "De tijd ‘25:10’ bestaat niet: typ er een van 00:00 tot en met 23:59."],
  ["28-3-2027", "02:30", "De klok slaat ‘02:30’ die nacht over"],
  ["", "10:00", "Er staat een tijd zonder dag"],
  ["12-6-2098", "", "Er staat een dag zonder tijd"],
];

/** What is typed when, and what the CMS has to have of it. */
const meant: [day: string, time: string, at: string][] = [
  ["24/11/2098", "9.30", "2098-11-24T08:30:00.000Z"],
  ["2098-12-31", "0:00", "2098-12-30T23:00:00.000Z"],
];

/** The two fields of the begin of an event, and what is done around them. */
async function openEvent(page: Page, id: string) {
  await page.goto(formAddress("api::event.event", id));
  const begin = page.getByRole("group", { name: /^Begin/u }).first();
  const fields = {
    day: begin.getByRole("textbox", { name: "Dag" }),
    time: begin.getByRole("textbox", { name: "Tijd" }),
  };
  await expect(fields.day).toHaveValue("01-05-2099");
  await expect(fields.time).toHaveValue("10:00");
  const press = async (name: "Bewaar" | "Publiceer") => {
    const isAnswer = (method: string) => method === "PUT" || method === "POST";
    const answer = page.waitForResponse(
      (each) => isAnswer(each.request().method()) && each.url().includes(`/api::event.event/${id}`),
    );
    await page.getByRole("button", { name }).click();
    return (await answer).status();
  };
  return { begin, ...fields, press };
}

let id: string;

test.beforeEach(async ({ editor }) => {
  const timetable = [{ date: "2099-05-01", sessions: [] }];
  id = await editor.write("event", { title: "Datums", slug: "datums", startsAt: stored, endsAt: stored, timetable });
});

test("a day and a time are kept, in whatever order and however fast they are typed", async ({
  panel: page,
  editor,
}) => {
  const { day, time, press } = await openEvent(page, id);
  for (const [pace, write] of Object.entries(paces)) {
    for (const isDayFirst of [true, false]) {
      for (const [dayText, timeText, startsAt] of meant) {
        if (isDayFirst) await write(day, dayText);
        await write(time, timeText);
        if (!isDayFirst) await write(day, dayText);
        expect(await press("Bewaar")).toBe(200);
        expect(await editor.read("event", id, "nl"), `${pace}: ${dayText} ${timeText}`).toMatchObject({ startsAt });
      }
    }
  }
});

test("keys alone: the Tab key leads from the day to the time and on, and what was read is shown", async ({
  panel: page,
  editor,
}) => {
  const { begin, day, time, press } = await openEvent(page, id);
  await day.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("7/3/2098");
  await page.keyboard.press("Tab");
  await page.keyboard.type("9u15");
  await page.keyboard.press("Tab");
  await expect(day).toHaveValue("07-03-2098");
  await expect(time).toHaveValue("09:15");
  await expect(begin.getByRole("button", { name: "Kies uit de kalender" })).toBeFocused();
  expect(await press("Bewaar")).toBe(200);
  expect(await editor.read("event", id, "nl")).toMatchObject({ startsAt: "2098-03-07T08:15:00.000Z" });
});

for (const [pace, write] of Object.entries(paces)) {
  test(`what is no day or no time stays, says why, and is neither saved nor published (${pace})`, async ({
    panel: page,
    editor,
  }) => {
    test.setTimeout(300_000);
    const { begin, day, time, press } = await openEvent(page, id);
    for (const [dayText, timeText, reason] of nonsense) {
      const isAsTyped = async () => {
        await expect(begin.getByText(reason)).toBeVisible();
        await expect(time).toHaveValue(timeText);
        await expect(day).toHaveValue(
          dayText.replace(/^12-6-2098$/u, "12-06-2098").replace(/^28-3-2027$/u, "28-03-2027"),
        );
      };
      for (const isDayFirst of [true, false]) {
        if (isDayFirst) await write(day, dayText);
        await write(time, timeText);
        if (!isDayFirst) await write(day, dayText);
        await page.getByRole("heading", { name: "Datums" }).click();
        await isAsTyped();
        expect(await press(isDayFirst ? "Bewaar" : "Publiceer"), `${dayText} ${timeText}`).toBe(400);
        await expect(page.getByText("‘Begin’ is geen dag of tijd die bewaard kan worden").first()).toBeVisible();
        await isAsTyped();
      }
    }
    expect(await editor.read("event", id, "nl")).toMatchObject({ startsAt: stored });

    await write(day, "31-2-2098");
    await write(time, "10:00");
    await expect(begin.getByText("‘31-2-2098’ staat niet op de kalender")).toBeVisible();
    await write(day, "12-6-2098");
    await expect(begin.getByText("‘31-2-2098’")).toBeHidden();
    expect(await press("Bewaar")).toBe(200);
    expect(await editor.read("event", id, "nl")).toMatchObject({ startsAt: "2098-06-12T08:00:00.000Z" });
  });
}

test("an amount that is none says why, and nothing any more once it is mended; a number of five digits stays as it was typed", async ({
  panel: page,
  editor,
}) => {
  const { press } = await openEvent(page, id);
  const price = page.getByRole("textbox", { name: /^Prijs vanaf/u }).first();
  await price.fill("12,5,5");
  await expect(page.getByText("Dit is geen bedrag.").first()).toBeVisible();
  // The panel leads to the field and sends nothing.
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await price.fill("12,50");
  await expect(page.getByText("Dit is geen bedrag.")).toHaveCount(0);
  await expect(price).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("final value was")).toHaveCount(0);

  const number = page.getByLabel(/hoogstens tegelijk bij de kassa/u);
  await number.pressSequentially("12000");
  await expect(number).toHaveValue("12000");
  await price.focus();
  await expect(number).toHaveValue("12000");
  expect(await press("Bewaar")).toBe(200);
  expect(await editor.read("event", id, "nl")).toMatchObject({ priceFromCents: 1250 });
  await page.reload();
  await expect(number).toHaveValue("12000");
  await number.fill("1.5");
  await expect(page.getByText("Dit is geen heel getal.")).toBeVisible();
});

test("a day in a list is read the same way, kept while its part is closed, and emptied or chosen by a button", async ({
  panel: page,
  editor,
}) => {
  const { begin, day, press } = await openEvent(page, id);
  const part = page.getByRole("button", { name: /2099-05-01/u });
  const refused = page.getByRole("button", { name: /31\.2\.2098/u });
  const date = page.getByRole("textbox", { name: /^Datum/u }).first();
  const typeNonsense = async () => {
    await part.click();
    await date.fill("31.2.2098");
    await page.getByRole("heading", { name: "Datums" }).click();
    await expect(page.getByText("‘31.2.2098’ staat niet op de kalender")).toBeVisible();
    await refused.click();
    await expect(date).toBeHidden();
  };
  await typeNonsense();
  expect(await press("Bewaar")).toBe(400);
  await expect(page.getByText(/‘Tijdschema › 1 .* › Datum’ is geen dag/u).first()).toBeVisible();

  await openEvent(page, id);
  await typeNonsense();
  await refused.click();
  await expect(date).toHaveValue("31.2.2098");
  await date.fill("24.11.2098");

  await begin.getByRole("button", { name: "Maak leeg" }).click();
  await expect(day).toHaveValue("");
  await expect(day).toBeFocused();
  await begin.locator("input[type=date]").fill("2098-11-24");
  await expect(day).toHaveValue("24-11-2098");
  await begin.getByRole("textbox", { name: "Tijd" }).fill("11:00");
  expect(await press("Bewaar")).toBe(200);
  expect(await editor.read("event", id, "nl")).toMatchObject({
    startsAt: "2098-11-24T10:00:00.000Z",
    timetable: [{ date: "2098-11-24" }],
  });
});

test("whoever edits from another time zone writes and reads the time at the circuit", async ({ browser, editor }) => {
  const page = await openPanel(browser, editorLogin, "America/New_York");
  const { time, press } = await openEvent(page, id);
  await time.fill("11:30");
  expect(await press("Bewaar")).toBe(200);
  expect(await editor.read("event", id, "nl")).toMatchObject({ startsAt: "2099-05-01T09:30:00.000Z" });
});
