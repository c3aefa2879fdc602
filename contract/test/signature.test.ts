import { expect, test } from "vitest";
import {
  nonceOf,
  derivePurposeKey,
  type Purpose,
  sign,
  signatureFault,
  UsedNonces,
  verifySignature,
} from "../src/site-link/signature.ts";

const secret = "a secret of the two";
const text = '{"changes":[]}';
const header = sign(secret, "purge", text, 1_000_000);
const withoutId = header.replace(/n=[^,]+,/u, "");

test.each([
  ["as it was sent", secret, text, header, 1_000_100, "ok"],
  ["without a signature", secret, text, null, 1_000_100, "missing"],
  ["with another secret", "another secret here", text, header, 1_000_100, "wrong"],
  ["with another text", secret, `${text} `, header, 1_000_100, "wrong"],
  ["with another time", secret, text, header.replace("1000000", "1000001"), 1_000_100, "wrong"],
  ["with another id", secret, text, header.replace(nonceOf(header), "x".repeat(22)), 1_000_100, "wrong"],
  ["with its id in the text", secret, `${nonceOf(header)}.${text}`, withoutId, 1_000_100, "malformed"],
  ["replayed after five minutes", secret, text, header, 1_000_301, "old"],
  ["from the future", secret, text, header, 999_699, "old"],
  ["with nonsense for a signature", secret, text, "v1=abc", 1_000_100, "malformed"],
])("a message %s is judged rightly", (_, withSecret, withText, withHeader, now, verdict) => {
  expect(verifySignature(withSecret, "purge", withText, withHeader, now)).toBe(verdict);
});

test.each([
  ["a right one", header, 1_000_100, null],
  ["a wrong one that may be right", header.replace(/.$/u, "0"), 1_000_100, null],
  ["none", null, 1_000_100, "missing"],
  ["nonsense", "v1=abc", 1_000_100, "malformed"],
  ["an old one", header, 1_000_301, "old"],
  ["one of the future", header, 999_699, "old"],
] as const)("before the text is there, a signature can be judged by its form and time: %s", (_, given, now, fault) => {
  expect(signatureFault(given, now)).toBe(fault);
});

test("what is signed for one purpose is wrong for every other, and each has a key of its own", () => {
  const purposes: Purpose[] = ["purge", "changes", "submission", "subscription", "machines", "form-token"];
  const verdicts = purposes.map((purpose) => verifySignature(secret, purpose, text, header, 1_000_100));
  expect(verdicts).toEqual(["ok", "wrong", "wrong", "wrong", "wrong", "wrong"]);
  const keys = purposes.map((purpose) => derivePurposeKey(secret, purpose).toString("hex"));
  expect(new Set(keys).size).toBe(purposes.length);
});

test("an id is taken once for as long as its signature can hold", () => {
  const ids = new UsedNonces();
  expect(ids.use("a", 1000)).toBe(true);
  // A signature from a clock five minutes ahead is valid for ten minutes, so its id is kept that long.
  for (const now of [1000, 1300, 1600]) expect(ids.use("a", now)).toBe(false);
  expect(ids.use("b", 1000)).toBe(true);
});

test("ids are forgotten after that, and never fill the memory", () => {
  const ids = new UsedNonces();
  for (let index = 0; index < 100_000; index += 1) ids.use(`id-${index}`, 1000);
  expect(ids.use("one-too-many", 1000)).toBe(false);
  expect(ids.use("one-too-many", 1700)).toBe(true);
});
