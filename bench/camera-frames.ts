import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { bearingTo, distanceBetween, type Point } from "@circuit/contract/circuit/plane";
import { readTrackFile } from "@circuit/contract/circuit/read-track-file";
import type { Circuit } from "@circuit/contract/circuit/track-file";
import { chromium } from "playwright-core";
import { serveScene } from "./scene-page.ts";

/*
 * Draws what each camera of the demo sees while the field comes by, frame by frame, with the scene of the site:
 * `node bench/camera-frames.ts [camera…]`. `npm run camera-loops` does that, and makes films of the frames.
 */

type Camera = Circuit["cameras"][number];

const {
  E2E_CHROMIUM: executablePath = "/usr/bin/chromium",
  CAMERA_FRAMES: count = "200",
  CAMERA_SECONDS: seconds = "20",
} = process.env;

const root = path.join(import.meta.dirname, "..");
const target = path.join(root, ".cache", "camera-frames");

const [width, height] = [1280, 720] as const;

/** Films are half as small again: their edges become smooth by that. */
const pixelRatio = 1;

const scene = "web/app/features/circuit-view/scene";
const modules = {
  circuit: `${scene}/scene-circuit.ts`,
  inks: `${scene}/inks.ts`,
  stage: `${scene}/stage.ts`,
  steps: `${scene}/build-steps.ts`,
  materials: `${scene}/materials.ts`,
  daylight: `${scene}/daylight.ts`,
  field: `${scene}/rider-field.ts`,
  crew: `${scene}/rider-crew.ts`,
};

/** Whose light it is: that of a morning, and for the camera that runs at night that of the last of dusk. */
const [morning, dusk] = ["2027-06-12T08:00:00Z", "2027-06-12T20:40:00Z"] as const;

/** Where the first of the field is as the film begins, by camera: near it, so that its stills have riders too. */
const begins: Readonly<Record<string, Point>> = {
  startfinish: [694, 62],
  startbrink: [298, 69],
  hunebed: [108, 331],
  jeneverbes: [386, 583],
  elsbroek: [822, 776],
  dwaallicht: [1319, 473],
  paddock: [915, 62],
  "laatste-kei": [1243, 113],
};

/** What a camera has in its picture. Its field is told from left to right, that of a picture from below. */
function viewOf({ position, target: [x, y, z], fieldOfViewDegrees }: Camera) {
  const eye: Point = [position[0], position[1]];
  const half = Math.tan((fieldOfViewDegrees * Math.PI) / 360) * (height / width);
  return {
    eye: position,
    bearing: bearingTo(eye, [x, y]),
    pitch: (Math.atan2(z - position[2], distanceBetween(eye, [x, y])) * 180) / Math.PI,
    fieldOfViewDegrees: (Math.atan(half) * 360) / Math.PI,
  };
}

/**
 * Runs in the page, which knows nothing of this file: builds the scene once, and makes `drawer`.
 *
 * The first eleven of the field go round, and again after each loop: so the end of a film meets its beginning.
 */
const prepare = `({ whole, seconds, pixelRatio }) => {
  const circuit = product.circuit.sceneCircuitOf(whole);
  const canvas = document.querySelector("canvas");
  const inks = product.inks.inksOf(() => "");
  const stage = product.stage.createStage(canvas, inks);
  const { first, later } = product.steps.buildSteps(stage, circuit, inks);
  for (const step of [...first, ...later]) step();
  stage.fit(pixelRatio);

  const field = product.field.createRiderField(circuit);
  const riding = 11;
  // Twice as many as there are liveries, so that who comes again is dressed the same.
  const group = 14;
  const loops = [-2, -1, 0, 1, 2];
  const away = { x: 1e6, y: 1e6, bearing: 0, lean: 0 };
  const at = (moment) => field.at(moment).slice(0, group).map((rider, index) => (index < riding ? rider : away));
  const again = {
    riders: loops.flatMap(() => field.riders.slice(0, group)),
    momentAt: field.momentAt,
    at: (moment) => loops.flatMap((loop) => at(moment - loop * seconds)),
  };
  const crew = product.crew.createRiderCrew(again, inks, stage.sight);
  stage.add(crew.geometry, stage.materials.riderShadow, product.stage.drawingOrder.shadow);
  stage.add(crew.geometry, stage.materials.rider, product.stage.drawingOrder.things);

  let [view, begin] = [null, 0];
  globalThis.drawer = {
    aim: (next, moment, place) => {
      const sun = product.daylight.sunOf(circuit.anchor, new Date(moment));
      product.materials.setDaylight(stage.materials, product.daylight.daylightOf(sun, inks));
      view = next;
      // The field tells of its fourth; the first is there as much earlier as it is ahead.
      begin = field.momentAt(place) - (field.riders[3].gap - field.riders[0].gap);
    },
    draw: (passed) => {
      stage.aim(view);
      crew.place(begin + passed);
      stage.draw();
      return canvas.toDataURL("image/jpeg", 0.92);
    },
  };
}`;

const { circuit: whole } = readTrackFile(
  JSON.parse(readFileSync(path.join(root, "cms", "seed", "circuit", "track.json"), "utf8")),
);
if (whole === null) throw new Error("The demo's track has problems: run the tests of the seed");

const asked = process.argv.slice(2);
const served = await serveScene(root, modules);
const args = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run"];
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage({ viewport: { width, height } });
await page.goto(served.address);
await page.waitForFunction("globalThis.product !== undefined");
await page.evaluate(`(${prepare})(${JSON.stringify({ whole, seconds: Number(seconds), pixelRatio })})`);

for (const camera of whole.cameras) {
  if (asked.length > 0 && !asked.includes(camera.id)) continue;
  const folder = path.join(target, camera.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const moment = camera.id === "dwaallicht" ? dusk : morning;
  const place = begins[camera.id] ?? [camera.target[0], camera.target[1]];
  const given = [viewOf(camera), moment, place].map((value) => JSON.stringify(value));
  await page.evaluate(`drawer.aim(${given.join(", ")})`);
  for (let index = 0; index < Number(count); index += 1) {
    const drawn = await page.evaluate<string>(`drawer.draw(${(index * Number(seconds)) / Number(count)})`);
    const name = `${String(index).padStart(3, "0")}.jpg`;
    await writeFile(path.join(folder, name), drawn.slice(drawn.indexOf(",") + 1), "base64");
  }
  console.log(`${camera.id}: ${count} frames`);
}
await browser.close();
served.close();
