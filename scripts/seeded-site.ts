import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { findFreePort } from "./ports.ts";
import type { Progress } from "./progress.mjs";
import { waitUntilReady } from "./readiness.ts";
import { copySeededState, stateVariables } from "./seeded-cms.ts";
import { startService, type Service } from "./service.ts";
import { cmsScript } from "./site-services.ts";
import { openIdStandIn, paymentStandIn, startStandIn } from "./stand-ins.ts";
import { stopAll } from "./supervise.ts";

export interface SeededSite {
  siteUrl: string;
  cmsUrl: string;
  /** Process id of the site's primary process, which supervises the workers. */
  webPid: number;
  cmsPid: number;
  pagesFolder: string;
  /** Folder with the CMS's outbox and visitors' files. */
  privateFolder: string;
  /** URL of the stand-in for the payment provider. */
  paymentUrl: string;
  /** Secret with which the site and the CMS sign their messages. */
  sharedSecret: string;
  /** Duration of each start, in milliseconds. */
  startMs: { cms: number; web: number };
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Additional variables of the site. */
  variables?: NodeJS.ProcessEnv;
  /** Changes the database before the CMS starts. */
  prepare?: (databaseFile: string) => Promise<void>;
}

/** Starts the built site on a freshly seeded CMS, on free ports. @param logFile - File for the output of both. */
export async function startSeededSite(
  root: string,
  logFile: string,
  progress: Progress,
  { variables = {}, prepare }: SiteOptions = {},
): Promise<SeededSite> {
  const state = await copySeededState(root, progress);
  await prepare?.(path.join(state.folder, "cms.db"));
  await mkdir(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const services: Service[] = [];
  const stop = async () => {
    await stopAll(services);
    log.end();
    state.remove();
  };

  const start = (name: string, script: readonly string[], own: NodeJS.ProcessEnv) => {
    const onLine = (line: string) => {
      log.write(`${name} | ${line}\n`);
      return false;
    };
    const service = startService({ name, script, folder: path.join(root, name), variables: own, onLine });
    services.unshift(service);
    return service;
  };

  const [cmsPort, webPort] = await Promise.all([findFreePort(), findFreePort()]);
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const siteUrl = `http://localhost:${webPort}`;
  const pagesFolder = path.join(state.folder, "pages");
  try {
    const { paymentUrl, standIns } = await startStandIns(root, services);
    const secrets = stateVariables(state.folder, cmsPort);
    const cms = start("cms", cmsScript, { ...secrets, ...standIns, ...ofSite(webPort, siteUrl) });
    const startedAt = performance.now();
    let cmsMs = 0;
    const web = await progress.step("Starting the site on a seeded CMS", async () => {
      await waitUntilReady(cms, `${cmsUrl}/_health`, { deadlineMs: 120_000 });
      cmsMs = performance.now() - startedAt;
      const site = start("web", ["server/serve.ts"], {
        ...webVariables(webPort, siteUrl, cmsUrl),
        PAGES_DIR: pagesFolder,
        FORMS_DIR: path.join(state.folder, "forms"),
        // All journeys have the same IP address.
        FORM_SENDS_PER_ADDRESS: "10000",
        SITE_CMS_SECRET: secrets["SITE_CMS_SECRET"],
        ...variables,
      });
      await waitUntilReady(site, `${siteUrl}/healthz`, { deadlineMs: 60_000 });
      return site;
    });
    const startMs = { cms: cmsMs, web: performance.now() - startedAt - cmsMs };
    const privateFolder = path.join(state.folder, "private");
    const programs = { siteUrl, cmsUrl, paymentUrl, webPid: web.pid, cmsPid: cms.pid };
    const sharedSecret = secrets["SITE_CMS_SECRET"] ?? "";
    return { ...programs, pagesFolder, privateFolder, sharedSecret, startMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the stand-ins for external services, and returns the CMS's variables for them. */
async function startStandIns(root: string, services: Service[]) {
  const [paymentPort, openIdPort] = await Promise.all([findFreePort(), findFreePort()]);
  services.push(await startStandIn(root, paymentStandIn, { port: paymentPort }));
  services.push(await startStandIn(root, openIdStandIn, { port: openIdPort }));
  const paymentUrl = `http://127.0.0.1:${paymentPort}`;
  const openIdUrl = `http://127.0.0.1:${openIdPort}`;
  const standIns = { ...paymentStandIn.variables(paymentUrl), ...openIdStandIn.variables(openIdUrl) };
  return { paymentUrl, standIns };
}

/** The CMS's variables about the site. */
function ofSite(port: number, siteUrl: string): NodeJS.ProcessEnv {
  return {
    SITE_URL: siteUrl,
    PURGE_URLS: `http://127.0.0.1:${port}/_purge`,
    // All journeys have the same client network.
    ORDERS_PER_NETWORK: "100000",
  };
}

/** The site's variables, without the rest of the machine's environment. */
function webVariables(port: number, siteUrl: string, cmsUrl: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    WEB_HOST: "127.0.0.1",
    WEB_PORT: String(port),
    SITE_URL: siteUrl,
    CMS_URL: cmsUrl,
  };
}
