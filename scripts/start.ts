import { existsSync } from "node:fs";
import path from "node:path";
import { buildCms, reportPanelBuild, buildWeb } from "./builds.ts";
import { loadEnvironment, type Environment } from "./environment.ts";
import { assertPortIsFree, assertPortsAreFree } from "./ports.ts";
import { createProgress } from "./progress.mjs";
import { waitUntilReady } from "./readiness.ts";
import { runToExit } from "./run-to-exit.ts";
import { startCms, startWeb, type AdminLogin } from "./site-services.ts";
import { announceStandIn, startStandInProcess } from "./stand-ins.ts";
import { restartOnExit, stopAll, stopSignal, waitUntilStopped, type Kept } from "./supervise.ts";

const root = path.resolve(import.meta.dirname, "..");

/**
 * `npm start`: builds what is out of date, and serves the site and the CMS until it is stopped. `npm start build` only
 * builds, `npm start build-site` only the site; `npm start site` and `npm start cms` run one built program without
 * restarting it.
 */
async function start(): Promise<void> {
  const [part] = process.argv.slice(2);
  if (part === undefined) return serve();
  if (part === "build") return build("all", stopSignal());
  if (part === "build-site") return buildWeb({ root, progress: createProgress(), signal: stopSignal() });
  if (part === "site" || part === "cms") return serveAlone(part);
  throw new Error(`npm start knows build, build-site, site and cms, and not ${part}`);
}

/** Builds what is out of date, and generates secrets at the first start. */
async function build(part: "first" | "all", signal: AbortSignal, progress = createProgress()): Promise<void> {
  await loadEnvironment(root, process.env);
  await buildWeb({ root, progress, signal });
  await buildCms(part, { root, progress, signal });
}

/** Runs one built program until it ends or is stopped. */
async function serveAlone(part: "site" | "cms"): Promise<void> {
  const signal = stopSignal();
  const environment = await loadEnvironment(root, process.env);
  const { variables } = environment;
  const { host, port } = environment[part === "site" ? "web" : "cms"];
  await assertPortIsFree(part === "site" ? "WEB_PORT" : "CMS_PORT", host, port);
  const sayLogin = (login: AdminLogin) => process.stdout.write(`${loginLines(login).join("\n")}\n`);
  const service = part === "site" ? startWeb(root, variables) : startCms(root, variables, sayLogin);
  try {
    await waitUntilStopped([service], signal);
  } finally {
    await service.stop();
  }
}

async function serve(): Promise<void> {
  const signal = stopSignal();
  const progress = createProgress();
  const environment = await loadEnvironment(root, process.env);
  const { variables, web, cms, standIns } = environment;
  await assertPortsAreFree(environment);
  await build("first", signal, progress);
  const isPanelBuilt = existsSync(path.join(root, "cms/dist/fingerprint-admin"));

  let login: AdminLogin | null = null;
  // The site is first in the list, so that it is stopped before the CMS, which it calls.
  const kept: Kept[] = [];
  try {
    await progress.step("Starting", async () => {
      const newWeb = () => startWeb(root, variables);
      const newCms = () => startCms(root, variables, (made) => (login = made));
      const [webService, cmsService] = [newWeb(), newCms()];
      kept.push({ service: webService, start: newWeb }, { service: cmsService, start: newCms });
      for (const { standIn, port } of standIns) {
        const newService = () => startStandInProcess(root, standIn, port);
        kept.push({ service: newService(), start: newService });
      }
      await Promise.all([
        waitUntilReady(cmsService, addressOf(cms, "/_health"), { deadlineMs: 600_000, signal }),
        waitUntilReady(webService, addressOf(web, "/healthz"), { deadlineMs: 30_000, signal }),
      ]);
      // The site answers 503 until it has reached the CMS.
      const isServed = (status: number) => status !== 503;
      await waitUntilReady(webService, addressOf(web, "/"), { deadlineMs: 60_000, signal, isReady: isServed });
    });
    announce(environment, login, isPanelBuilt);
    const say = (line: string) => process.stderr.write(`${line}\n`);
    if (!isPanelBuilt) void reportPanelBuild(buildCms("panel", { root, progress, signal }), signal, say);
    await restartOnExit(kept, { signal, say });
  } finally {
    await stopAll(kept.map(({ service }) => service));
  }
}

/** Returns the URL at which this machine reaches a server that listens on a host. */
function addressOf({ host, port }: { host: string; port: number }, pathname: string): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${reachable}:${port}${pathname}`;
}

function announce(environment: Environment, login: AdminLogin | null, isPanelBuilt: boolean): void {
  const { web, cms, hasNewSecrets, standIns } = environment;
  const lines = ["", `  Visitors   ${web.url}   ${web.url}/en`, `  Editors    ${cms.url}/admin`];
  if (!isPanelBuilt) lines.push("             visitors are served now; the panel is built in some minutes, see below");
  for (const { standIn, port } of standIns) lines.push(announceStandIn(standIn, port));
  if (cms.outbox !== null) lines.push(`  Mail       ${cms.outbox} (no SMTP_URL is set)`);
  if (login !== null) lines.push(...loginLines(login));
  if (hasNewSecrets) lines.push("", "  Secrets were made and kept in .env, which stays out of git.");
  process.stdout.write(`${[...lines, "", "  Ctrl-C stops everything.", ""].join("\n")}\n`);
}

function loginLines({ email, password }: AdminLogin): string[] {
  const title = "  The first administrator; this password is shown once:";
  return ["", title, `    e-mail     ${email}`, `    password   ${password}`];
}

await runToExit(start);
