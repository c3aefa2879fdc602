import { mkdir } from "node:fs/promises";
import path from "node:path";
import { readCircuitFile } from "./read-circuit-file.ts";
import { type Environment, EnvironmentError, readEnvironment } from "../config/environment/read-environment.ts";
import { readWalletCertificate } from "../config/environment/read-wallet-certificate.ts";
import { assertPortIsFree } from "./assert-port-is-free.ts";
import { createFirstAdmin } from "./first-admin.ts";
import { loadStrapi } from "./load-strapi.ts";
import { lockStart } from "./lock-start.ts";
import { startWatchdog } from "./start-watchdog.ts";

/**
 * Starts the CMS from its build in `dist/`: checks the environment, seeds an empty database, creates the first
 * administrator, and listens.
 *
 * It prints for the start script: `SEED …` for each seeded group of documents, `ADMIN_LOGIN {json}` when it created an
 * administrator, and `CMS_READY {json}` once it answers requests.
 */
async function serve(): Promise<void> {
  process.env.NODE_ENV ??= "production";
  // The i18n plugin sets the default language by it at the very first start.
  process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= "nl";
  process.env.STRAPI_TELEMETRY_DISABLED ??= "true";

  const appDir = path.resolve(import.meta.dirname, "..");
  process.chdir(appDir);
  const environment = readEnvironment(process.env);
  // Validates the certificate early, so that a mistake stops the start with one line.
  readWalletCertificate(environment);
  const circuit = await readCircuitFile(environment.CMS_CIRCUIT_FILE);
  await assertPortIsFree(environment.CMS_HOST, environment.CMS_PORT);
  await makeFolders(environment);
  const letOthersStart = await lockStart(environment.DATABASE_URL);

  const strapi = await loadStrapi({ appDir, distDir: path.join(appDir, "dist") });

  if (environment.CMS_SEED) {
    const { seed } = await import("../seed/seed.ts");
    await seed(strapi, (line) => console.log(line.replace(/^Seed: /u, "SEED ")));
  }
  const login = await createFirstAdmin(strapi, environment.CMS_ADMIN_EMAIL, environment.CMS_ADMIN_PASSWORD);
  if (login !== null) console.log(`ADMIN_LOGIN ${JSON.stringify(login)}`);

  await strapi.start();
  // Changes are only recorded for the site once the server listens.
  if (circuit !== null) {
    const { importCircuit } = await import("../seed/circuit/import-circuit.ts");
    await importCircuit(strapi, circuit, console.log);
  }
  startWatchdog();
  await letOthersStart();
  console.log(`CMS_READY ${JSON.stringify({ url: strapi.config.get("server.url") })}`);
}

/** Creates the folders for the database file and the uploads. */
async function makeFolders({ CMS_DATABASE_FILE, CMS_UPLOAD_DIR }: Environment): Promise<void> {
  // The database holds personal data, so other users of the machine may not read the folder.
  await mkdir(path.dirname(path.resolve(CMS_DATABASE_FILE)), { recursive: true, mode: 0o700 });
  await mkdir(path.resolve(CMS_UPLOAD_DIR, "uploads"), { recursive: true });
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
}
