import { expect, test } from "vitest";
import { readPageInfo, type PageInfo } from "./page-info.ts";

const info: PageInfo = {
  alternates: { nl: "/evenementen/superbike", en: "/en/events/superbike" },
  colourMode: "dark",
  headerTone: "light",
  viewName: null,
};

test("L15 a page's info is read from its loader data", () => {
  expect(readPageInfo({ info, event: {} })).toEqual(info);
});

test.each([
  ["no loader data", undefined],
  ["a route without info", { event: {} }],
])("L15 %s counts as no info", (_, loaderData) => {
  expect(readPageInfo(loaderData)).toBeNull();
});
