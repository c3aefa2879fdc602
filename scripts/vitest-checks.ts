import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildCms } from "./builds.ts";
import type { CheckContext } from "./check-context.ts";
import { runCommand } from "./run-command.ts";
import { prepareSeededState } from "./seeded-cms.ts";
import { readReport } from "./test-reports.ts";

let emptyCms: Promise<string> | null = null;

/** Creates the empty CMS that contract tests copy, once in a run. @returns Its temporary folder. */
export function prepareEmptyCms({ root, progress }: CheckContext): Promise<string> {
  const make = async () => {
    const folder = path.join(temporaryFolder(), "template");
    await runCommand(["node", "tests/make-empty-cms.ts", folder], { cwd: path.join(root, "cms"), output: "hide" });
    return folder;
  };
  emptyCms ??= progress.step("Starting an empty CMS", make);
  return emptyCms;
}

/** Creates a folder that is deleted when this process exits. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "circuit-cms-tests-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the contract tests of the CMS in two parallel shards, or the named tests. */
export async function checkCms(context: CheckContext): Promise<void> {
  await buildCms("server", context);
  const config = "cms/vitest.config.mts";
  if (context.parameters.length > 0) return vitest("cms", config, context, { TESTS_WHOLE: "all" });
  const variables = {
    SEEDED_CMS: await prepareSeededState(context.root, context.progress),
    EMPTY_CMS: await prepareEmptyCms(context),
  };
  // Each shard has its own temporary folder, as some tests check which files are left there.
  const folder = temporaryFolder();
  const half = (number: number) => {
    const TMPDIR = path.join(folder, String(number));
    mkdirSync(TMPDIR);
    return vitest(
      `cms-${number}`,
      config,
      { ...context, parameters: [`--shard=${number}/2`] },
      { ...variables, TMPDIR },
    );
  };
  const halves = await Promise.allSettled([half(1), half(2)]);
  for (const outcome of halves) if (outcome.status === "rejected") throw outcome.reason;
}

/** Tests that also run on PostgreSQL: of code with SQL or locks, and of several instances. */
const sharedDatabaseTests = [
  "postgres/shared-work",
  "postgres/two-instances",
  "postgres/account-instances",
  "accounts",
  "catalogue",
  "changes",
  "contract",
  "fixed-content",
  "kassa",
  "light-views",
  "logins",
  "mail.test",
  "mail-queue",
  "media-in-use",
  "mollie-",
  "moved-event",
  "ordered-content",
  "public-queries",
  "scheduled-articles",
  "shop-",
  "submissions",
  "subscriptions",
  "two-editors",
];

/** Runs `sharedDatabaseTests` on PostgreSQL, or the named tests; `tests/` names all. */
export async function checkPostgres(context: CheckContext): Promise<void> {
  await buildCms("server", context);
  const parameters = context.parameters.length === 0 ? sharedDatabaseTests : context.parameters;
  await vitest("postgres", "cms/vitest.postgres.config.mts", { ...context, parameters });
}

/**
 * Runs Vitest in the folder of a configuration, and retries failed files once, one at a time.
 *
 * @param name - Name of the report, see `readResults`.
 * @throws {Error} Tests failed both times, or the run failed outside its tests.
 */
export async function vitest(
  name: string,
  config: string,
  { root, reports, parameters, isWhole }: CheckContext,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...process.env, ...(isWhole ? { TESTS_WHOLE: "all" } : {}), ...variables };
  const run = (report: string, ...more: string[]) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports}/${report}.json`];
    const command = ["vitest", "run", "--config", path.basename(config), ...reporters, ...more];
    return runCommand(command, { cwd: path.join(root, path.dirname(config)), env, hasLowPriority: true });
  };
  try {
    await run(name, ...parameters);
  } catch (error) {
    const report = path.join(reports, `${name}.json`);
    if (!existsSync(report)) throw error;
    const results = await readReport(report);
    const files = results.filter(({ outcome }) => outcome === "failed").map(({ file }) => file);
    if (files.length === 0 || files.includes("")) throw error;
    await run(`${name}-again`, "--maxWorkers=1", ...new Set(files));
  }
}
