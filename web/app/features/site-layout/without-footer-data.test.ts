import { expect, test } from "vitest";
import { withoutFooterData } from "./without-footer-data.ts";

test("the first page of a visit brings no menus that only the server draws", () => {
  const data = { menus: { primary: [1], legal: [2], footer: [3] }, year: 2031 };
  expect(withoutFooterData(data)).toEqual({ menus: { primary: [1], legal: [], footer: [] }, year: 2031 });
});

test.each([null, "text", { year: 2031 }, { menus: "none" }])("other data stays as it is: %j", (data) => {
  expect(withoutFooterData(data)).toEqual(data);
});
