import { generateKeyPairSync, randomBytes } from "node:crypto";

const secretNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
  "SITE_CMS_SECRET",
  "TICKET_SIGNING_KEY",
] as const;

/** The secret that site and CMS share, and its old name. */
export const siteSecretNames = ["SITE_CMS_SECRET", "PURGE_SECRET"] as const;

export type SecretName = (typeof secretNames)[number];
export type Secrets = Record<SecretName, string>;
export type Variables = Record<string, string | undefined>;

/** Makes a fresh value for every secret: 32 random bytes each, two keys for `APP_KEYS`, and an Ed25519 key for tickets. */
export function generateSecrets(): Secrets {
  const secret = () => randomBytes(32).toString("base64url");
  return {
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    SITE_CMS_SECRET: secret(),
    TICKET_SIGNING_KEY: ticketKey(),
  };
}

/** A private key, as base64 of PKCS8. */
function ticketKey(): string {
  const { privateKey } = generateKeyPairSync("ed25519");
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
}

/**
 * Tells whether to generate secrets: only when none is set. When some are set and others
 * aren't, one was lost, and generating a new one would hide that.
 */
export function hasNoSecrets(variables: Variables): boolean {
  return secretNames.every((name) => (variables[name] ?? "") === "");
}

/** Addresses that contain a password, and the keys to the bucket, the payments and the passes for wallets: only the CMS uses these. */
const cmsAddresses = new Set([
  "SMTP_URL",
  "DATABASE_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "MOLLIE_API_KEY",
  "WALLET_PASSPHRASE",
  "OPENID_CLIENT_SECRET",
]);

/** The variables without the secrets, for programs other than the CMS. */
export function withoutSecrets(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => !isSecretName(name) && !cmsAddresses.has(name)),
  );
}

/** The secret that the site shares with the CMS, under both its names. */
export function siteSecrets(variables: Variables): Variables {
  return Object.fromEntries(siteSecretNames.map((name) => [name, variables[name]]));
}

function isSecretName(name: string): name is SecretName {
  return [...secretNames, ...siteSecretNames].some((secret) => secret === name);
}
