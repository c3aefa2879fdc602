import { randomBytes } from "node:crypto";

const secretNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
  "PURGE_SECRET",
] as const;

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
    PURGE_SECRET: secret(),
  };
}

/**
 * Tells whether secrets are to be generated: only when none is given. When some
 * are and others aren't, a value was lost, and making a new one would hide that.
 */
export function hasNoSecrets(variables: Variables): boolean {
  return secretNames.every((name) => (variables[name] ?? "") === "");
}

/** The variables without the secrets: all that a program other than the CMS needs to know. */
export function withoutSecrets(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isSecretName(name) && name !== "SMTP_URL"));
}

function isSecretName(name: string): name is SecretName {
  return secretNames.some((secret) => secret === name);
}
