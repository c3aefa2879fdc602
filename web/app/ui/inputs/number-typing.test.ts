import { describe, expect, test } from "vitest";
import { numberRules, type NumberRules } from "./number-rules.ts";
import { acceptedText, cleanText } from "./number-typing.ts";

const nl = numberRules({});
const en = numberRules({ locale: "en" });
const whole = numberRules({ decimals: false, min: 0 });

/** What stands in an empty field after keys, one by one. */
function typed(keys: string, rules: NumberRules): string {
  let text = "";
  for (const key of keys) text += acceptedText({ text, start: text.length, end: text.length }, key, rules);
  return text;
}

function pasted(text: string, rules: NumberRules): string {
  return acceptedText({ text: "", start: 0, end: 0 }, text, rules);
}

describe("F12 typing", () => {
  test("letters are rejected", () => {
    expect(typed("1a2e3", nl)).toBe("123");
  });

  test("the decimal separator is that of the language, and a second one is ignored", () => {
    expect(typed("12,3,4", nl)).toBe("12,34");
    expect(typed("12.3.4", en)).toBe("12.34");
  });

  test("more decimals than allowed are rejected", () => {
    expect(typed("1,2345", nl)).toBe("1,23");
    expect(acceptedText({ text: "12345", start: 2, end: 2 }, ",", nl)).toBe("");
  });

  test("a decimal separator is rejected where there are no decimals", () => {
    expect(typed("12,5", whole)).toBe("125");
  });

  test("a minus sign gets in only at the front, once, and where a negative value is allowed", () => {
    expect(typed("-1-2", nl)).toBe("-12");
    expect(typed("-12", whole)).toBe("12");
    expect(typed("−5", numberRules({ min: -10 }))).toBe("-5");
    expect(acceptedText({ text: "-5", start: 0, end: 0 }, "-", nl)).toBe("");
    expect(acceptedText({ text: "-5", start: 0, end: 0 }, "3", nl)).toBe("");
  });

  test("separators of thousands may be typed before the decimals", () => {
    expect(typed("1.234,56", nl)).toBe("1.234,56");
    expect(typed("1,234.56", en)).toBe("1,234.56");
    expect(typed("1,2.3", nl)).toBe("1,23");
  });

  test("what is typed over a selection replaces it", () => {
    expect(acceptedText({ text: "1,25", start: 2, end: 4 }, "9", nl)).toBe("9");
    expect(acceptedText({ text: "1,25", start: 0, end: 4 }, ",", nl)).toBe(",");
  });
});

describe("F12 pasting", () => {
  test.each([
    ["€ 1.234,56", "1.234,56"],
    ["1,234.56", "1.234,56"],
    [" 12 kg ", "12"],
    ["abc", ""],
  ])("'%s' pasted into a Dutch field leaves '%s'", (text, left) => {
    expect(pasted(text, nl)).toBe(left);
  });

  test("a Dutch amount pasted into an English field is written in English", () => {
    expect(pasted("1.234,56", en)).toBe("1,234.56");
  });

  test("keyboards that write without asking are cleaned up after", () => {
    expect(cleanText("12a,5", nl)).toBe("12,5");
  });
});
