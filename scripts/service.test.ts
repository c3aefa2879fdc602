import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "./ports.ts";
import { waitUntilReady } from "./readiness.ts";
import { startService } from "./service.ts";
import { parseAdminLogin } from "./site-services.ts";
import { StopRequest, waitUntilStopped } from "./supervise.ts";

const answering = `
  require("node:http").createServer((_, response) => response.end("ok")).listen(process.env.PORT, "127.0.0.1");
  process.on("SIGTERM", () => process.exit(0));
`;

async function service(source: string, variables: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "service-"));
  await writeFile(path.join(folder, "serve.cjs"), source);
  const lines: string[] = [];
  const onLine = (line: string) => lines.push(line) === 0;
  const started = startService({ name: "web", script: ["serve.cjs"], folder, variables, onLine });
  onTestFinished(async () => {
    await started.stop();
    await rm(folder, { recursive: true });
  });
  return { started, lines };
}

test("an operator hears that the site is there once its pages come, not while it still answers 503", async () => {
  const port = await findFreePort();
  const script = `let asked = 0; require("node:http").createServer((request, response) => {
    asked += 1; console.log("asked"); response.writeHead(asked > 2 ? 200 : 503).end();
  }).listen(process.env.PORT)`;
  const { started, lines } = await service(script, { PORT: String(port) });
  const isReady = (status: number) => status !== 503;
  await waitUntilReady(started, `http://127.0.0.1:${port}/`, { deadlineMs: 10_000, isReady });
  await expect.poll(() => lines).toEqual(["asked", "asked", "asked"]);
});

test("a service that ends while starting is told at once, by name", async () => {
  const { started, lines } = await service(`console.error("no database"); process.exit(3)`);
  const waiting = waitUntilReady(started, "http://127.0.0.1:9/", { deadlineMs: 10_000 });
  await expect(waiting).rejects.toThrow("web ended while starting (exit code 3)");
  expect(lines).toEqual(["no database"]);
});

test("a service that dies ends the run, and says which", async () => {
  const { started } = await service("process.exit(1)");
  const running = waitUntilStopped([started], new AbortController().signal);
  await expect(running).rejects.toThrow("web stopped unexpectedly (exit code 1)");
});

test("what a service had started ends with it, so that the next one finds its port free", async () => {
  const child =
    "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })";
  const { started, lines } = await service(`console.log(${child}.pid); setInterval(() => {}, 1000)`);
  await expect.poll(() => lines.length).toBe(1);
  process.kill(started.pid, "SIGKILL");
  // It counts as ended when no process holds its output open any more.
  expect(await started.ended).toBe("signal SIGKILL");
});

test("an operator who breaks a run off leaves nothing running, even when clearing up fails", async () => {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/`;
  const modules = ["service.ts", "readiness.ts"].map((name) => JSON.stringify(path.join(import.meta.dirname, name)));
  const script = `
    import { startService } from ${modules[0]};
    import { waitUntilReady } from ${modules[1]};
    process.once("exit", () => { throw new Error("the folder is still in use"); });
    const variables = { PORT: "${port}" };
    const script = ["-e", ${JSON.stringify(answering)}];
    const service = startService({ name: "web", script, folder: ".", variables });
    await waitUntilReady(service, "${address}", { deadlineMs: 10_000 });
    console.log("ready");
    process.exit(130);`;
  const run = spawnSync(process.execPath, ["--input-type=module-typescript", "-e", script], { encoding: "utf8" });
  expect(run.stderr).toContain("the folder is still in use");
  expect(run.stdout).toBe("ready\n");
  await expect(fetch(address)).rejects.toThrow("fetch failed");
});

test("Ctrl-C ends the run without calling it a failure", async () => {
  const { started } = await service("setInterval(() => {}, 1000)");
  const controller = new AbortController();
  const running = waitUntilStopped([started], controller.signal);
  controller.abort(new StopRequest("SIGINT"));
  await expect(running).rejects.toBeInstanceOf(StopRequest);
});

test("the first administrator's login is read from the log of the CMS", () => {
  const login = { email: "admin@circuit.example", password: "Geheim-123" };
  expect(parseAdminLogin(`ADMIN_LOGIN ${JSON.stringify(login)}`)).toEqual(login);
  expect(parseAdminLogin('CMS_READY {"url":"http://localhost:1337"}')).toBeNull();
});
