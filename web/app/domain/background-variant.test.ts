import { expect, test } from "vitest";
import { backgroundVariant } from "./background-variant.ts";

test.each([
  ["slug", "business", "business"],
  ["slug", "business/vip-arrangementen", "business"],
  ["business-vip-arrangements-slug", "lounge-startbrink", "business"],
  ["slug", "media/accreditatie", "press"],
  ["slug", "media", "press"],
  ["slug", "business/media", "business"],
  ["slug", "evenementen", "default"],
  ["events-slug", "superbike", "default"],
  ["index", "", "default"],
])("L12 route %s with slug %s gets the %s background", (routeName, slug, variant) => {
  expect(backgroundVariant(routeName, slug)).toBe(variant);
});
