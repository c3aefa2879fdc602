import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "../config/environment/read-environment.ts";
import { newTicketKey } from "./ticket-key.ts";

const ticketKey = newTicketKey();
const secret = "a-secret-of-enough-length";
const liveKey = `live_${"a1B2".repeat(8)}`;
const standIn = "http://127.0.0.1:4700/v2/";
const valid = {
  APP_KEYS: `${secret},${secret}`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  TICKET_SIGNING_KEY: ticketKey.signing,
};

test("an operator needs to give nothing but the secrets", () => {
  expect(readEnvironment(valid)).toMatchObject({
    CMS_HOST: "127.0.0.1",
    CMS_PORT: 1337,
    CMS_SEED: true,
    APP_KEYS: [secret, secret],
  });
});

test("an empty value counts as absent", () => {
  expect(readEnvironment({ ...valid, CMS_PORT: "", CMS_PUBLIC_URL: "" })).toMatchObject({ CMS_PORT: 1337 });
});

describe("the start stops with one line that names", () => {
  test.each(Object.keys(valid))("%s when it is missing", (name) => {
    const read = () => readEnvironment({ ...valid, [name]: undefined });

    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name} is missing$`, "u"));
  });

  test.each([
    ["APP_KEYS", `${secret},short`, "is shorter than 16 characters"],
    ["JWT_SECRET", "tobemodified-tobemodified", "is still the example value"],
    ["ENCRYPTION_KEY", "has white space in it", "holds white space"],
    ["TICKET_SIGNING_KEY", ticketKey.public, "begins with no private Ed25519 key (base64 of PKCS8)"],
    ["TICKET_SIGNING_KEY", `${ticketKey.signing},${secret}`, "holds what is no Ed25519 key (base64 of PKCS8 or SPKI)"],
    ["CMS_PORT", "eighty", "is not a port number"],
    ["CMS_PORT", "70000", "is not a port number"],
    ["DATABASE_URL", "mysql://db.example/circuit", "is not a postgres:// address"],
    ["MOLLIE_API_KEY", "prod_abc", "is no API key of Mollie: test_ or live_ and at least 30 letters and digits"],
    ["S3_BUCKET", "Circuit Files", "is no bucket's name"],
    ["S3_ENDPOINT", "s3.example", "is not a http(s) address"],
    ["CMS_PUBLIC_URL", "ftp://cms.example", "is not a http(s) address"],
    ["CMS_SEED", "yes", "is neither true nor false"],
    ["CMS_ADMIN_EMAIL", "admin", "is not an e-mail address"],
    ["CMS_ADMIN_PASSWORD", "password", "needs 8 characters with a small letter, a capital and a digit"],
  ])("%s when it is %s", (name, value, problem) => {
    const read = () => readEnvironment({ ...valid, [name]: value });

    expect(read).toThrow(`${name} ${problem}`);
    expect(read).toThrow(/^[^\n]+$/u);
  });

  test.each([
    [
      { S3_BUCKET: "circuit-files" },
      "S3_ACCESS_KEY_ID is missing: S3_BUCKET is set; S3_SECRET_ACCESS_KEY is missing: S3_BUCKET is set",
    ],
    [{ WALLET_PASSPHRASE: "opens the key" }, "WALLET_PEM_FILE is missing: WALLET_PASSPHRASE is set"],
    [{ MOLLIE_API_KEY: liveKey }, "MOLLIE_API_KEY is a live one, and SITE_URL has no https"],
    [
      { MOLLIE_API_KEY: liveKey, SITE_URL: "https://circuit.example", MOLLIE_API_URL: standIn },
      "MOLLIE_API_URL is for a stand-in, and MOLLIE_API_KEY is a live one",
    ],
    [{ MOLLIE_API_URL: standIn }, "MOLLIE_API_KEY is missing: MOLLIE_API_URL is set"],
    [
      { PAYMENT_STAND_IN_PORT: "4700", SITE_URL: "https://circuit.example" },
      "PAYMENT_STAND_IN_PORT is for trying things, and SITE_URL has https",
    ],
    [
      { OPENID_STAND_IN_PORT: "4701", SITE_URL: "https://circuit.example" },
      "OPENID_STAND_IN_PORT is for trying things, and SITE_URL has https",
    ],
  ])("what lacks something else, or could go wrong with payments and sign-ins: %o", (variables, problem) => {
    expect(() => readEnvironment({ ...valid, ...variables })).toThrow(new RegExp(`^${problem}$`, "u"));
  });
});

test("a live key pays for a site with https, and a test key for any", () => {
  const live = { ...valid, MOLLIE_API_KEY: liveKey, SITE_URL: "https://circuit.example" };
  expect(readEnvironment(live)).toMatchObject({ MOLLIE_API_KEY: liveKey });
  const testing = { ...valid, MOLLIE_API_KEY: liveKey.replace("live", "test"), MOLLIE_API_URL: standIn };
  expect(readEnvironment(testing)).toMatchObject({ MOLLIE_API_URL: standIn });
});
