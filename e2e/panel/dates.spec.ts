import { Editor, editorLogin } from "../fixtures/editor.ts";
import { formAddress, openPanel } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/test.ts";

test("a day and a time are read as an editor writes them, and what is neither changes nothing and is said", async ({
  browser,
}) => {
  const editor = await Editor.logIn();
  const startsAt = "2099-05-01T08:00:00.000Z";
  const timetable = [{ date: "2099-05-01", sessions: [] }];
  const id = await editor.writeEvent({ title: "Datums", slug: "datums", startsAt, endsAt: startsAt, timetable });
  const page = await openPanel(browser, editorLogin);
  try {
    await page.goto(formAddress("api::event.event", id));
    // The open list of times hides all else from those who hear the page.
    const begin = page.getByRole("group", { name: /^Begin/u, includeHidden: true }).first();
    const fields = begin.getByRole("combobox", { includeHidden: true });
    const [day, time] = [fields.nth(0), fields.nth(1)];
    await expect(day).toHaveValue("01-05-2099");

    const title = await page.getByRole("heading", { name: "Datums" }).boundingBox();
    if (title === null) throw new Error("The form has no title");
    const typeIn = async (field: typeof day, text: string, leave: "Enter" | "click") => {
      await field.click();
      await field.press("ControlOrMeta+a");
      await field.pressSequentially(text);
      if (leave === "Enter") await field.press("Enter");
      else await page.mouse.click(title.x, title.y);
    };
    await typeIn(day, "31-02-2098", "click");
    await expect(page.getByText("‘31-02-2098’ is geen dag die bestaat")).toBeVisible();
    await expect(day).toHaveValue("01-05-2099");

    await typeIn(day, "24/11/2098", "Enter");
    await expect(day).toHaveValue("24-11-2098");
    await expect(page.getByText("is geen dag die bestaat")).toBeHidden();
    await typeIn(time, "9.30", "click");
    await expect(time).toHaveValue("09:30");
    await typeIn(time, "25:10", "click");
    await expect(page.getByText("‘25:10’ is geen tijd")).toBeVisible();
    await expect(time).toHaveValue("09:30");
    await typeIn(time, "14.05", "click");
    await expect(time).toHaveValue("14:05");

    await page.getByRole("button", { name: /2099-05-01/u }).click();
    const date = page.getByRole("combobox", { name: /^Datum/u }).first();
    await typeIn(date, "24.11.2098", "click");
    await expect(date).toHaveValue("24-11-2098");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("Opgeslagen")).toBeVisible();
    expect(await editor.readEvent(id, "nl")).toMatchObject({
      startsAt: "2098-11-24T13:05:00.000Z",
      timetable: [{ date: "2098-11-24" }],
    });
  } finally {
    await editor.removeEvent(id);
    await page.context().close();
  }
});
