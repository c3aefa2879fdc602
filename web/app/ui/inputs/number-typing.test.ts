import { describe, expect, test } from "vitest";
import { numberRules, type NumberRules } from "./number-rules.ts";
import { acceptedCharacter, textAfterInput } from "./number-typing.ts";

const nl = numberRules({});
const en = numberRules({ locale: "en" });
const whole = numberRules({ decimals: false, min: 0 });

/** What stands in an empty field after keys, one by one. */
function typed(keys: string, rules: NumberRules): string {
  let text = "";
  for (const key of keys) text += acceptedCharacter({ text, start: text.length, end: text.length }, key, rules);
  return text;
}

describe("F12 typing", () => {
  test("letters are rejected", () => {
    expect(typed("abc", nl)).toBe("");
    expect(typed("ca 12", nl)).toBe("12");
  });

  test.each(["12 of 13", "1e2", "12-13", "12k", "1 234", "10/12, 13,5", "12–13"])(
    "no number is made of '%s' by leaving out what stands among its digits: it stays whole, to be refused",
    (text) => {
      for (const rules of [nl, en, whole]) expect(typed(text, rules)).toBe(text);
    },
  );

  test("the decimal separator is that of the language, and a second one is ignored", () => {
    expect(typed("12,3,4", nl)).toBe("12,34");
    expect(typed("12.3.4", en)).toBe("12.34");
  });

  test("more decimals than allowed are rejected", () => {
    expect(typed("1,2345", nl)).toBe("1,23");
    expect(acceptedCharacter({ text: "12345", start: 2, end: 2 }, ",", nl)).toBe("");
  });

  test("a decimal separator is rejected where there are no decimals", () => {
    expect(typed("12,5", whole)).toBe("125");
  });

  test("a minus sign gets in only at the front, once, and where a negative value is allowed", () => {
    expect(typed("--12", nl)).toBe("-12");
    expect(typed("-12", whole)).toBe("12");
    expect(typed("−5", numberRules({ min: -10 }))).toBe("-5");
    expect(acceptedCharacter({ text: "-5", start: 0, end: 0 }, "-", nl)).toBe("");
    expect(acceptedCharacter({ text: "-5", start: 0, end: 0 }, "3", nl)).toBe("");
  });

  test("separators of thousands may be typed before the decimals", () => {
    expect(typed("1.234,56", nl)).toBe("1.234,56");
    expect(typed("1,234.56", en)).toBe("1,234.56");
    expect(typed("1,2.3", nl)).toBe("1,23");
  });

  test("what is typed over a selection replaces it", () => {
    expect(acceptedCharacter({ text: "1,25", start: 2, end: 4 }, "9", nl)).toBe("9");
    expect(acceptedCharacter({ text: "1,25", start: 0, end: 4 }, ",", nl)).toBe(",");
  });
});

describe("F12 what comes in at once", () => {
  test.each(["€ 1.234,56", "1,234.56", " 12 kg ", "12,5", "abc", "0,125"])(
    "'%s' that is pasted stays whole",
    (text) => {
      for (const rules of [nl, en, whole]) expect(textAfterInput("", text, rules)).toBe(text);
    },
  );

  test("a character of a keyboard that writes without asking is judged like any other", () => {
    expect(textAfterInput("", "a", nl)).toBe("");
    expect(textAfterInput("12", "12a", nl)).toBe("12a");
    expect(textAfterInput("12a", "12a1", nl)).toBe("12a1");
    expect(textAfterInput("125", "12,5", nl)).toBe("12,5");
    expect(textAfterInput("12", "12,", whole)).toBe("12");
    expect(textAfterInput("12", "1", whole)).toBe("1");
    expect(textAfterInput("", "😀", nl)).toBe("");
  });

  test.each(["8", "12", "12 of 13", ""])("the same '%s' once more, typed over a selection, adds nothing", (text) => {
    for (const rules of [nl, en, whole]) expect(textAfterInput(text, text, rules)).toBe(text);
  });

  test("whatever text takes the place of another, nothing comes in that wasn't typed", () => {
    const texts = ["", "8", "88", "12", "12,5", "1.234", "-5", "8a", "a", " 8 ", "12 of 13", "😀"];
    for (const rules of [nl, en, whole]) {
      for (const [before, now] of texts.flatMap((one) => texts.map((other) => [one, other] as const))) {
        const kept = textAfterInput(before, now, rules);
        expect([now, before], `'${now}' for '${before}' became ${JSON.stringify(kept)}`).toContain(kept);
      }
    }
  });
});
