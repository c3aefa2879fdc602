import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startService, type Service } from "./service.ts";
import { restartOnExit, stopAll, StopRequest, type Kept } from "./supervise.ts";

const pauses = { first: 10, longest: 40, healthy: 60_000 };

/** A function that starts a service, which runs on unless `source` ends. */
async function starter(name: string, source = "setInterval(() => {}, 1000)") {
  const folder = await mkdtemp(path.join(tmpdir(), "kept-"));
  await writeFile(path.join(folder, "run.cjs"), source);
  const started: Service[] = [];
  const start = () => {
    const service = startService({ name, script: ["run.cjs"], folder, variables: {}, onLine: () => false });
    started.push(service);
    return service;
  };
  onTestFinished(async () => {
    await stopAll(started);
    await rm(folder, { recursive: true });
  });
  return { start, started };
}

/** @param whenSaid - Called with each line, before the pause that it announces. */
function keep(kept: readonly Kept[], whenSaid: (stop: () => void) => void = () => undefined) {
  const controller = new AbortController();
  const stop = () => controller.abort(new StopRequest("SIGINT"));
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    whenSaid(stop);
  };
  const outcome = restartOnExit(kept, { signal: controller.signal, say, pauses }).catch((error: unknown) => error);
  return { said, stop, outcome };
}

test("what dies is started again and said in one line, while the rest runs on", async () => {
  const [site, cms] = [await starter("web"), await starter("cms")];
  const kept = [site, cms].map(({ start }) => ({ service: start(), start }));
  const { said, stop, outcome } = keep(kept);
  const first = cms.started[0]?.pid ?? 0;
  process.kill(first, "SIGKILL");

  await expect.poll(() => cms.started.length).toBe(2);
  expect(said).toEqual(["cms stopped unexpectedly (signal SIGKILL); it starts again in 0.01 s"]);
  expect(site.started).toHaveLength(1);
  expect(kept[1]?.service.pid).not.toBe(first);
  stop();
  expect(await outcome).toBeInstanceOf(StopRequest);
});

test("what dies again and again is started ever later, and the run goes on", async () => {
  const cms = await starter("cms", "process.exit(3)");
  const { said, stop, outcome } = keep([{ service: cms.start(), start: cms.start }]);

  await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  const pausesSaid = said.slice(0, 4).map((line) => /in (?<seconds>[\d.]+) s$/u.exec(line)?.groups?.["seconds"]);
  expect(pausesSaid).toEqual(["0.01", "0.02", "0.04", "0.04"]);
  stop();
  expect(await outcome).toBeInstanceOf(StopRequest);
});

test("Ctrl-C in the pause before a start ends the run", async () => {
  const cms = await starter("cms", "process.exit(3)");
  const { said, outcome } = keep([{ service: cms.start(), start: cms.start }], (stop) => setTimeout(stop, 0));

  expect(await outcome).toBeInstanceOf(StopRequest);
  expect(said).toHaveLength(1);
  expect(cms.started).toHaveLength(1);
});
