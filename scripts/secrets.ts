import { randomBytes } from "node:crypto";

const secretNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
  "SITE_CMS_SECRET",
] as const;

/** What site and CMS share, and how it was called once. */
export const siteSecretNames = ["SITE_CMS_SECRET", "PURGE_SECRET"] as const;

export type SecretName = (typeof secretNames)[number];
export type Secrets = Record<SecretName, string>;
export type Variables = Record<string, string | undefined>;

/** Makes a fresh value for every secret: 32 random bytes each, and two keys for `APP_KEYS`. */
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
  };
}

/**
 * Tells whether secrets are to be generated: only when none is given. When some
 * are and others aren't, a value was lost, and making a new one would hide that.
 */
export function hasNoSecrets(variables: Variables): boolean {
  return secretNames.every((name) => (variables[name] ?? "") === "");
}

/** Addresses with a password in them, which the CMS alone asks, and its keys to the bucket. */
const cmsAddresses = new Set(["SMTP_URL", "DATABASE_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]);

/** The variables without the secrets: all that a program other than the CMS needs to know. */
export function withoutSecrets(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => !isSecretName(name) && !cmsAddresses.has(name)),
  );
}

/** Of the secrets those that the site shares with the CMS. */
export function siteSecrets(variables: Variables): Variables {
  return Object.fromEntries(siteSecretNames.map((name) => [name, variables[name]]));
}

function isSecretName(name: string): name is SecretName {
  return [...secretNames, ...siteSecretNames].some((secret) => secret === name);
}
