import { expect, test } from "vitest";
import { numberRules, type NumberRules } from "./number-rules.ts";
import { acceptedCharacter, textAfterTyping } from "./number-typing.ts";

const nl = numberRules({});
const en = numberRules({ locale: "en" });
const whole = numberRules({ decimals: false, min: 0 });

/** What stands in an empty field after keys, one by one. */
function typed(keys: string, rules: NumberRules): string {
  let text = "";
  for (const key of keys) text += acceptedCharacter({ text, start: text.length, end: text.length }, key, rules);
  return text;
}

test("F12 letters are rejected", () => {
  expect(typed("abc", nl)).toBe("");
  expect(typed("ca 12", nl)).toBe("12");
});

test("F12 the decimal separator is that of the language, and a second one is ignored", () => {
  expect(typed("12,3,4", nl)).toBe("12,34");
  expect(typed("12.3.4", en)).toBe("12.34");
});

test("F12 more decimals than allowed are rejected", () => {
  expect(typed("1,2345", nl)).toBe("1,23");
  expect(acceptedCharacter({ text: "12345", start: 2, end: 2 }, ",", nl)).toBe("");
});

test("F12 a minus sign gets in only at the front, once, and where a negative value is allowed", () => {
  expect(typed("--12", nl)).toBe("-12");
  expect(typed("-12", whole)).toBe("12");
  expect(typed("−5", numberRules({ min: -10 }))).toBe("-5");
  expect(acceptedCharacter({ text: "-5", start: 0, end: 0 }, "-", nl)).toBe("");
  expect(acceptedCharacter({ text: "-5", start: 0, end: 0 }, "3", nl)).toBe("");
});

test("F12 separators of thousands may be typed before the decimals", () => {
  expect(typed("1.234,56", nl)).toBe("1.234,56");
  expect(typed("1,234.56", en)).toBe("1,234.56");
  expect(typed("1,2.3", nl)).toBe("1,23");
});

test("F12 what a keyboard types without asking is judged like any other character, however many come at once", () => {
  expect(textAfterTyping("", "a", nl)).toBe("");
  expect(textAfterTyping("12", "12a", nl)).toBe("12");
  expect(textAfterTyping("12", "12 stuks3", nl)).toBe("123");
  expect(textAfterTyping("125", "12,5", nl)).toBe("12,5");
  expect(textAfterTyping("12", "12,", whole)).toBe("12");
  expect(textAfterTyping("12", "1", whole)).toBe("1");
  expect(textAfterTyping("1234", "19a4", whole)).toBe("194");
  expect(textAfterTyping("", "😀", nl)).toBe("");
});

test.each(["8", "12", "12 of 13", ""])(
  "F12 what a keyboard types without asking adds nothing where the same '%s' is typed over its selection",
  (text) => {
    for (const rules of [nl, en, whole]) expect(textAfterTyping(text, text, rules)).toBe(text);
  },
);

test("F12 what a keyboard types without asking brings no letter in, and nothing that wasn't typed, whatever text takes the place of another", () => {
  const texts = ["", "8", "88", "12", "12,5", "1.234", "-5", "8a", "a", " 8 ", "12 of 13", "😀"];
  for (const rules of [nl, en, whole]) {
    for (const [before, now] of texts.flatMap((one) => texts.map((other) => [one, other] as const))) {
      const kept = Array.from(textAfterTyping(before, now, rules));
      const rest = Array.from(now);
      const isPartOfNow = kept.every((character) => rest.splice(0, rest.indexOf(character) + 1).length > 0);
      expect(isPartOfNow, `'${now}' for '${before}' became ${JSON.stringify(kept)}`).toBe(true);
    }
  }
});
