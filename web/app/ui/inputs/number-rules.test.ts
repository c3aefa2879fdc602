import { expect, test } from "vitest";
import { clampNumber, formatNumber, numberRules, parseNumber, stepNumber } from "./number-rules.ts";

const nl = numberRules({});
const en = numberRules({ locale: "en" });

test("F12 a decimal is refused where only whole numbers are taken", () => {
  expect(parseNumber("12,5", numberRules({ decimals: false }))).toBeNull();
});

test("F12 numbers are written as the language writes them", () => {
  expect(formatNumber(1234.56, nl)).toBe("1.234,56");
  expect(formatNumber(1234.56, en)).toBe("1,234.56");
  expect(formatNumber(12, nl, 2)).toBe("12,00");
});

test("F12 a whole number that may be a year isn't written apart, and a larger one is", () => {
  const whole = numberRules({ decimals: 0 });
  expect(formatNumber(1974, whole)).toBe("1974");
  expect(formatNumber(19_740, whole)).toBe("19.740");
});

test("F13 the language of a field is Dutch unless it is told, and American English where it can't be read", () => {
  expect(numberRules({}).locale).toBe("nl");
  expect(numberRules({ locale: "not a language" }).locale).toBe("en-US");
});

const seats = numberRules({ decimals: false, min: 1, max: 10 });

test("F12 a value outside the bounds becomes the nearest one inside", () => {
  expect(clampNumber(0, seats)).toBe(1);
  expect(clampNumber(11, seats)).toBe(10);
  expect(clampNumber(4, seats)).toBe(4);
});

test("F12 decimals are two unless the field says otherwise, and none when it says false", () => {
  expect(clampNumber(1.005, nl)).toBe(1.01);
  expect(clampNumber(2.4, seats)).toBe(2);
});

test("F12 the arrow keys step by one, or by the field's own step, and stop at the bounds", () => {
  expect(stepNumber(4, 1, seats)).toBe(5);
  expect(stepNumber(10, 1, seats)).toBe(10);
  expect(stepNumber(1, -1, seats)).toBe(1);
  expect(stepNumber(0.1, 1, numberRules({ step: 0.2 }))).toBe(0.3);
});

test("F12 an arrow key in an empty field starts at the smallest value, or at zero", () => {
  expect(stepNumber(null, 1, seats)).toBe(1);
  expect(stepNumber(null, -1, nl)).toBe(0);
});
