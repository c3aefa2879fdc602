import { expect, test } from "vitest";
import { isSentView, routeName } from "./view-name.ts";

test("C17 a route's name is the same in both languages", () => {
  expect(routeName("nl/events-slug")).toBe("events-slug");
  expect(routeName("en/events-slug")).toBe("events-slug");
});

test.each([undefined, "root", "routes/set-locale", "nl/"])("C17 the route %j has no name", (id) => {
  expect(routeName(id)).toBeNull();
});

test("C17 views without a name and views on the ignore list are skipped", () => {
  expect(isSentView("news-slug", ["cart"])).toBe(true);
  expect(isSentView("cart", ["cart"])).toBe(false);
  expect(isSentView(null, [])).toBe(false);
  expect(isSentView("", [])).toBe(false);
});
