import type { Page } from "@playwright/test";
import { openForm } from "../fixtures/open-form.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/form-test.ts";

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

const all = "ControlOrMeta+A";

/** A key, or what is typed. */
type Step = string | { typed: string };

/** What a visitor does with a field in which a text was just typed; it holds the same text afterwards. */
const ways: readonly (readonly [string, (text: string) => readonly Step[]])[] = [
  ["selected and typed once more", (typed) => [all, { typed }]],
  ["selected and typed once more, twice over", (typed) => [all, { typed }, all, { typed }]],
  ["copied and pasted over itself", () => [all, "ControlOrMeta+C", "ControlOrMeta+V"]],
  ["cut and pasted back", () => [all, "ControlOrMeta+X", "ControlOrMeta+V"]],
  ["taken away and brought back by undoing", () => [all, "Delete", "ControlOrMeta+Z"]],
  [
    "replaced by its first character, and typed in full",
    (typed) => [all, { typed: typed.slice(0, 1) }, all, { typed }],
  ],
  ["its last character typed over itself", (typed) => ["End", "Shift+ArrowLeft", { typed: typed.slice(-1) }]],
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
    site,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openForm(page, site);
    expect((await typedInputs(page)).toSorted()).toEqual(Object.keys(texts).toSorted());
    for (const [name, text] of Object.entries(texts)) {
      const field = page.locator(`form[id^=form-] [name="${name}"]`);
      await field.pressSequentially(text);
      for (const step of retype(text))
        await (typeof step === "string" ? field.press(step) : field.pressSequentially(step.typed));
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
