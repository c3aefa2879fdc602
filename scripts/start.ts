import path from "node:path";
import { buildCms, buildWeb } from "./builds.ts";
import { loadEnvironment, type Environment } from "./environment.ts";
import { assertPortIsFree } from "./ports.ts";
import { createProgress, startedAtVariable } from "./progress.mjs";
import { waitUntilReady } from "./readiness.ts";
import { runToExit } from "./run-to-exit.ts";
import type { Service } from "./service.ts";
import { startCms, startWeb, type AdminLogin } from "./site-services.ts";
import { stopAll, stopSignal, untilStopped } from "./supervise.ts";

const root = path.resolve(import.meta.dirname, "..");

/** `npm start`: builds what is out of date and serves the site and its CMS until asked to stop. */
async function start(): Promise<void> {
  const signal = stopSignal();
  const progress = createProgress({ startedAt: Number(process.env[startedAtVariable] ?? Date.now()) });
  const environment = await loadEnvironment(root, process.env);
  const { variables, web, cms } = environment;
  await assertPortIsFree("WEB_PORT", web.host, web.port);
  await assertPortIsFree("CMS_PORT", cms.host, cms.port);
  await buildWeb({ root, progress, signal });
  await buildCms("all", { root, progress, signal });

  let login: AdminLogin | null = null;
  const services: Service[] = [];
  try {
    await progress.step("Starting", async () => {
      const cmsService = startCms(root, variables, (made) => (login = made));
      const webService = startWeb(root, variables);
      services.push(webService, cmsService);
      await Promise.all([
        waitUntilReady(cmsService, addressOf(cms, "/_health"), { deadlineMs: 600_000, signal }),
        waitUntilReady(webService, addressOf(web, "/healthz"), { deadlineMs: 30_000, signal }),
      ]);
      // The site leaves a CMS alone for some seconds that didn't answer while it was being filled.
      const isServed = (status: number) => status !== 503;
      await waitUntilReady(webService, addressOf(web, "/"), { deadlineMs: 60_000, signal, isReady: isServed });
    });
    announce(environment, login);
    await untilStopped(services, signal);
  } finally {
    await stopAll(services);
  }
}

/** Where this machine reaches a server that listens on a host. */
function addressOf({ host, port }: { host: string; port: number }, pathname: string): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${reachable}:${port}${pathname}`;
}

function announce({ web, cms, hasNewSecrets }: Environment, login: AdminLogin | null): void {
  const lines = ["", `  Visitors   ${web.url}   ${web.url}/en`, `  Editors    ${cms.url}/admin`];
  if (cms.outbox !== null) lines.push(`  Mail       ${cms.outbox} (no SMTP_URL is set)`);
  if (login !== null) {
    lines.push("", "  The first administrator; this password is shown once:");
    lines.push(`    e-mail     ${login.email}`, `    password   ${login.password}`);
  }
  if (hasNewSecrets) lines.push("", "  Secrets were made and kept in .env, which stays out of git.");
  process.stdout.write(`${[...lines, "", "  Ctrl-C stops everything.", ""].join("\n")}\n`);
}

await runToExit(start);
