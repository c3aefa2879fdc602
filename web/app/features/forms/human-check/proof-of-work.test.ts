import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isProof, solveProof } from "./proof-of-work.ts";
import { sha256Start } from "./sha256-start.ts";

test.each(["", "abc", "é".repeat(40), "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(200)])(
  "F11 the quick digest of '%s' is that of SHA-256",
  (text) => expect(sha256Start(text)).toBe(createHash("sha256").update(text).digest().readUInt32BE(0)),
);

test("F11 a proof takes some 32,768 tries and holds for its own token only", () => {
  const proof = solveProof("token");
  const tries = proof.split(".").reduce((sum, nonce) => sum + Number(nonce) + 1, 0);
  expect(tries).toBeGreaterThan(10_000);
  expect(tries).toBeLessThan(100_000);
  expect(isProof("token", proof)).toBe(true);
  expect(isProof("another", proof)).toBe(false);
});

test.each(["", "0.0.0.0.0.0.0.0", "1.2", "abc", "1".repeat(1000)])("F11 '%s' is no proof", (proof) => {
  expect(isProof("token", proof)).toBe(false);
});
