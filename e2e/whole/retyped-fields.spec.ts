import type { Locator, Page } from "@playwright/test";
import { startFormSite } from "../fixtures/form-site.ts";
import { openForm } from "../fixtures/open-form.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

let site: Awaited<ReturnType<typeof startFormSite>>;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  site = await startFormSite();
});

test.afterAll(() => site.stop());

/** A text for every field of the form in which one is typed, by name of input. */
const texts: Readonly<Record<string, string>> = {
  name: "Jorien",
  email: "jorien@voorbeeld.nl",
  "email.confirmation": "jorien@voorbeeld.nl",
  phone: "0612345678",
  message: "Twaalf en een half.",
  visitors: "8",
  budget: "12,50",
  weight: "8",
  "home.street": "Brinkstraat",
  "home.housenumber": "8",
  "home.zipcode": "9401 HZ",
  "home.city": "Assen",
  "home.country": "Nederland",
};

/** What a visitor does with a field in which a text was just typed; it holds the same text afterwards. */
const ways: readonly (readonly [string, (field: Locator, text: string) => Promise<void>])[] = [
  [
    "selected and typed once more",
    async (field, text) => {
      await field.press("ControlOrMeta+A");
      await field.pressSequentially(text);
    },
  ],
  [
    "selected and typed once more, twice over",
    async (field, text) => {
      for (let time = 0; time < 2; time += 1) {
        await field.press("ControlOrMeta+A");
        await field.pressSequentially(text);
      }
    },
  ],
  [
    "copied and pasted over itself",
    async (field) => {
      for (const key of ["A", "C", "V"]) await field.press(`ControlOrMeta+${key}`);
    },
  ],
  [
    "cut and pasted back",
    async (field) => {
      for (const key of ["A", "X", "V"]) await field.press(`ControlOrMeta+${key}`);
    },
  ],
  [
    "taken away and brought back by undoing",
    async (field) => {
      for (const key of ["ControlOrMeta+A", "Delete", "ControlOrMeta+Z"]) await field.press(key);
    },
  ],
  [
    "replaced by its first character, and typed in full",
    async (field, text) => {
      await field.press("ControlOrMeta+A");
      await field.pressSequentially(text.slice(0, 1));
      await field.press("ControlOrMeta+A");
      await field.pressSequentially(text);
    },
  ],
  [
    "its last character typed over itself",
    async (field, text) => {
      await field.press("End");
      await field.press("Shift+ArrowLeft");
      await field.pressSequentially(text.slice(-1));
    },
  ],
];

/** Names of the inputs in which a visitor types a text. */
function typedInputs(page: Page): Promise<string[]> {
  return page
    .locator("form[id^=form-] [data-field] :is(input:is([type=text], [type=email], [type=tel]), textarea)[name]")
    .evaluateAll((inputs) =>
      inputs.flatMap((input) => (input.checkVisibility() ? [input.getAttribute("name") ?? ""] : [])),
    );
}

for (const [way, retype] of inTurn(ways)) {
  test(`F12 F17 a text that is ${way} is in every kind of field what was typed, and is taken`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openForm(page, site);
    expect((await typedInputs(page)).toSorted()).toEqual(Object.keys(texts).toSorted());
    for (const [name, text] of Object.entries(texts)) {
      const field = page.locator(`form[id^=form-] [name="${name}"]`);
      await field.pressSequentially(text);
      await retype(field, text);
      await expect(field, name).toHaveValue(text);
    }

    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Aangekomen" })).toBeVisible();
    expect(site.stored.at(-1)?.record.values).toMatchObject({
      name: "Jorien",
      email: "jorien@voorbeeld.nl",
      message: "Twaalf en een half.",
      visitors: "8",
      weight: "8",
    });
  });
}
