import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { expect, test } from "vitest";
import { withLengthsInHelp } from "./lengths-in-help.server.ts";

/** The help of a field of a form, as a page shows it. */
function helpOf(kind: "text" | "long-text", given: { minLength?: number; help?: string }, locale: "nl" | "en" = "nl") {
  const field = { __component: `fields.${kind}`, name: "story", label: "Verhaal", required: false, ...given };
  const [shown] = withLengthsInHelp(formSchema.parse({ ...formFixture, fields: [field] }), locale).fields;
  return shown !== undefined && "help" in shown ? shown.help : undefined;
}

test("F17 how much a text has to hold stands beside it before anybody writes", () => {
  expect(helpOf("long-text", { minLength: 10 })).toBe("Minstens 10 tekens.");
  expect(helpOf("text", { minLength: 4, help: "Your club." }, "en")).toBe("Your club. At least 4 characters.");
});

test("F17 a text that only has to be there needs no such words", () => {
  for (const given of [{}, { minLength: 0 }, { minLength: 1 }]) expect(helpOf("text", given)).toBeNull();
  expect(helpOf("text", { help: "Your club." })).toBe("Your club.");
});
