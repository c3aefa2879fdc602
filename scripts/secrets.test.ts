import { expect, test } from "vitest";
import { generateSecrets, hasNoSecrets, withoutSecrets } from "./secrets.ts";

test("no two secrets are the same, within a start or between starts", () => {
  const values = [generateSecrets(), generateSecrets()].flatMap((secrets) => Object.values(secrets));
  const keys = values.flatMap((value) => value.split(","));
  expect(new Set(keys).size).toBe(18);
  expect(keys.every((key) => key.length >= 43)).toBe(true);
});

test("secrets are made only when there are none at all", () => {
  expect(hasNoSecrets({ WEB_PORT: "3000", JWT_SECRET: "" })).toBe(true);
  expect(hasNoSecrets({ JWT_SECRET: "kept" })).toBe(false);
});

test("the site is started without the secrets of the CMS, and the passwords of what it alone asks", () => {
  const addresses = { SMTP_URL: "smtps://a:b@mail.example", DATABASE_URL: "postgres://a:b@db.example/circuit" };
  const keys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret", MOLLIE_API_KEY: "live_key" };
  const open = { SITE_URL: "http://localhost" };
  expect(withoutSecrets({ ...generateSecrets(), ...addresses, ...keys, ...open })).toEqual(open);
});
