import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readEnvironment as readCms } from "../cms/config/environment/read-environment.ts";
import { readEnvironment as readWeb, webEnvironmentSchema } from "../web/app/env.server.ts";
import { generateSecrets } from "./secrets.ts";

const text = await readFile(path.resolve(import.meta.dirname, "../.env.example"), "utf8");
const example = parseEnv(text);

test("the example lists every variable that the site and the CMS know, and none by its old name", () => {
  const optional = {
    CMS_PUBLIC_URL: "https://cms.example",
    CMS_ADMIN_PASSWORD: "Vijftien-15-tekens",
    SMTP_URL: "smtps://mail.example",
    DATABASE_URL: "postgres://db.example/circuit",
    S3_BUCKET: "circuit-files",
    S3_ENDPOINT: "https://s3.example",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    MOLLIE_API_KEY: `test_${"a".repeat(32)}`,
    MOLLIE_API_URL: "http://127.0.0.1:4700/v2/",
    PAYMENT_STAND_IN_PORT: "4700",
    WALLET_PEM_FILE: "/etc/circuit/wallet.pem",
    WALLET_PASSPHRASE: "opens the key",
    OPENID_ISSUER: "https://login.example",
    OPENID_CLIENT_ID: "circuit",
    OPENID_CLIENT_SECRET: "between the two",
    OPENID_STAND_IN_PORT: "4701",
    CMS_CIRCUIT_FILE: "/etc/circuit/track.json",
  };
  const cms = Object.keys(readCms({ ...generateSecrets(), ...optional }));
  const web = Object.keys(webEnvironmentSchema.shape).filter((name) => !["NODE_ENV", "PURGE_SECRET"].includes(name));
  expect(Object.keys(example).toSorted()).toEqual([...new Set([...cms, ...web])].toSorted());
});

test("each variable of the example has a comment of its own or with its twin", () => {
  const lines = text.split("\n");
  const bare = lines.filter((line, index) => /^\w+=/u.test(line) && lines[index - 1] === "");
  expect(bare).toEqual([]);
});

test("the example shows the defaults", () => {
  expect(readWeb(example)).toEqual(readWeb({}));
  const secrets = generateSecrets();
  expect(readCms({ ...example, ...secrets })).toEqual(readCms(secrets));
});
