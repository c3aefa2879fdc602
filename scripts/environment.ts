import { appendFile, chmod } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { readIfPresent } from "./digest.mjs";
import { generateSecrets, hasNoSecrets, type Secrets, siteSecretNames, type Variables } from "./secrets.ts";
import { standIns, type StandIn, variablesOfStandIns } from "./stand-ins.ts";

/** The environment for `start` and `dev`; every value is checked. */
export interface Environment {
  /** All variables for the programs that are started. */
  variables: Variables;
  /** Whether all secrets were generated just now, as at the first start. */
  hasNewSecrets: boolean;
  web: { host: string; port: number; url: string };
  /**
   * `databaseFile` is SQLite's, `null` on PostgreSQL; `outbox` is the folder for mail when there is no
   * mail server, `null` when there is one.
   */
  cms: { host: string; port: number; url: string; databaseFile: string | null; outbox: string | null };
  /** The stand-ins that are to be started, and their ports. */
  standIns: { standIn: StandIn; port: number }[];
}

/**
 * Reads the environment. The process's own variables come before those in `.env` (ignored by
 * git), and those before values that follow from other values. Generates secrets and writes them
 * to `.env` when none is set anywhere, which is at the first start. The secret that site and CMS
 * share and the key for tickets are also generated after an upgrade from a version without them.
 *
 * @param root - Folder of the project, where `.env` is.
 * @param given - As `process.env`; an empty value counts as absent, except for `meaningfulWhenEmpty`.
 * @throws {Error} A value is missing or malformed; the message is one line that names it.
 */
export async function loadEnvironment(root: string, given: Variables): Promise<Environment> {
  const file = path.join(root, ".env");
  const written = parseEnv((await readIfPresent(file)) ?? "");
  const variables = withDerived({ ...present(written), ...present(given) });
  const secrets = generateSecrets();
  if (!hasNoSecrets(variables)) {
    // Older versions had neither, or the first under its old name. No stored data depends on them.
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

/** Addresses that follow from the ports, unless they are given. */
function withDerived(variables: Variables): Variables {
  const { WEB_PORT = "3000", CMS_HOST = "127.0.0.1", CMS_PORT = "1337" } = variables;
  const cmsHost = CMS_HOST === "0.0.0.0" || CMS_HOST === "::" ? "127.0.0.1" : CMS_HOST;
  const addresses = { SITE_URL: `http://localhost:${WEB_PORT}`, PURGE_URLS: `http://127.0.0.1:${WEB_PORT}/_purge` };
  // A malformed port is left to its own check, which names it.
  const site = /^\d+$/u.test(WEB_PORT) ? addresses : {};
  return { ...site, CMS_URL: `http://${cmsHost}:${CMS_PORT}`, ...variables, ...variablesOfStandIns(variables) };
}

/** Checks the values by the rules of both programs, before anything slow begins. */
async function checked(root: string, variables: Variables, hasNewSecrets: boolean): Promise<Environment> {
  const web = await import("../web/app/env.server.ts");
  const cms = await import("../cms/config/environment/read-environment.ts");
  // The CMS first: CMS_URL may follow from its port, and then the error should name the port.
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

/** Variables that may be set to nothing, to override `.env`: no prefix, SQLite, files in a folder, no payments, no wallets, no OpenID. */
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
