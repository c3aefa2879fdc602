import { createElement } from "react";
import { expect, test } from "vitest";
import { descriptionIn } from "../src/admin/strapi-internals/hint-words.ts";

test("an amount's hint has its description, and no limits in cents", () => {
  const limits = ["min. 0 / max. 10000000", createElement("br"), "Inclusief btw."];
  expect(descriptionIn(limits)).toEqual(["Inclusief btw."]);
  expect(descriptionIn(limits.slice(0, 2))).toBeUndefined();
  expect(descriptionIn("Inclusief btw.")).toBe("Inclusief btw.");
  expect(descriptionIn(undefined)).toBeUndefined();
});
