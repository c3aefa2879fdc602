import { expect, test } from "vitest";
import { isSlug } from "./slug.ts";

test("E02 slugs are small letters, figures and single hyphens", () => {
  expect(["tt-drenthe", "100-jaar", "a"].every(isSlug)).toBe(true);
  expect(["", "TT", "-a", "a-", "a--b", "a.b", "a b", "é", "<script>", "a".repeat(201)].some(isSlug)).toBe(false);
});
