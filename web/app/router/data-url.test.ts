import { expect, test } from "vitest";
import { requestedRoutes, dataUrl, isDataPath, pageOfDataPath } from "./data-url.ts";

test.each([
  ["/nieuws", "/nieuws.data?_routes=nl%2Fslug"],
  ["/", "/_.data?_routes=nl%2Fslug"],
])("the data of %s has an address of the router's", (path, address) => {
  expect(dataUrl(path, ["nl/slug"])).toBe(address);
  const [dataPath = "", search] = address.split("?");
  expect(isDataPath(dataPath)).toBe(true);
  expect(pageOfDataPath(dataPath)).toBe(path);
  expect(requestedRoutes(new URLSearchParams(search))).toEqual({ _routes: "nl/slug" });
});

test("other paths are their own page, and what can't be ids of routes is none", () => {
  expect([pageOfDataPath("/_root.data"), pageOfDataPath("/nieuws")]).toEqual(["/", "/nieuws"]);
  expect(isDataPath("/nieuws")).toBe(false);
  expect(requestedRoutes(new URLSearchParams({ _routes: "<script>" }))).toBeNull();
  expect(requestedRoutes(new URLSearchParams())).toBeNull();
});
