import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { findFreePort } from "./ports.ts";
import type { Progress } from "./progress.mjs";
import { waitUntilReady } from "./readiness.ts";
import { copySeededState, stateVariables } from "./seeded-cms.ts";
import { startService, type Service } from "./service.ts";
import { stopAll } from "./supervise.ts";

export interface SeededSite {
  siteUrl: string;
  cmsUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the built site on a freshly seeded CMS, on ports of the system's choice.
 *
 * @param logFile - Gets everything both of them log.
 */
export async function startSeededSite(root: string, logFile: string, progress: Progress): Promise<SeededSite> {
  const state = await copySeededState(root, progress);
  await mkdir(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const services: Service[] = [];
  const stop = async () => {
    await stopAll(services);
    log.end();
    state.remove();
  };

  const start = (name: string, script: string, variables: NodeJS.ProcessEnv) => {
    const onLine = (line: string) => {
      log.write(`${name} | ${line}\n`);
      return false;
    };
    const service = startService({ name, script: [script], folder: path.join(root, name), variables, onLine });
    services.unshift(service);
    return service;
  };

  const [cmsPort, webPort] = await Promise.all([findFreePort(), findFreePort()]);
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const siteUrl = `http://localhost:${webPort}`;
  try {
    const secrets = stateVariables(state.folder, cmsPort);
    const cms = start("cms", "bin/serve.ts", { ...secrets, PURGE_URLS: `http://127.0.0.1:${webPort}/_purge` });
    const web = start("web", "server/serve.ts", {
      ...webVariables(webPort, siteUrl, cmsUrl, state.folder),
      PURGE_SECRET: secrets["PURGE_SECRET"],
    });
    await progress.step("Starting the site on a seeded CMS", () =>
      Promise.all([
        waitUntilReady(cms, `${cmsUrl}/_health`, { deadlineMs: 120_000 }),
        waitUntilReady(web, `${siteUrl}/healthz`, { deadlineMs: 60_000 }),
      ]),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { siteUrl, cmsUrl, stop };
}

/** Only what the site needs, so that the tests don't depend on whose machine they run on. */
function webVariables(port: number, siteUrl: string, cmsUrl: string, folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    WEB_HOST: "127.0.0.1",
    WEB_PORT: String(port),
    SITE_URL: siteUrl,
    CMS_URL: cmsUrl,
    PAGES_DIR: path.join(folder, "pages"),
  };
}
