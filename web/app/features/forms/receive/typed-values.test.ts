import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { expect, test } from "vitest";
import { typedValues } from "./typed-values.ts";

const form = formSchema.parse(formFixture);

function typed(entries: readonly (readonly [string, string])[]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return typedValues(form, data);
}

test("F17 what was typed comes back as it was, also a text that is too long", () => {
  const message = `  ${"lang ".repeat(450)}\n<b>`;
  const answers = {
    name: ["Jorien"],
    "email.confirmation": ["j@voorbeeld.nl"],
    message: [message],
    jobs: ["radio", "journalist"],
    "home.zipcode": ["1234 AB"],
    visitors: ["9.999"],
    vip: ["true"],
  };
  const sent = Object.entries(answers).flatMap(([name, values]) => values.map((value) => [name, value] as const));
  expect(typed(sent)).toEqual(answers);
});

test("F16 nothing comes back that no field can hold: other names, repeats, and far longer texts", () => {
  const long = "x".repeat(90_000);
  const names = form.fields.map(({ name }) => name);
  const values = typed(
    [...names, "name.other", "home.street", "nobody", "__proto__"].flatMap((name) =>
      Array.from({ length: 20 }, () => [name, long] as const),
    ),
  );
  expect(Object.keys(values)).toEqual(expect.arrayContaining(["name", "message", "home.street"]));
  for (const name of ["name.other", "nobody", "__proto__", "photo", "source", "home"])
    expect(Object.keys(values)).not.toContain(name);
  expect(values["name"]).toEqual(["x".repeat(800)]);
  expect(values["message"]).toEqual(["x".repeat(8000)]);
  expect(values["jobs"]?.length).toBe(3);
  expect(JSON.stringify(values).length).toBeLessThan(30_000);
});
