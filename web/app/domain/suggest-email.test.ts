import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["jan@gmial.con", "jan@gmail.com"],
  ["jan@gmail.co", "jan@gmail.com"],
  ["Jan.Jansen+tt@GMAL.com", "Jan.Jansen+tt@gmail.com"],
  ["jan@hotnail.nl", "jan@hotmail.nl"],
  ["jan@hotmial.ocm", "jan@hotmail.com"],
  ["jan@yaho.co.uk", "jan@yahoo.co.uk"],
  ["jan@zigo.nl", "jan@ziggo.nl"],
  ["jan@kpn.nk", "jan@kpn.nl"],
  [" jan@bedrijf.nk ", "jan@bedrijf.nl"],
  ["jan@post.bedrijf.con", "jan@post.bedrijf.com"],
])("%s looks like a slip of %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test("other addresses are left alone", () => {
  const known = ["jan@gmail.com", "jan@ymail.com", "jan@hotmail.co.uk", "jan@live.nl"];
  const own = ["jan@inline.nl", "jan@constructor.nl", "jan@voorbeeld.nl", "jan@xn--vorbild-r2a.example"];
  const none = ["jan", "jan@", "@gmial.com", "jan@gmial@con", "jan jansen@gmial.con", ""];
  expect([...known, ...own, ...none].filter((typed) => suggestEmail(typed) !== null)).toEqual([]);
});

test("a domain that is longer than any provider's isn't looked at", () => {
  const ofLength = (length: number) => `jan@${"a".repeat(length - ".con".length)}.con`;
  expect(suggestEmail(ofLength(60))).not.toBeNull();
  expect(suggestEmail(ofLength(61))).toBeNull();
});
