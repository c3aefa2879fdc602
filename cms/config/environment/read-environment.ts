import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import * as z from "zod";

/** Shortest accepted secret, in characters. */
const secretLength = 16;

const secret = z
  .string("is missing")
  .regex(/^\S+$/u, "holds white space")
  .min(secretLength, `is shorter than ${secretLength} characters`)
  .refine((value) => !/tobemodified|change_?me/iu.test(value), "is still the example value");

/** Ed25519 keys for tickets, in base64 of DER: a private key for signing, then private or public keys for verifying. */
const ticketKeys = z
  .string("is missing")
  .transform((keys) => keys.split(",").map((key) => key.trim()))
  .refine(([first = ""]) => isKey(first, readPrivate), "begins with no private Ed25519 key (base64 of PKCS8)")
  .refine(
    (keys) => keys.every((key) => isKey(key, readPrivate) || isKey(key, readPublic)),
    "holds what is no Ed25519 key (base64 of PKCS8 or SPKI)",
  );

function isKey(text: string, read: (der: Buffer) => KeyObject): boolean {
  try {
    return read(Buffer.from(text, "base64")).asymmetricKeyType === "ed25519";
  } catch {
    return false;
  }
}

function readPrivate(key: Buffer): KeyObject {
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}

function readPublic(key: Buffer): KeyObject {
  return createPublicKey({ key, format: "der", type: "spki" });
}

const flag = z.enum(["true", "false"], "is neither true nor false").transform((value) => value === "true");

const url = z.url({ protocol: /^https?$/u, error: "is not a http(s) address" });

const port = z
  .string()
  .regex(/^\d{1,5}$/u, "is not a port number")
  .transform(Number)
  .refine((number) => number <= 65_535, "is not a port number");

const folder = z.string().min(1, "is empty");

const environmentSchema = z.object({
  CMS_HOST: z.string().min(1, "is empty").default("127.0.0.1"),
  CMS_PORT: port.default(1337),
  CMS_PUBLIC_URL: url.optional(),
  SITE_URL: url.default("http://localhost:3000"),
  SITE_CMS_SECRET: secret.optional(),
  /** The old name of `SITE_CMS_SECRET`. */
  PURGE_SECRET: secret.optional(),
  PURGE_URLS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    )
    .pipe(z.array(url)),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/u, error: "is not a postgres:// address" }).optional(),
  CMS_DATABASE_FILE: folder.default(".state/cms.db"),
  CMS_UPLOAD_DIR: folder.default("public"),
  CMS_PRIVATE_DIR: folder.default(".state/private"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, "is no bucket's name")
    .optional(),
  S3_REGION: z.string().default("eu-west-1"),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/u, error: "is not an smtp(s) address" }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n"]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
      "is not an address, or a name and an <address>",
    )
    .default("Circuit Drenthe <noreply@circuit-drenthe.example>"),
  MAIL_RETRY_SECONDS: z
    .string()
    .regex(/^\d{1,4}(?:\.\d+)?$/u, "is not a number of seconds")
    .transform(Number)
    .default(30),
  ORDERS_PER_NETWORK: z
    .string()
    .regex(/^[1-9]\d{0,5}$/u, "is not a number of orders")
    .default("40")
    .transform(Number),
  MOLLIE_API_KEY: z
    .string()
    .regex(
      /^(?:test|live)_[A-Za-z0-9]{30,}$/u,
      "is no API key of Mollie: test_ or live_ and at least 30 letters and digits",
    )
    .optional(),
  MOLLIE_API_URL: url.optional(),
  /** The start scripts read it, start the stand-in on this port and set `MOLLIE_API_KEY` and `MOLLIE_API_URL`. */
  PAYMENT_STAND_IN_PORT: port.optional(),
  /** `read-wallet-certificate.ts` validates the file's contents. */
  WALLET_PEM_FILE: z.string().optional(),
  WALLET_PASSPHRASE: z.string().optional(),
  /** The circuit's own OpenID provider, by which visitors can sign in. */
  OPENID_ISSUER: url.optional(),
  OPENID_TITLE: z.string().max(40, "is longer than 40 characters").default("OpenID"),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  OPENID_STAND_IN_PORT: port.optional(),
  CMS_SEED: flag.default(true),
  /** File with a circuit, which the CMS imports once at the start. */
  CMS_CIRCUIT_FILE: z.string().optional(),
  CMS_ADMIN_EMAIL: z.email("is not an e-mail address").default("admin@circuit.example"),
  CMS_ADMIN_PASSWORD: z
    .string()
    .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/u, "needs 8 characters with a small letter, a capital and a digit")
    .optional(),
  APP_KEYS: z
    .string("is missing")
    .transform((keys) => keys.split(","))
    .pipe(z.array(secret)),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  TICKET_SIGNING_KEY: ticketKeys,
});

const bucketKeys = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const openIdKeys = ["OPENID_CLIENT_ID", "OPENID_CLIENT_SECRET"] as const;

const consistentSchema = environmentSchema.superRefine((environment, context) => {
  const add = (name: keyof typeof environment, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (environment.S3_BUCKET !== undefined) {
    for (const key of bucketKeys) if (environment[key] === undefined) add(key, "is missing: S3_BUCKET is set");
  }
  if (environment.WALLET_PASSPHRASE !== undefined && environment.WALLET_PEM_FILE === undefined) {
    add("WALLET_PEM_FILE", "is missing: WALLET_PASSPHRASE is set");
  }
  if (environment.OPENID_ISSUER !== undefined) {
    for (const key of openIdKeys) if (environment[key] === undefined) add(key, "is missing: OPENID_ISSUER is set");
    const { protocol, hostname } = new URL(environment.OPENID_ISSUER);
    const isHere = hostname === "127.0.0.1" || hostname === "localhost";
    if (protocol !== "https:" && !isHere) add("OPENID_ISSUER", "has no https");
  }
  const { MOLLIE_API_KEY: key, MOLLIE_API_URL: standIn, SITE_URL: site } = environment;
  if (standIn !== undefined && key === undefined) add("MOLLIE_API_KEY", "is missing: MOLLIE_API_URL is set");
  for (const name of ["PAYMENT_STAND_IN_PORT", "OPENID_STAND_IN_PORT"] as const) {
    if (environment[name] === undefined || !site.startsWith("https:")) continue;
    add(name, "is for trying things, and SITE_URL has https");
  }
  if (key?.startsWith("live_") !== true) return;
  if (standIn !== undefined) add("MOLLIE_API_URL", "is for a stand-in, and MOLLIE_API_KEY is a live one");
  if (!site.startsWith("https:")) add("MOLLIE_API_KEY", "is a live one, and SITE_URL has no https");
});

export type Environment = z.infer<typeof environmentSchema>;

/** Thrown when an environment variable is missing or malformed; the message names it. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Reads and validates the environment variables of the CMS.
 *
 * @param variables - For example `process.env`; an empty value counts as absent.
 * @returns Typed values with defaults. Folders may be relative to the working directory, which is `cms/`.
 * @throws {EnvironmentError} A variable is missing or malformed.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = consistentSchema.safeParse(given);
  if (parsed.success) return parsed.data;

  const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  throw new EnvironmentError([...new Set(problems)].join("; "));
}
