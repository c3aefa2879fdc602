import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.server.ts";

test("an operator who sets nothing gets the documented defaults", () => {
  expect(readEnvironment({})).toMatchObject({
    WEB_PORT: 3000,
    SITE_URL: "http://localhost:3000",
    CMS_API_PREFIX: "/api",
    NAVIGATION_CACHE: true,
  });
});

test("an empty value counts as absent", () => {
  expect(readEnvironment({ ICON_SERVICE_URL: "", WEB_PORT: "" })).toMatchObject({ WEB_PORT: 3000 });
});

test.each([
  ["WEB_PORT", "many"],
  ["WEB_PORT", "70000"],
  ["CMS_URL", "ftp://cms"],
  ["CMS_API_PREFIX", "api/"],
  ["NAVIGATION_CACHE", "perhaps"],
])("a malformed %s stops the start and is named", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name}: .+$`, "u"));
});

test("the settings can't be changed once read", () => {
  expect(Object.isFrozen(readEnvironment({}))).toBe(true);
});
