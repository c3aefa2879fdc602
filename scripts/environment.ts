import { appendFile, chmod } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { readIfPresent } from "./digest.mjs";
import { generateSecrets, hasNoSecrets, type Secrets, siteSecretNames, type Variables } from "./secrets.ts";
import { standIns, type StandIn, variablesOfStandIns } from "./stand-ins.ts";

/** The validated environment for `start` and `dev`. */
export interface Environment {
  /** All variables for the started programs. */
  variables: Variables;
  /** Whether the secrets were generated just now, at the first start. */
  hasNewSecrets: boolean;
  web: { host: string; port: number; url: string };
  /** `databaseFile` is `null` on PostgreSQL; `outbox` is the folder for mails, `null` with an SMTP server. */
  cms: { host: string; port: number; url: string; databaseFile: string | null; outbox: string | null };
  /** The enabled stand-ins with their ports. */
  standIns: { standIn: StandIn; port: number }[];
}

/**
 * Reads and validates the environment: the process's variables override those in `.env`, which override derived ones.
 * Generates secrets into `.env` at the first start, and those that newer versions need after an upgrade.
 *
 * @param root - Folder of the project, where `.env` is.
 * @param given - For example `process.env`; an empty value counts as absent, except for `meaningfulWhenEmpty`.
 * @throws {Error} A value is missing or malformed; the message names it.
 */
export async function loadEnvironment(root: string, given: Variables): Promise<Environment> {
  const file = path.join(root, ".env");
  const written = parseEnv((await readIfPresent(file)) ?? "");
  const variables = withDerived({ ...present(written), ...present(given) });
  const secrets = generateSecrets();
  if (!hasNoSecrets(variables)) {
    // Older versions lacked these two; no stored data depends on them.
    const isKnown = (name: string) => name in written || name in given;
    const { SITE_CMS_SECRET, TICKET_SIGNING_KEY } = secrets;
    const missing: Partial<Secrets> = {
      ...(!siteSecretNames.some(isKnown) && { SITE_CMS_SECRET }),
      ...(!isKnown("TICKET_SIGNING_KEY") && { TICKET_SIGNING_KEY }),
    };
    const environment = await checked(root, { ...variables, ...missing }, false);
    if (Object.keys(missing).length > 0) await appendSecrets(file, missing);
    return environment;
  }

  const environment = await checked(root, { ...variables, ...secrets }, true);
  await appendSecrets(file, secrets);
  return environment;
}

/** Adds the variables that can be derived from others, unless they are set. */
function withDerived(variables: Variables): Variables {
  const { WEB_PORT = "3000", CMS_HOST = "127.0.0.1", CMS_PORT = "1337" } = variables;
  const cmsHost = CMS_HOST === "0.0.0.0" || CMS_HOST === "::" ? "127.0.0.1" : CMS_HOST;
  const addresses = { SITE_URL: `http://localhost:${WEB_PORT}`, PURGE_URLS: `http://127.0.0.1:${WEB_PORT}/_purge` };
  // A malformed port is reported by `readEnvironment`.
  const site = /^\d+$/u.test(WEB_PORT) ? addresses : {};
  return { ...site, CMS_URL: `http://${cmsHost}:${CMS_PORT}`, ...variables, ...variablesOfStandIns(variables) };
}

/** Validates the variables by the rules of the site and the CMS, before anything slow begins. */
async function checked(root: string, variables: Variables, hasNewSecrets: boolean): Promise<Environment> {
  const web = await import("../web/app/env.server.ts");
  const cms = await import("../cms/config/environment/read-environment.ts");
  // The CMS comes first, so that a malformed CMS_PORT isn't reported as the derived CMS_URL.
  const settings = cms.readEnvironment(variables);
  const { CMS_HOST, CMS_PORT, CMS_PUBLIC_URL, DATABASE_URL, CMS_DATABASE_FILE, CMS_PRIVATE_DIR, SMTP_URL } = settings;
  const { WEB_HOST, WEB_PORT, SITE_URL } = web.readEnvironment(variables);
  if (WEB_PORT === CMS_PORT) throw new Error(`WEB_PORT and CMS_PORT are both ${WEB_PORT}`);

  return {
    variables,
    hasNewSecrets,
    web: { host: WEB_HOST, port: WEB_PORT, url: SITE_URL },
    cms: {
      host: CMS_HOST,
      port: CMS_PORT,
      url: CMS_PUBLIC_URL ?? `http://localhost:${CMS_PORT}`,
      databaseFile: DATABASE_URL === undefined ? path.resolve(root, "cms", CMS_DATABASE_FILE) : null,
      outbox: SMTP_URL === undefined ? path.resolve(root, "cms", CMS_PRIVATE_DIR, "outbox") : null,
    },
    standIns: standIns.flatMap((standIn) => {
      const port = settings[standIn.variable];
      return port === undefined ? [] : [{ standIn, port }];
    }),
  };
}

function present(variables: Variables): Variables {
  const isPresent = ([name, value]: [string, string | undefined]) =>
    value !== undefined && (value !== "" || meaningfulWhenEmpty.has(name));
  return Object.fromEntries(Object.entries(variables).filter(isPresent));
}

/** Variables that may be set to an empty value, to switch something off that `.env` switches on. */
const meaningfulWhenEmpty = new Set([
  "CMS_API_PREFIX",
  "DATABASE_URL",
  "S3_BUCKET",
  "MOLLIE_API_KEY",
  "MOLLIE_API_URL",
  "PAYMENT_STAND_IN_PORT",
  "WALLET_PEM_FILE",
  "WALLET_PASSPHRASE",
  "OPENID_ISSUER",
  "OPENID_STAND_IN_PORT",
]);

async function appendSecrets(file: string, secrets: Partial<Secrets>): Promise<void> {
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}`);
  const text = ["", "# Made at the first start. Keep these: sessions and stored tokens depend on them.", ...lines, ""];
  await appendFile(file, text.join("\n"), { mode: 0o600 });
  await chmod(file, 0o600);
}
