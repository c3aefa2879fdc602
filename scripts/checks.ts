import path from "node:path";
import { buildCms, buildWeb } from "./builds.ts";
import { ensureChromium } from "./chromium.ts";
import type { CheckContext } from "./check-context.ts";
import {
  measureGrowth,
  measureLighthouse,
  measureMemory,
  measurement,
  measureScanning,
  measureSelling,
  oneProcess,
} from "./measurements.ts";
import { onSeededSite } from "./on-seeded-site.ts";
import { runCommand } from "./run-command.ts";
import { tellSecondTries } from "./second-tries.ts";
import { prepareSeededState } from "./seeded-cms.ts";
import { checkCms, checkPostgres, vitest } from "./vitest-checks.ts";

export interface Check {
  label: string;
  /** Only runs when it is asked for by name. */
  isExtra?: boolean;
  /** Name of an earlier check at whose start it also starts. They share nothing, and alone would leave cores idle. */
  beginsWith?: string;
  /** @throws {Error} The check failed; what went wrong has been printed. */
  run(context: CheckContext): Promise<void>;
}

const typedProjects = [
  "contract",
  "web",
  "web/server",
  "cms/tsconfig.check.json",
  "cms/src/admin",
  "cms/seed",
  "scripts",
  "e2e",
  "bench",
];

const checkedFolders = ["contract", "web", "cms", "e2e", "bench", "scripts"];

const tool =
  (...command: string[]) =>
  ({ root }: CheckContext) =>
    runCommand(command, { cwd: root });

/** All checks by name, in the order in which `npm test` runs them. */
export const checks: Readonly<Record<string, Check>> = {
  format: { label: "Format", run: tool("oxfmt", "--check") },
  lint: { label: "Lint", run: lint },
  types: { label: "Types", run: checkTypes },
  arrows: {
    label: "Import arrows",
    run: tool(
      "node",
      "--import",
      "./scripts/lint/typescript-for-dependency-cruiser.mjs",
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "--config",
      ".dependency-cruiser.mjs",
      ...checkedFolders,
    ),
  },
  unused: { label: "Unused code", run: tool("knip") },
  unit: { label: "Unit tests", run: (context) => vitest("unit", "vitest.config.ts", context) },
  builds: { label: "Builds and seed", beginsWith: "format", run: buildAll },
  cms: { label: "CMS contract tests", run: checkCms },
  postgres: { label: "CMS on PostgreSQL", beginsWith: "cms", run: checkPostgres },
  budget: { label: "Size budget", run: checkBudget },
  e2e: { label: "Journeys in the browser", run: (context) => playwright(["--grep-invert", "@every-page"], context) },
  panel: { label: "Journeys in the panel", beginsWith: "e2e", run: checkPanel },
  axe: {
    label: "Accessibility of every page",
    isExtra: true,
    run: (context) => playwright(["--grep", "@every-page"], context),
  },
  hostile: { label: "Hostile input", isExtra: true, run: checkHostile },
  faults: { label: "Faults and floods", isExtra: true, run: (context) => checkFaults(context) },
  selling: { label: "Selling under load", isExtra: true, run: checkSelling },
  stills: { label: "Stills of views", isExtra: true, run: drawStills },
  development: { label: "Development", isExtra: true, run: checkDevelopment },
  floods: { label: "What floods cost", isExtra: true, run: (context) => checkFaults(context, ["-g", "a flood of"]) },
  lighthouse: { label: "Lighthouse", isExtra: true, run: measureLighthouse },
  serving: { label: "Cost of a page", isExtra: true, run: measurement("serving.ts", { variables: oneProcess }) },
  rendering: {
    label: "Cost of what isn't stored",
    isExtra: true,
    run: measurement("rendering.ts", { variables: oneProcess }),
  },
  sellingRate: { label: "Rate of selling", isExtra: true, run: measureSelling },
  scanning: { label: "Rate of scanning", isExtra: true, run: measureScanning },
  waiting: { label: "Cost of waiting", isExtra: true, run: measurement("waiting-room.ts", { variables: oneProcess }) },
  accounts: {
    label: "What times tell of accounts",
    isExtra: true,
    run: measurement("accounts.ts", { variables: { ...oneProcess, FORM_SENDS_PER_ADDRESS: "1000000" } }),
  },
  circuit: { label: "Cost of the circuit's geometry", isExtra: true, run: tool("node", "bench/circuit-geometry.ts") },
  seatView: { label: "Frames of the view from a seat", isExtra: true, run: tool("node", "bench/seat-view.ts") },
  publishing: { label: "From publish to visible", isExtra: true, run: measurement("publishing.ts") },
  growth: { label: "How cost grows", isExtra: true, run: measureGrowth },
  memory: { label: "Memory of a large site", isExtra: true, run: measureMemory },
};

/** Generates types from the route table, without which the routes don't type-check. */
async function makeRouteTypes(root: string): Promise<void> {
  await runCommand(["react-router", "typegen"], { cwd: path.join(root, "web"), output: "hide" });
}

async function lint({ root }: CheckContext): Promise<void> {
  await makeRouteTypes(root);
  await runCommand(["oxlint"], { cwd: root });
}

async function checkTypes({ root }: CheckContext): Promise<void> {
  await makeRouteTypes(root);
  await runCommand(["node", "cms/bin/component-types.ts"], { cwd: root });
  for (const project of typedProjects) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time keeps the messages apart
    await runCommand(["tsc", "--project", project], { cwd: root });
  }
}

/** Builds everything that later checks need. */
async function buildAll(context: CheckContext): Promise<void> {
  await ensureChromium(context.progress);
  await buildCms("all", context);
  await prepareSeededState(context.root, context.progress);
  await buildWeb(context);
}

async function checkBudget(context: CheckContext): Promise<void> {
  await buildWeb(context);
  await vitest("budget", "bench/vitest.config.ts", context);
}

/** Runs the browser tests that are selected. */
function playwright(selection: readonly string[], context: CheckContext): Promise<void> {
  const file = path.join(context.reports, "e2e.json");
  const command = ["playwright", "test", ...selection, ...context.parameters];
  return onSeededSite(context, async (env) => {
    const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    await runCommand(command, { cwd: path.join(context.root, "e2e"), env: { ...env, ...report } });
    await tellSecondTries(file);
  });
}

/** Draws the stills of the seed anew. */
function drawStills(context: CheckContext): Promise<void> {
  const command = ["playwright", "test", "/e2e/stills/", "--retries", "0", ...context.parameters];
  const file = path.join(context.reports, "stills.json");
  const variables = { E2E_STILLS: "drawn", PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return onSeededSite(context, (env) =>
    runCommand(command, { cwd: path.join(context.root, "e2e"), env: { ...env, ...variables } }),
  );
}

/** Runs the journeys in the admin panel, which takes minutes to build after a change. */
async function checkPanel(context: CheckContext): Promise<void> {
  const { root, reports, parameters } = context;
  await buildCms("all", context);
  // Folders and a log of its own, as the other journeys run at the same time.
  const output = path.join(root, ".cache/e2e-panel");
  const command = ["playwright", "test", "/e2e/panel/", "--workers", "1", "--output", output, ...parameters];
  const file = path.join(reports, "panel.json");
  const variables = { E2E_PANEL: "built", PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await onSeededSite(
    context,
    (env) => runCommand(command, { cwd: path.join(root, "e2e"), env: { ...env, ...variables } }),
    { log: "panel-services.log" },
  );
  await tellSecondTries(file);
}

/** Sends all hostile input; the journeys send only some of it. Builds the admin panel too, as the tests open it. */
async function checkHostile(context: CheckContext): Promise<void> {
  const { root, reports, parameters } = context;
  await buildCms("all", context);
  await onSeededSite(
    context,
    (env) =>
      runCommand(
        [
          "playwright",
          "test",
          "/e2e/hostile/",
          "/e2e/addresses",
          "/journeys/every-field",
          "--workers",
          "1",
          ...parameters,
        ],
        {
          cwd: path.join(root, "e2e"),
          env: { ...env, E2E_HOSTILE: "long", PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, "e2e.json") },
        },
      ),
    { variables: { FORM_SENDS_PER_ADDRESS: "1000000" } },
  );
}

/** Runs the tests for faults and floods. They start sites of their own, which use the seeded CMS. */
async function checkFaults(context: CheckContext, selection: readonly string[] = []): Promise<void> {
  const { root, reports, parameters } = context;
  // `npm start`, which one of them runs, needs the panel too.
  await buildCms("all", context);
  await onSeededSite(context, (env) =>
    runCommand(["playwright", "test", "/e2e/faults/", "--workers", "1", ...selection, ...parameters], {
      cwd: path.join(root, "e2e"),
      env: { ...env, E2E_FAULTS: "all", PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, "e2e.json") },
    }),
  );
}

/** Proof of the whole size that nothing is sold twice or lost; `npm test` has a small one of each but the killing. */
async function checkSelling(context: CheckContext): Promise<void> {
  const { root, reports, progress } = context;
  await buildWeb(context);
  await buildCms("server", context);
  const state = await prepareSeededState(root, progress);
  const cms = path.join(root, "cms");
  const sizes = { ...process.env, SHOP_SEQUENCES: "10000", SHOP_RUSH: "long" };
  const vitestOf = (config: string, ...files: string[]) => ["vitest", "run", "--config", config, ...files];
  const tests = ["tests/shop-rush.test.ts", "tests/shop-payments.test.ts", "tests/shop-books.test.ts"];
  await runCommand(vitestOf("vitest.config.mts", ...tests), { cwd: cms, env: sizes });
  await runCommand(vitestOf("vitest.postgres.config.mts", "shop-rush", "shop-instances"), { cwd: cms, env: sizes });
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, "e2e.json") };
  const env = { ...process.env, ...report, E2E_SELLING: "all", E2E_SEEDED_STATE: state };
  await runCommand(["playwright", "test", "/e2e/selling/", "--workers", "1"], { cwd: path.join(root, "e2e"), env });
}

/** Runs the site from its sources, with a CMS of its own, as development empties the folder of the CMS's build. */
async function checkDevelopment({ root, reports, progress, parameters }: CheckContext): Promise<void> {
  const env = {
    ...process.env,
    E2E_CHROMIUM: await ensureChromium(progress),
    E2E_DEVELOPMENT: "sources",
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, "e2e.json"),
  };
  await runCommand(["playwright", "test", "/e2e/development/", ...parameters], { cwd: path.join(root, "e2e"), env });
}
