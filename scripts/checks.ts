import path from "node:path";
import { buildCms, buildWeb } from "./builds.ts";
import { ensureChromium } from "./chromium.ts";
import type { CheckContext } from "./check-context.ts";
import {
  behindNginxVariables,
  measureGrowth,
  measureLighthouse,
  measureMemory,
  measurement,
  measureScanning,
  measureSelling,
  oneProcessVariables,
} from "./measurements.ts";
import { writeBlockRegistry } from "./new-block/block-registry.ts";
import { onSeededSite } from "./on-seeded-site.ts";
import { runCommand } from "./run-command.ts";
import { prepareSeededState } from "./seeded-cms.ts";
import { checkCms, checkPostgres, prepareEmptyCms, vitest } from "./vitest-checks.ts";

export interface Check {
  label: string;
  /** `gate`: runs in `npm test`; `whole`: only in `npm run test:all`; `name`: only when named on the command line. */
  tier: "gate" | "whole" | "name";
  /** Name of an earlier check with which this one runs in parallel. */
  startsWithCheck?: string;
  /** Skips the check when the builds failed. */
  needsBuilds?: true;
  /** @throws {Error} The check failed, and has printed why. */
  run(context: CheckContext): Promise<void>;
}

const checkedFolders = ["contract", "web", "cms", "e2e", "bench", "scripts"];

const tool =
  (...command: string[]) =>
  ({ root }: CheckContext) =>
    runCommand(command, { cwd: root });

/** All checks by name, in the order in which they run. */
export const checks: Readonly<Record<string, Check>> = {
  format: { tier: "gate", label: "Format", run: tool("oxfmt", "--check") },
  lint: { tier: "gate", label: "Lint and types", run: lint },
  arrows: { tier: "gate", label: "Import arrows", run: checkArrows },
  unused: { tier: "gate", label: "Unused code", run: tool("knip") },
  unit: { tier: "gate", label: "Unit tests", run: (context) => vitest("unit", "vitest.config.ts", context) },
  builds: { tier: "gate", label: "Builds and seed", startsWithCheck: "format", run: buildAll },
  cms: { tier: "gate", label: "CMS contract tests", needsBuilds: true, run: checkCms },
  postgres: { tier: "whole", label: "CMS on PostgreSQL", needsBuilds: true, run: checkPostgres },
  budget: { tier: "gate", label: "Size budget", needsBuilds: true, run: checkBudget },
  e2e: { tier: "gate", label: "Journeys in the browser", needsBuilds: true, run: checkJourneys },
  panel: { tier: "whole", label: "Journeys in the panel", needsBuilds: true, run: checkPanel },
  house: { tier: "whole", label: "Size of the code", run: tool("node", "bench/house.ts") },
  hostile: { label: "Hostile input", tier: "name", run: checkHostile },
  faults: { label: "Faults and floods", tier: "name", run: (context) => checkFaults(context) },
  selling: { label: "Selling under load", tier: "name", run: checkSelling },
  stills: { label: "Stills of views", tier: "name", run: drawStills },
  development: { label: "Development", tier: "name", run: checkDevelopment },
  floods: { label: "What floods cost", tier: "name", run: (context) => checkFaults(context, ["-g", "a flood of"]) },
  lighthouse: { label: "Lighthouse", tier: "name", run: measureLighthouse },
  serving: {
    label: "Cost of a page",
    tier: "name",
    run: measurement("serving.ts", { variables: { ...oneProcessVariables, ...behindNginxVariables } }),
  },
  rendering: {
    label: "Cost of what isn't stored",
    tier: "name",
    run: measurement("rendering.ts", { variables: oneProcessVariables }),
  },
  sellingRate: { label: "Rate of selling", tier: "name", run: measureSelling },
  scanning: { label: "Rate of scanning", tier: "name", run: measureScanning },
  waiting: {
    label: "Cost of waiting",
    tier: "name",
    run: measurement("waiting-room.ts", { variables: oneProcessVariables }),
  },
  accounts: {
    label: "What times tell of accounts",
    tier: "name",
    run: measurement("accounts.ts", { variables: { ...oneProcessVariables, FORM_SENDS_PER_ADDRESS: "1000000" } }),
  },
  circuit: { label: "Cost of the circuit's geometry", tier: "name", run: tool("node", "bench/circuit-geometry.ts") },
  seatView: { label: "Frames of the view from a seat", tier: "name", run: tool("node", "bench/seat-view.ts") },
  publishing: {
    label: "From publish to visible",
    tier: "name",
    run: measurement("publishing.ts", { variables: behindNginxVariables }),
  },
  growth: { label: "How cost grows", tier: "name", run: measureGrowth },
  memory: { label: "Memory of a large site", tier: "name", run: measureMemory },
};

/** Generates the types of routes and components and the block registry, then lints and checks types. */
async function lint({ root }: CheckContext): Promise<void> {
  await runCommand(["react-router", "typegen"], { cwd: path.join(root, "web"), output: "hide" });
  await runCommand(["node", "cms/bin/component-types.ts"], { cwd: root });
  await writeBlockRegistry(root);
  await runCommand(["oxlint"], { cwd: root });
}

function checkArrows({ root }: CheckContext): Promise<void> {
  const folder = path.join(root, "scripts/lint");
  const command = [
    "node",
    "--import",
    path.join(folder, "typescript-for-dependency-cruiser.mjs"),
    "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    "--config",
    ".dependency-cruiser.mjs",
    "--output-type",
    `plugin:${path.join(folder, "arrows-reporter.mjs")}`,
  ];
  return runCommand([...command, ...checkedFolders], { cwd: root });
}

/** Builds everything that the gate needs, which doesn't include the admin panel. */
async function buildAll(context: CheckContext): Promise<void> {
  await ensureChromium(context.progress);
  await buildCms("server", context);
  await prepareSeededState(context.root, context.progress);
  await buildWeb(context);
  await prepareEmptyCms(context);
}

async function checkBudget(context: CheckContext): Promise<void> {
  await buildWeb(context);
  await vitest("budget", "bench/vitest.config.ts", context);
}

/**
 * Runs Playwright tests.
 *
 * @param name - Name of the report and of the folder with traces.
 * @param words - Test files and options for Playwright.
 * @param hasLowPriority - Runs at a lower priority than the servers. Not for tests that start servers, which would inherit
 *   it.
 */
function playwright(
  { root, reports }: CheckContext,
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  hasLowPriority = false,
): Promise<void> {
  return runCommand(["playwright", "test", "--output", path.join(root, ".cache/traces", name), ...words], {
    cwd: path.join(root, "e2e"),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${name}.json`) },
    hasLowPriority,
  });
}

/** Runs the journeys: those of the gate, all of them in a whole run, or the named ones. */
function checkJourneys(context: CheckContext): Promise<void> {
  const { isWhole, parameters } = context;
  const gate = ["/e2e/gate/", "/e2e/http/"];
  const all = [...gate, "/e2e/whole/", "/e2e/hostile/"];
  const selection = parameters.length > 0 ? parameters : isWhole ? all : gate;
  const variables = isWhole ? { E2E_ALL: "all" } : {};
  return onSeededSite(
    context,
    (env) => playwright(context, "e2e", selection, { ...env, ...variables }, true),
    // Without warm-up, a content change in one test doesn't render all pages again.
    { variables: { PAGE_WARM_UP: "false" } },
  );
}

/** Renders the stills of the seed again. */
function drawStills(context: CheckContext): Promise<void> {
  const words = ["/e2e/stills/", "--retries", "0", ...context.parameters];
  return onSeededSite(context, (env) => playwright(context, "stills", words, { ...env, E2E_STILLS: "drawn" }));
}

/** Builds the admin panel and runs its journeys. */
async function checkPanel(context: CheckContext): Promise<void> {
  await buildCms("all", context);
  const selection = context.parameters.length > 0 ? context.parameters : ["/e2e/panel/"];
  await onSeededSite(
    context,
    (env) => playwright(context, "panel", [...selection, "--workers", "1"], { ...env, E2E_PANEL: "built" }, true),
    { log: "panel-services.log" },
  );
}

/** Runs the tests with all hostile input, of which the other journeys use only some. They open the panel too. */
async function checkHostile(context: CheckContext): Promise<void> {
  await buildCms("all", context);
  const words = ["/e2e/hostile/", "/addresses.spec", "/every-field", "--workers", "1", ...context.parameters];
  await onSeededSite(context, (env) => playwright(context, "hostile", words, { ...env, E2E_HOSTILE: "long" }), {
    variables: { FORM_SENDS_PER_ADDRESS: "1000000" },
  });
}

/** Runs the tests for faults and floods, which start their own sites on the seeded CMS. */
async function checkFaults(context: CheckContext, selection: readonly string[] = []): Promise<void> {
  // One of the tests runs `npm start`, which needs the panel.
  await buildCms("all", context);
  const words = ["/e2e/faults/", "--workers", "1", ...selection, ...context.parameters];
  await onSeededSite(context, (env) => playwright(context, "faults", words, { ...env, E2E_FAULTS: "all" }));
}

/** Runs the full-size tests that nothing is sold twice or lost. `npm test` runs smaller ones. */
async function checkSelling(context: CheckContext): Promise<void> {
  const { root, progress } = context;
  await buildWeb(context);
  await buildCms("server", context);
  const state = await prepareSeededState(root, progress);
  const cms = path.join(root, "cms");
  const sizes = { ...process.env, SHOP_SEQUENCES: "10000", SHOP_RUSH: "long", TESTS_WHOLE: "all" };
  const vitestOf = (config: string, ...files: string[]) => ["vitest", "run", "--config", config, ...files];
  const tests = ["tests/shop-rush.whole.test.ts", "tests/shop-payments.test.ts", "tests/shop-books.test.ts"];
  await runCommand(vitestOf("vitest.config.mts", ...tests), { cwd: cms, env: sizes });
  await runCommand(vitestOf("vitest.postgres.config.mts", "shop-rush", "shop-instances"), { cwd: cms, env: sizes });
  const env = { ...process.env, E2E_SELLING: "all", E2E_SEEDED_STATE: state };
  await playwright(context, "selling", ["/e2e/selling/", "--workers", "1"], env);
}

/** Runs the tests of `npm run dev`. */
async function checkDevelopment(context: CheckContext): Promise<void> {
  const env = { ...process.env, E2E_CHROMIUM: await ensureChromium(context.progress), E2E_DEVELOPMENT: "sources" };
  await playwright(context, "development", ["/e2e/development/", ...context.parameters], env);
}
