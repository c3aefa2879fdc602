import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readTrackFile } from "@circuit/contract/circuit/read-track-file";
import { eyeOfSeat, typicalRows } from "@circuit/contract/circuit/stand-profile";
import type { Circuit } from "@circuit/contract/circuit/track-file";
import { chromium, type Page } from "playwright-core";
import * as z from "zod";
import { serveScene } from "./scene-page.ts";

/**
 * Measures the scene of the demo's circuit, drawn by the processor alone (SwiftShader): `npm run bench:seat-view`.
 * It takes the scene by itself, without the pages around it; what it weighs is told by `npm test budget`.
 */
const { E2E_CHROMIUM: executablePath = "/usr/bin/chromium", BENCH_SECONDS: seconds = "12" } = process.env;

const root = fileURLToPath(new URL("..", import.meta.url));

/** What the page needs of the product. */
const modules = {
  scene: "web/app/features/circuit-view/scene/scene.ts",
  circuit: "web/app/features/circuit-view/scene/scene-circuit.ts",
};

const measuredSchema = z.object({
  firstPicture: z.number(),
  longestTask: z.number(),
  framesPerSecond: z.number(),
  frames: z.number(),
  width: z.number(),
  triangles: z.number(),
  drawCalls: z.number(),
});

const processesSchema = z.object({ processInfo: z.array(z.object({ type: z.string(), cpuTime: z.number() })) });

/** Seconds of processor time that drawing has taken so far: that tells what a frame costs on a busy machine too. */
async function drawingSeconds(): Promise<number> {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = processesSchema.parse(await client.send("SystemInfo.getProcessInfo"));
  await client.detach();
  return processInfo.filter(({ type }) => type === "GPU").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Opens the scene at a seat, lets the field run, and reads what that took. */
async function measure(tab: Page, circuit: Circuit, slowdown: number) {
  const client = await tab.context().newCDPSession(tab);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const stand = circuit.stands.find(({ id }) => id === "hunebed") ?? circuit.stands[0];
  if (stand === undefined) throw new Error("The demo has no stands");
  const row = typicalRows(stand).middle;
  const view = { eye: eyeOfSeat(stand, row), bearing: stand.facingBearing, pitch: -3, fieldOfViewDegrees: 50 };
  const given = JSON.stringify({ circuit, view, stand: stand.id, row, seconds: Number(seconds) });
  const marks: number[] = [];
  await tab.exposeFunction("benchMark", async () => marks.push(await drawingSeconds()));
  // As text: what runs in the page knows nothing of this file.
  const result: unknown = await tab.evaluate(`(async ({ circuit, view, stand, row, seconds }) => {
    const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    let longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) if (startTime > first) longestTask = Math.max(longestTask, duration);
    }).observe({ type: "longtask" });
    let first = Infinity;
    const begun = performance.now();
    const scene = product.scene.createScene(document.querySelector("canvas"), {
      circuit: product.circuit.sceneCircuitOf(circuit), ownStand: stand, row, date: new Date("2027-09-12T06:45:00Z"),
      reducedMotion: false, onTrouble() {},
    });
    const shown = new Promise((resolve) => { const end = scene.onFrame(() => { end(); requestAnimationFrame(resolve); }); });
    scene.show(view, { flies: false });
    await shown;
    first = performance.now();
    await wait(1500);
    scene.setRiders(true);
    await wait((seconds * 1000) / 2);
    await benchMark();
    let frames = 0;
    const end = scene.onFrame(() => { frames += 1; });
    const from = performance.now();
    await wait((seconds * 1000) / 2);
    end();
    await benchMark();
    const { triangles, drawCalls } = scene.stats();
    const framesPerSecond = (frames * 1000) / (performance.now() - from);
    const width = document.querySelector("canvas").width;
    scene.dispose();
    return { firstPicture: first - begun, longestTask, framesPerSecond, frames, width, triangles, drawCalls };
  })(${given})`);
  const found = measuredSchema.parse(result);
  const [before = 0, after = 0] = marks;
  return { ...found, millisecondsPerFrame: ((after - before) * 1000) / Math.max(1, found.frames) };
}

const { circuit } = readTrackFile(JSON.parse(readFileSync(`${root}cms/seed/circuit/track.json`, "utf8")));
if (circuit === null) throw new Error("The demo's track has problems: run the tests of the seed");

const served = await serveScene(root, modules);
const args = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run"];
const browser = await chromium.launch({ executablePath, args });
for (const { width, height, slowdown } of [
  { width: 390, height: 500, slowdown: 1 },
  { width: 390, height: 500, slowdown: 4 },
  { width: 1440, height: 780, slowdown: 1 },
]) {
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1 });
  await tab.goto(served.address);
  await tab.waitForFunction("globalThis.product !== undefined");
  const found = await measure(tab, circuit, slowdown);
  const shares = `drawn ${((found.width / width) * 100).toFixed(0)} % as wide`;
  console.log(
    `${width} × ${height}, processor ${slowdown} times slower: first picture ${found.firstPicture.toFixed(0)} ms, ` +
      `longest task after it ${found.longestTask.toFixed(0)} ms, ${found.framesPerSecond.toFixed(1)} frames/s (${shares}), ` +
      `${found.millisecondsPerFrame.toFixed(0)} ms of processor time a frame, ` +
      `${found.triangles} triangles in ${found.drawCalls} calls`,
  );
  await tab.close();
}
await browser.close();
served.close();
