import { fillInForm, formOn, takeTime } from "../fixtures/fill-in-form.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

/** The beginning of a PNG, which says that it is one. */
const pngStart = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4", "base64");

const languages = [
  {
    path: "/posters/gezocht",
    tooMany: "Kies hoogstens 3 bestanden",
    unreadable: /dit bestand is beschadigd of te groot/u,
  },
  {
    path: "/en/posters/wanted",
    tooMany: "Choose at most 3 files",
    unreadable: /this file is damaged or too large/u,
  },
] as const;

for (const { path, tooMany, unreadable } of inTurn(languages)) {
  test(`F06 F16 at ${path} who sends too many photos, or one that can't be read, is told so and keeps what was typed`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(path);
    const form = formOn(page);
    const story = form.locator('[name="story"]');
    const files = form.locator("input[type=file]");
    const send = form.locator("button[type=submit]").last();
    await fillInForm(page, "te-veel@voorbeeld.nl");
    const typed = await story.inputValue();
    expect(typed).not.toBe("");

    for (const count of [4, 11, 12]) {
      const photo = (index: number) => ({ name: `${index}.png`, mimeType: "image/png", buffer: pngStart });
      await files.setInputFiles(Array.from({ length: count }, (_, index) => photo(index)));
      await send.click();
      await expect(page.getByRole("alert").first()).toContainText(tooMany);
      await expect(story).toHaveValue(typed);
    }

    await files.setInputFiles({ name: "half.png", mimeType: "image/png", buffer: pngStart });
    await takeTime();
    await send.click();
    await expect(page.getByRole("alert").first()).toContainText(unreadable);
    await expect(story).toHaveValue(typed);
    // The browser reports each 422.
    consoleErrors.length = 0;
  });
}
