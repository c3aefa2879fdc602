import { expect, test } from "vitest";
import { fitHeadingLevels } from "./heading-levels.ts";

test.each([
  { name: "keep their order below the page’s title", levels: [2, 3, 3, 2], top: 2, fitted: [2, 3, 3, 2] },
  { name: "never repeat the page’s own level 1", levels: [1, 2, 1], top: 2, fitted: [2, 3, 2] },
  { name: "move below a section that has a title", levels: [2, 3], top: 3, fitted: [3, 4] },
  { name: "skip no level", levels: [2, 4, 6, 3], top: 2, fitted: [2, 3, 4, 3] },
  { name: "start at the top whatever the first one is", levels: [4, 2, 3], top: 2, fitted: [2, 2, 3] },
  { name: "stop at level 6", levels: [1, 2, 3, 4], top: 4, fitted: [4, 5, 6, 6] },
  { name: "may be absent", levels: [], top: 2, fitted: [] },
])("headings in rich text $name", ({ levels, top, fitted }) => {
  expect(fitHeadingLevels(levels, top)).toEqual(fitted);
});
