import { parseNumber, readNumber } from "@circuit/contract/forms/parse-number";
import { expect, test } from "vitest";
import { numberTexts } from "@circuit/contract/fixtures/typed-texts";
import { formatNumber, numberRules, parseNumber as valueOf } from "./number-rules.ts";

const texts = numberTexts(1000);

test.each(["nl", "en"] as const)("F12 F13 in %s the field and the server read every text alike", (locale) => {
  for (const currency of [undefined, "EUR", "USD"]) {
    const rules = numberRules({ locale, ...(currency === undefined ? {} : { currency }) });
    const differing = texts.filter((text) => readNumber(text, rules) !== parseNumber(text, locale, currency ?? null));
    expect(differing).toEqual([]);
  }
});

test.each(["nl", "en"] as const)(
  "F12 in %s no digit and no separator is left out to make a number of a text",
  (locale) => {
    const other = locale === "nl" ? "." : ",";
    const guessed = texts.filter((text) => {
      const read = parseNumber(text, locale);
      if (read === null) return false;
      const digits = text.replaceAll(/\D/gu, "").replace(/^0+/u, "");
      const hasDecimals = read.includes(".");
      // One separator of the other language before three digits may be either.
      const isDoubtful = text.split(other).length === 2 && /^-?0?[.,]\d{3}$|^-?0[.,]\d{3}$/u.test(text.trim());
      return read.replaceAll(/\D/gu, "").replace(/^0+/u, "") !== digits || (isDoubtful && !hasDecimals);
    });
    expect(guessed).toEqual([]);
  },
);

test.each(["nl", "en"] as const)(
  "F12 in %s what the field writes after leaving it is the number that was read",
  (locale) => {
    const rules = numberRules({ locale, decimals: 4 });
    const changed = texts.filter((text) => {
      const value = valueOf(text, rules);
      return value !== null && Number(parseNumber(formatNumber(value, rules), locale)) !== value;
    });
    expect(changed).toEqual([]);
  },
);
