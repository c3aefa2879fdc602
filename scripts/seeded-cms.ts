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

/** The login of the tests, in systems that exist for one run on a loopback port. */
export const testEditor = { email: "tests@circuit.example", password: "Only-while-testing-1" };

/** A seeded CMS at rest: a folder with its database and uploads. */
export interface SeededState {
  folder: string;
  /** Deletes the folder, which is also done when this process ends. */
  remove(): void;
}

/** The seeding under way. */
let making: Promise<void> | null = null;

/**
 * Fills a CMS with the seed: once per day and per version of the CMS, as the seed's dates
 * are relative to the day. The CMS must have been built.
 *
 * @returns The folder in `.cache/` that holds it.
 */
export async function prepareSeededState(root: string, progress: Progress): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const digest = await digestOf(root, cmsInputs, [today, process.version, testEditor.password]);
  const cache = path.join(root, ".cache/seeded-cms");
  const template = path.join(cache, digest.slice(0, 16));
  if (!existsSync(template)) {
    const make = () => progress.step("Filling a CMS with the seed", () => makeTemplate(root, cache, template));
    // Checks that run side by side may ask for it at once, when the day has changed since it was built.
    making ??= make().finally(() => (making = null));
    await making;
  }
  return template;
}

/** Makes a fresh copy of a CMS that was filled with the seed. */
export async function copySeededState(root: string, progress: Progress): Promise<SeededState> {
  const template = await prepareSeededState(root, progress);
  const folder = await mkdtemp(path.join(tmpdir(), "circuit-cms-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  await cp(template, folder, { recursive: true });
  return { folder, remove };
}

/** Variables for a CMS that keeps its state in a folder and listens on a loopback port. */
export function stateVariables(folder: string, port: number): Variables {
  return {
    ...process.env,
    ...generateSecrets(),
    CMS_HOST: "127.0.0.1",
    CMS_PORT: String(port),
    CMS_PUBLIC_URL: "",
    CMS_ADMIN_EMAIL: testEditor.email,
    CMS_ADMIN_PASSWORD: testEditor.password,
    // Never a real database or bucket, even when the environment names one.
    DATABASE_URL: "",
    S3_BUCKET: "",
    // Nor real money.
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

/** A database that was closed properly has no write-ahead log, which a copy could miss. */
async function assertCheckpointed(folder: string): Promise<void> {
  const files = await readdir(folder);
  if (files.includes("cms.db-wal")) throw new Error("The CMS left its database open when it stopped");
}
