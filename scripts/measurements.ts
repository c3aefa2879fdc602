import path from "node:path";
import { buildCms } from "./builds.ts";
import type { CheckContext } from "./check-context.ts";
import { onSeededSite } from "./on-seeded-site.ts";
import { runCommand } from "./run-command.ts";
import type { SiteOptions } from "./seeded-site.ts";

/** Variables of a site that runs as a single process. */
export const oneProcessVariables = { WEB_PROCESSES: "1" };

/** Variables of a site behind nginx. */
export const behindNginxVariables = { TRUSTED_PROXIES: "1" };

/** Creates a check that runs a program of `bench/` on the built site. */
export function measurement(script: string, options: SiteOptions = {}, variables: NodeJS.ProcessEnv = {}) {
  return (context: CheckContext): Promise<void> =>
    onSeededSite(
      context,
      (env) => runCommand(["node", script], { cwd: path.join(context.root, "bench"), env: { ...env, ...variables } }),
      options,
    );
}

/** Measures orders on both databases, at full speed and at a fixed rate, and then the availability queries. */
export async function measureSelling(context: CheckContext): Promise<void> {
  await buildCms("server", context);
  for (const [config, rate] of [
    ["measured", "0"],
    ["measured", "40"],
    ["measured-postgres", "0"],
    ["measured-postgres", "200"],
  ] as const) {
    const env = { ...process.env, SELLING_RATE: rate };
    // oxlint-disable-next-line no-await-in-loop -- side by side they would measure each other
    await measureInCms("selling", config, context, env);
  }
  await measurement("availability.ts", { variables: oneProcessVariables })({ ...context, parameters: [] });
}

/** Measures scans at the gates, on both databases. */
export async function measureScanning(context: CheckContext): Promise<void> {
  await buildCms("server", context);
  await measureInCms("scanning", "measured", context);
  await measureInCms("scanning", "measured-postgres", context);
}

/** Runs a measurement in `cms/tests/measured/`. */
function measureInCms(
  name: string,
  config: "measured" | "measured-postgres",
  { root, parameters }: CheckContext,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const command = ["vitest", "run", "--config", `vitest.${config}.config.mts`, `measured/${name}`, ...parameters];
  return runCommand(command, { cwd: path.join(root, "cms"), env });
}

/** Runs Lighthouse on every kind of page, or on the named pages. */
export function measureLighthouse(context: CheckContext): Promise<void> {
  return measurement("lighthouse.ts", {}, { BENCH_PAGES: context.parameters.join(" ") })(context);
}

/** Measures the site with ever more articles and events; the last run prints the table. */
export async function measureGrowth(context: CheckContext): Promise<void> {
  const [counts = "100,1000,10000"] = context.parameters;
  for (const count of counts.split(",")) {
    const options = { variables: oneProcessVariables, prepare: multiplied(context, count) };
    const variables = { BENCH_COUNT: count, BENCH_RESULTS: path.join(context.reports, "growth-figures") };
    // oxlint-disable-next-line no-await-in-loop -- side by side they would measure each other
    await measurement("growth.ts", options, variables)(context);
  }
}

/** Measures the memory of a site with about 5,000 pages. */
export function measureMemory(context: CheckContext): Promise<void> {
  return measurement("memory.ts", { variables: oneProcessVariables, prepare: multiplied(context, "1250") })(context);
}

/** Creates a function that copies a database's articles and events until there are `count` of each. */
function multiplied({ root, progress }: CheckContext, count: string): (databaseFile: string) => Promise<void> {
  const command = (file: string) => ["node", "growth/multiply-documents.ts", file, count];
  return (file) =>
    progress.step(`Making ${count} articles and events`, () =>
      runCommand(command(file), { cwd: path.join(root, "bench") }),
    );
}
