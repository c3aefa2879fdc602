import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { digestOf } from "./digest.mjs";
import { findFreePort } from "./ports.ts";
import type { Progress } from "./progress.mjs";
import { waitUntilReady } from "./readiness.ts";
import { generateSecrets, type Variables } from "./secrets.ts";
import { startService } from "./service.ts";
import { cmsScript } from "./site-services.ts";

const cmsInputs = [
  ...["bin", "config", "content", "package-lock.json", "seed", "src"].map((input) => `cms/${input}`),
  ...["forms", "clean-text.ts", "email-pattern.ts", "locales.ts", "site-link", "urls"].map(
    (input) => `contract/src/${input}`,
  ),
];

/** Login of the tests' panel user. */
export const testEditor = { email: "tests@circuit.example", password: "Only-while-testing-1" };

/** A folder with the database and uploads of a seeded CMS that isn't running. */
export interface SeededState {
  folder: string;
  /** Deletes the folder, which also happens when this process exits. */
  remove(): void;
}

/** The running seeding, shared by parallel checks. */
let making: Promise<void> | null = null;

/**
 * Seeds a CMS, once per day and version of the CMS, as the seed's dates are relative to the day. The CMS must be built.
 *
 * @returns The folder in `.cache/` with its database and uploads.
 */
export async function prepareSeededState(root: string, progress: Progress): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const digest = await digestOf(root, cmsInputs, [today, process.version, testEditor.password]);
  const cache = path.join(root, ".cache/seeded-cms");
  const template = path.join(cache, digest.slice(0, 16));
  if (!existsSync(template)) {
    const make = () => progress.step("Filling a CMS with the seed", () => makeTemplate(root, cache, template));
    making ??= make().finally(() => (making = null));
    await making;
  }
  return template;
}

/** Copies the state of a seeded CMS to a temporary folder. */
export async function copySeededState(root: string, progress: Progress): Promise<SeededState> {
  const template = await prepareSeededState(root, progress);
  const folder = await mkdtemp(path.join(tmpdir(), "circuit-cms-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  await cp(template, folder, { recursive: true });
  return { folder, remove };
}

/** Makes the variables for a CMS that has its state in a folder, and uses no real services. */
export function stateVariables(folder: string, port: number): Variables {
  return {
    ...process.env,
    ...generateSecrets(),
    CMS_HOST: "127.0.0.1",
    CMS_PORT: String(port),
    CMS_PUBLIC_URL: "",
    CMS_ADMIN_EMAIL: testEditor.email,
    CMS_ADMIN_PASSWORD: testEditor.password,
    // Empty values override the machine's environment: no real database, bucket or payments.
    DATABASE_URL: "",
    S3_BUCKET: "",
    MOLLIE_API_KEY: "",
    MOLLIE_API_URL: "",
    PAYMENT_STAND_IN_PORT: "",
    OPENID_ISSUER: "",
    OPENID_STAND_IN_PORT: "",
    WALLET_PEM_FILE: "",
    WALLET_PASSPHRASE: "",
    CMS_DATABASE_FILE: path.join(folder, "cms.db"),
    CMS_UPLOAD_DIR: path.join(folder, "public"),
    CMS_PRIVATE_DIR: path.join(folder, "private"),
    SMTP_URL: "",
    CMS_SEED: "true",
    NODE_ENV: "production",
  };
}

async function makeTemplate(root: string, cache: string, template: string): Promise<void> {
  await rm(cache, { recursive: true, force: true });
  const unfinished = `${template}.unfinished`;
  await mkdir(path.join(unfinished, "public/uploads"), { recursive: true });

  const port = await findFreePort();
  const log: string[] = [];
  const cms = startService({
    name: "cms",
    script: cmsScript,
    folder: path.join(root, "cms"),
    variables: stateVariables(unfinished, port),
    onLine: (line) => log.push(line) === 0,
  });
  try {
    await waitUntilReady(cms, `http://127.0.0.1:${port}/_health`, { deadlineMs: 1_200_000 });
  } catch (error) {
    process.stderr.write(`${log.join("\n")}\n`);
    throw error;
  } finally {
    await cms.stop();
  }
  await assertCheckpointed(unfinished);
  await rename(unfinished, template);
}

/** Checks that the database was closed properly, and so has no write-ahead log. */
async function assertCheckpointed(folder: string): Promise<void> {
  const files = await readdir(folder);
  if (files.includes("cms.db-wal")) throw new Error("The CMS left its database open when it stopped");
}
