import path from "node:path";
import { buildCms } from "./builds.ts";
import type { CheckContext } from "./check-context.ts";
import { runCommand } from "./run-command.ts";
import { prepareSeededState } from "./seeded-cms.ts";

/**
 * Runs the contract tests of the CMS. In a run of all, those of the seed look at a copy of the CMS that was filled for
 * journeys; tests that are named don't wait for one.
 */
export async function checkCms(context: CheckContext): Promise<void> {
  await buildCms("server", context);
  const isWhole = context.parameters.length === 0;
  const variables = isWhole ? { SEEDED_CMS: await prepareSeededState(context.root, context.progress) } : {};
  await vitest("cms", "cms/vitest.config.mts", context, variables);
}

/** Tests of code that instances share, that has SQL of our own, or that relies on locks of the database. */
const sharedDatabaseTests = [
  "postgres/shared-work",
  "postgres/two-instances",
  "postgres/account-instances",
  "accounts",
  "catalogue",
  "changes",
  "contract",
  "expired-mails",
  "kassa",
  "light-views",
  "linked-publications",
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

/** Runs those, or the tests that are named; `tests/` names all. */
export async function checkPostgres(context: CheckContext): Promise<void> {
  await buildCms("server", context);
  const parameters = context.parameters.length === 0 ? sharedDatabaseTests : context.parameters;
  await vitest("postgres", "cms/vitest.postgres.config.mts", { ...context, parameters });
}

/** Runs the tests of one configuration, in the folder of that configuration. */
export async function vitest(
  name: string,
  config: string,
  { root, reports, parameters }: CheckContext,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports}/${name}.json`];
  const folder = path.join(root, path.dirname(config));
  const command = ["vitest", "run", "--config", path.basename(config), ...reporters, ...parameters];
  await runCommand(command, { cwd: folder, env: { ...process.env, ...variables } });
}
