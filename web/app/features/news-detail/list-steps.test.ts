import { expect, test } from "vitest";
import { fromList, oneStepFurther, stepsFromList } from "./list-steps.ts";

const list = "/nieuws";

test("S04 an article knows how far back its list is, also after reading on", () => {
  expect(stepsFromList(fromList, list)).toBe(1);
  expect(stepsFromList(oneStepFurther(fromList, list), list)).toBe(2);
});

test("S04 a visitor who came from any page of the list came from the list", () => {
  expect(stepsFromList({ from: "/nieuws?page=2" }, list)).toBe(1);
  expect(stepsFromList(oneStepFurther({ from: "/nieuws" }, list), list)).toBe(2);
  expect(stepsFromList({ from: "/" }, list)).toBeNull();
  expect(stepsFromList({ from: "/nieuws/schapen" }, list)).toBeNull();
  expect(stepsFromList({ from: "/nieuws" }, null)).toBeNull();
});

test("S04 an article that wasn’t reached from the list knows none", () => {
  for (const state of [null, undefined, "1", {}, { stepsFromList: 0 }, { stepsFromList: -1 }, { stepsFromList: 1.5 }]) {
    expect(stepsFromList(state, list)).toBeNull();
    expect(oneStepFurther(state, list)).toBeNull();
  }
});
