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

/** The name of the secret that site and CMS share, and its old name. */
export const siteSecretNames = ["SITE_CMS_SECRET", "PURGE_SECRET"] as const;

export type SecretName = (typeof secretNames)[number];
export type Secrets = Record<SecretName, string>;
export type Variables = Record<string, string | undefined>;

/** Generates all secrets. */
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

/** Generates a private Ed25519 key, in base64 of PKCS8. */
function ticketKey(): string {
  const { privateKey } = generateKeyPairSync("ed25519");
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
}

/** Whether no secret is set. When only some are set, one was lost, and generating a new one would hide that. */
export function hasNoSecrets(variables: Variables): boolean {
  return secretNames.every((name) => (variables[name] ?? "") === "");
}

/** Names of variables that hold passwords or keys which only the CMS uses. */
const cmsAddresses = new Set([
  "SMTP_URL",
  "DATABASE_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "MOLLIE_API_KEY",
  "WALLET_PASSPHRASE",
  "OPENID_CLIENT_SECRET",
]);

/** Removes the secrets from variables, for programs other than the CMS. */
export function withoutSecrets(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => !isSecretName(name) && !cmsAddresses.has(name)),
  );
}

/** Selects the variables of the secret that the site shares with the CMS, under both its names. */
export function siteSecrets(variables: Variables): Variables {
  return Object.fromEntries(siteSecretNames.map((name) => [name, variables[name]]));
}

function isSecretName(name: string): name is SecretName {
  return [...secretNames, ...siteSecretNames].some((secret) => secret === name);
}
