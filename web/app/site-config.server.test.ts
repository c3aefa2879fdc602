import { expect, test } from "vitest";
import { siteConfig } from "../site.config.ts";
import { readEnvironment } from "./env.server.ts";
import { readTagManager, SiteConfigError } from "./site-config.server.ts";

const fromEnvironment = (source: Record<string, string>) => readTagManager(siteConfig(readEnvironment(source)));

test("C17 without an id there is no tag manager, and nothing to ask a visitor", () => {
  expect(fromEnvironment({})).toBeNull();
});

test("C17 the tag manager takes its id and its ignore list from the environment", () => {
  const given = { TAG_MANAGER_ID: "GTM-ABC1234", TAG_MANAGER_IGNORED_VIEWS: "cart, order-token" };
  expect(fromEnvironment(given)).toEqual({ id: "GTM-ABC1234", ignoredViews: ["cart", "order-token"] });
  expect(fromEnvironment({ TAG_MANAGER_ID: "G-1A2B" })).toMatchObject({ id: "G-1A2B", ignoredViews: [] });
});

test("C17 an operator can switch the tag manager off and keep its id", () => {
  expect(fromEnvironment({ TAG_MANAGER_ID: "GTM-ABC1234", TAG_MANAGER_ENABLED: "false" })).toBeNull();
});

test.each([
  [{}, "runtimeConfig not found in site.config.ts"],
  [{ runtimeConfig: {} }, "public not found in runtimeConfig"],
  [
    { runtimeConfig: { public: { tagManager: { enabled: true } } } },
    "googleTagManagerID is empty or not found in runtimeConfig public in site.config.ts",
  ],
  [{ runtimeConfig: { public: { googleTagManagerID: "UA-1234" } } }, "'UA-1234' is not a valid GTM-ID"],
])("E10 a configuration of %j stops the start with the specification's words", (config, words) => {
  expect(() => readTagManager(config)).toThrow(SiteConfigError);
  expect(() => readTagManager(config)).toThrow(words);
});

test.each(["gtm-abc1234", "GTM-", "GTM-abc", "GTM-ABC1234 ", "XGTM-ABC1234", "GTM-ABC/../1"])(
  "E10 %j is not a valid GTM-ID",
  (id) => expect(() => fromEnvironment({ TAG_MANAGER_ID: id })).toThrow("is not a valid GTM-ID"),
);

test("E10 a tag manager that is switched on without an id stops the start", () => {
  expect(() => fromEnvironment({ TAG_MANAGER_ENABLED: "true" })).toThrow("googleTagManagerID is empty or not found");
});
