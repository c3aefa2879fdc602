import { spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { compressFiles } from "./compress-files.ts";
import { fingerprintOf, readFingerprint, writeFingerprint } from "./fingerprint.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Strapi reads the configuration during a build, so the secrets must be set, but they don't end up in the build. */
const placeholder = "only-while-building";
const buildVariables = {
  APP_KEYS: placeholder,
  API_TOKEN_SALT: placeholder,
  ADMIN_JWT_SECRET: placeholder,
  TRANSFER_TOKEN_SALT: placeholder,
  JWT_SECRET: placeholder,
  ENCRYPTION_KEY: placeholder,
  TICKET_SIGNING_KEY: generateKeyPairSync("ed25519")
    .privateKey.export({ format: "der", type: "pkcs8" })
    .toString("base64"),
  STRAPI_TELEMETRY_DISABLED: "true",
  NODE_ENV: "production",
};

/** Runs a program of the CMS's dependencies, and shows its output only when it fails. */
async function run(program: string, ...parameters: string[]): Promise<void> {
  const file = path.join(root, "node_modules", program);
  const env = { ...process.env, ...buildVariables };
  const child = spawn(process.execPath, [file, ...parameters], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  process.once("SIGTERM", () => child.kill() && process.exit(1));

  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const [code]: unknown[] = await once(child, "close");
  if (code === 0) return;
  throw new Error(`${program} ${parameters.join(" ")} failed\n${Buffer.concat(output).toString()}`);
}

const serverInputs = [
  "src",
  "config",
  "tsconfig.json",
  "tsconfig.contract.json",
  "package-lock.json",
  "../contract/src",
];

/** Compiles the server to `dist/`, and deletes the earlier build, so that removed content types don't linger. */
async function buildServer(): Promise<void> {
  const fingerprint = await fingerprintOf(root, serverInputs);
  if ((await readFingerprint(root, "server")) === fingerprint) return;

  for (const stale of ["dist/src", "dist/config", "dist/fingerprint-server", "contract"]) {
    await rm(path.join(root, stale), { recursive: true, force: true });
  }
  await buildContract();
  // Writes the types of the components, which aren't in git.
  await import("./component-types.ts");
  await run("typescript/bin/tsc", "--project", "tsconfig.json");
  await writeFingerprint(root, "server", fingerprint);
}

/**
 * Compiles the contract to `cms/contract/`, so that a running CMS needs nothing from outside its folder. It can't be in
 * `dist/`, which Strapi empties in development.
 */
function buildContract(): Promise<void> {
  return run("typescript/bin/tsc", "--project", "tsconfig.contract.json");
}

const adminInputs = [
  "src/admin",
  "../contract/src/forms/date-bounds.ts",
  "../contract/src/fold-text.ts",
  "../contract/src/locales.ts",
  "../contract/src/urls/paths.ts",
  "../contract/src/shop/admission-days.ts",
  "../contract/src/shop/vat.ts",
  "../contract/src/urls/slug.ts",
  "src/content/editing/placeholder-slug.ts",
  "src/shop/kassa-limits.ts",
  "package-lock.json",
  "bin/compress-files.ts",
];

/**
 * Whether the admin panel must be built. If so, deletes the fingerprint of the earlier build, so that a running CMS
 * shows the waiting page of `panel-building.ts` until the panel is built.
 */
async function panelIsStale(fingerprint: string): Promise<boolean> {
  if ((await readFingerprint(root, "admin")) === fingerprint) return false;
  await rm(path.join(root, "dist/fingerprint-admin"), { force: true });
  await mkdir(path.join(root, "dist/build"), { recursive: true });
  return true;
}

/** Builds the admin panel to `dist/build`, which takes about two minutes and 2 GB of memory. */
async function buildAdmin(): Promise<void> {
  const fingerprint = await fingerprintOf(root, adminInputs);
  if (!(await panelIsStale(fingerprint))) return;

  await run("@strapi/strapi/bin/strapi.js", "build");
  await compressFiles(path.join(root, "dist", "build"));
  await writeFingerprint(root, "admin", fingerprint);
}

/** Writes `types/generated` from the content types' schemas. */
async function writeTypes(): Promise<void> {
  await buildContract();
  await run("@strapi/strapi/bin/strapi.js", "ts:generate-types");
}

const { values } = parseArgs({
  options: {
    "server-only": { type: "boolean" },
    // Compiles the server, for a start that builds the panel later.
    "server-first": { type: "boolean" },
    // Runs at a low priority, beside programs that serve visitors.
    gently: { type: "boolean" },
    types: { type: "boolean" },
  },
});
if (values.gently) setPriority(constants.priority.PRIORITY_LOW);

if (values.types) {
  await writeTypes();
} else {
  await buildServer();
  if (values["server-first"]) await panelIsStale(await fingerprintOf(root, adminInputs));
  else if (!values["server-only"]) await buildAdmin();
}
