import { mkdir } from "node:fs/promises";
import path from "node:path";
import { readCircuitFile } from "./read-circuit-file.ts";
import { type Environment, EnvironmentError, readEnvironment } from "../config/environment/read-environment.ts";
import { readWalletCertificate } from "../config/environment/read-wallet-certificate.ts";
import { assertPortIsFree } from "./assert-port-is-free.ts";
import { createFirstAdmin } from "./first-admin.ts";
import { loadStrapi } from "./load-strapi.ts";
import { startAlone } from "./start-alone.ts";
import { watchLoop } from "./watch-loop.ts";

/**
 * Starts the CMS from its build in `dist/`: checks the environment, fills an
 * empty database, makes the first administrator, and listens.
 *
 * On standard output, for whoever started it: `ADMIN_LOGIN {json}` when an
 * administrator was made, then `CMS_READY {json}` once it answers requests. While it fills
 * an empty database, it writes a line that begins with `SEED ` for each group of documents.
 */
async function serve(): Promise<void> {
  process.env.NODE_ENV ??= "production";
  // Read by the i18n plug-in at the very first start, when the default language is fixed.
  process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE ??= "nl";
  process.env.STRAPI_TELEMETRY_DISABLED ??= "true";

  const appDir = path.resolve(import.meta.dirname, "..");
  process.chdir(appDir);
  const environment = readEnvironment(process.env);
  // The shop reads it again; here a mistake stops the start with one line.
  readWalletCertificate(environment);
  const circuit = await readCircuitFile(environment.CMS_CIRCUIT_FILE);
  await assertPortIsFree(environment.CMS_HOST, environment.CMS_PORT);
  await makeFolders(environment);
  const letOthersStart = await startAlone(environment.DATABASE_URL);

  const strapi = await loadStrapi({ appDir, distDir: path.join(appDir, "dist") });

  if (environment.CMS_SEED) {
    const { seed } = await import("../seed/seed.ts");
    await seed(strapi, (line) => console.log(line.replace(/^Seed: /u, "SEED ")));
  }
  const login = await createFirstAdmin(strapi, environment.CMS_ADMIN_EMAIL, environment.CMS_ADMIN_PASSWORD);
  if (login !== null) console.log(`ADMIN_LOGIN ${JSON.stringify(login)}`);

  await strapi.start();
  // Once it listens, so that the site hears of the changes.
  if (circuit !== null) {
    const { importCircuit } = await import("../seed/circuit/import-circuit.ts");
    await importCircuit(strapi, circuit, console.log);
  }
  watchLoop();
  await letOthersStart();
  console.log(`CMS_READY ${JSON.stringify({ url: strapi.config.get("server.url") })}`);
}

/** The database file and the uploads each need a folder that is there; a new machine has neither. */
async function makeFolders({ CMS_DATABASE_FILE, CMS_UPLOAD_DIR }: Environment): Promise<void> {
  // It holds personal data: nobody else on this machine may look into it.
  await mkdir(path.dirname(path.resolve(CMS_DATABASE_FILE)), { recursive: true, mode: 0o700 });
  await mkdir(path.resolve(CMS_UPLOAD_DIR, "uploads"), { recursive: true });
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
}
