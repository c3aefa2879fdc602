import { expect, test } from "vitest";
import { fromList, oneStepFurther, stepsFromList } from "./list-steps.ts";

test("S04 an article knows how far back its list is, also after reading on", () => {
  expect(stepsFromList(fromList)).toBe(1);
  expect(stepsFromList(oneStepFurther(fromList))).toBe(2);
});

test("S04 an article that wasn’t reached from the list knows none", () => {
  for (const state of [null, undefined, "1", {}, { stepsFromList: 0 }, { stepsFromList: -1 }, { stepsFromList: 1.5 }]) {
    expect(stepsFromList(state)).toBeNull();
    expect(oneStepFurther(state)).toBeNull();
  }
});
