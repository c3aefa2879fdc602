import { existsSync } from "node:fs";
import path from "node:path";
import { buildCms } from "./builds.ts";
import { loadEnvironment } from "./environment.ts";
import { writeBlockRegistry } from "./new-block/block-registry.ts";
import { assertPortsAreFree } from "./ports.ts";
import { createProgress } from "./progress.mjs";
import { waitUntilReady } from "./readiness.ts";
import { runToExit } from "./run-to-exit.ts";
import { siteSecrets, withoutSecrets, type Variables } from "./secrets.ts";
import { startService, type Service } from "./service.ts";
import { startCms } from "./site-services.ts";
import { announceStandIn, startStandIn } from "./stand-ins.ts";
import { stopAll, stopSignal, waitUntilStopped } from "./supervise.ts";

const root = path.resolve(import.meta.dirname, "..");

/** `npm run dev`: runs the site and its CMS from their sources; each reloads on change. */
async function dev(): Promise<void> {
  const signal = stopSignal();
  const progress = createProgress();
  const environment = await loadEnvironment(root, process.env);
  const { variables, web, cms, standIns } = environment;
  await assertPortsAreFree(environment);
  await writeBlockRegistry(root);
  // Strapi compiles the CMS itself, but not the contract.
  await buildCms("server", { root, progress, signal });
  // Only SQLite's file shows whether the database has been seeded. On PostgreSQL `npm start` has to seed it.
  if (cms.databaseFile !== null && !existsSync(cms.databaseFile)) {
    await progress.step("Filling the CMS for the first time", () => fillCms(variables, signal));
  }

  const services: Service[] = [];
  try {
    await progress.step("Starting", async () => {
      const starting = standIns.map(async ({ standIn, port }) => {
        services.push(await startStandIn(root, standIn, { port, signal }));
      });
      await Promise.all(starting);
      const cmsService = startDevCms(variables);
      services.unshift(cmsService);
      await waitUntilReady(cmsService, `${variables["CMS_URL"]}/_health`, { deadlineMs: 180_000, signal });
      // The site starts after the CMS and is stopped before it (`unshift`), because it needs the CMS.
      const webService = startDevWeb(variables);
      services.unshift(webService);
      await waitUntilReady(webService, `http://${web.host}:${web.port}/healthz`, { deadlineMs: 120_000, signal });
    });
    const announced = standIns.map(({ standIn, port }) => `${announceStandIn(standIn, port)}\n`).join("");
    process.stdout.write(
      `\n  Visitors   ${web.url}\n  Editors    ${cms.url}/admin\n${announced}\n  Ctrl-C stops both.\n\n`,
    );
    await waitUntilStopped(services, signal);
  } finally {
    await stopAll(services);
  }
}

/** Runs the built CMS once, which creates its database, content and first administrator. */
async function fillCms(variables: Variables, signal: AbortSignal): Promise<void> {
  const service = startCms(root, variables, ({ email, password }) => {
    process.stdout.write(`\n  First administrator, shown once: ${email}   ${password}\n\n`);
  });
  try {
    await waitUntilReady(service, `${variables["CMS_URL"]}/_health`, { deadlineMs: 180_000, signal });
  } finally {
    await service.stop();
  }
}

function startDevWeb(variables: Variables): Service {
  return startService({
    name: "web",
    script: ["server/dev.ts"],
    folder: path.join(root, "web"),
    variables: { ...withoutSecrets(variables), ...siteSecrets(variables), NODE_ENV: "development" },
  });
}

function startDevCms(variables: Variables): Service {
  return startService({
    name: "cms",
    script: ["node_modules/@strapi/strapi/bin/strapi.js", "develop", "--no-install-deps"],
    folder: path.join(root, "cms"),
    variables: {
      ...variables,
      NODE_ENV: "development",
      STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: "nl",
      STRAPI_TELEMETRY_DISABLED: "true",
    },
  });
}

await runToExit(dev);
