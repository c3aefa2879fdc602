import { expect, test } from "vitest";
import { sign, verifySignature } from "../src/signature.ts";

const secret = "a secret of the two";
const text = '{"changes":[]}';
const header = sign(secret, text, 1_000_000);

test.each([
  ["as it was sent", secret, text, header, 1_000_100, "ok"],
  ["without a signature", secret, text, null, 1_000_100, "missing"],
  ["with another secret", "another secret here", text, header, 1_000_100, "wrong"],
  ["with another text", secret, `${text} `, header, 1_000_100, "wrong"],
  ["with another time", secret, text, header.replace("1000000", "1000001"), 1_000_100, "wrong"],
  ["replayed after five minutes", secret, text, header, 1_000_301, "old"],
  ["from the future", secret, text, header, 999_699, "old"],
  ["with nonsense for a signature", secret, text, "v1=abc", 1_000_100, "malformed"],
])("a message %s is judged rightly", (_, withSecret, withText, withHeader, now, verdict) => {
  expect(verifySignature(withSecret, withText, withHeader, now)).toBe(verdict);
});
