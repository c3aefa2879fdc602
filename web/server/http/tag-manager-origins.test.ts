import { expect, test } from "vitest";
import { tagManagerOrigins } from "./tag-manager-origins.ts";

test("without a tag manager a content security policy allows nothing extra", () => {
  expect(Object.values(tagManagerOrigins(null)).flat()).toEqual([]);
});

test("with one it allows Google's hosts over https, and scripts from the tag manager alone", () => {
  const { scriptSrc, imgSrc, connectSrc } = tagManagerOrigins("GTM-ABC1234");
  expect(scriptSrc).toEqual(["https://*.googletagmanager.com"]);
  for (const origin of [...imgSrc, ...connectSrc]) expect(origin).toMatch(/^https:\/\/\*\.[a-z.-]+\.com$/u);
});
