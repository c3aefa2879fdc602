import { boxAround, isWithin, type Point, signedArea } from "@circuit/contract/circuit/plane";
import { besideLine } from "@circuit/contract/circuit/track-line";
import { createSeededRandom } from "./seeded-random.ts";
import type { SceneCircuit } from "./scene-circuit.ts";
import type { Surroundings } from "./surroundings.ts";

/** Kinds of plant, and sheep. */
export type PlantKind = "pine" | "oak" | "birch" | "sheep" | "bush";

/** A plant or sheep: position of its foot, height in metres, and a random number from 0 to 1 that varies its look. */
export interface Plant {
  at: Point;
  height: number;
  variation: number;
}

export type Planting = Record<PlantKind, Plant[]>;

/** Most plants of each kind in a circuit, however large its woods are. */
const most: Record<PlantKind, number> = { pine: 800, oak: 320, birch: 340, sheep: 140, bush: 360 };

/** Default least distance from the track's centre line to a plant, in metres. */
const clearOfTrack = 24;

/** Least distance from the eye of a viewpoint to a plant, in metres. */
const clearOfEyes = 14;

/** Places trees, bushes and sheep: the same each time for one circuit. */
export function plantingOf(circuit: SceneCircuit, around: Surroundings): Planting {
  const planting: Planting = { pine: [], oak: [], birch: [], sheep: [], bush: [] };
  const put = (kind: PlantKind, plant: Plant, clear = clearOfTrack) => {
    if (planting[kind].length >= most[kind]) return;
    const isFree =
      around.fromTrack(plant.at) > clear && !around.isTaken(plant.at) && !around.isBeforeAnEye(plant.at, clearOfEyes);
    if (isFree) planting[kind].push(plant);
  };
  plantWoods(circuit, put);
  plantLand(circuit, around, put);
  plantFlocks(circuit, around, put);
  return planting;
}

type Put = (kind: PlantKind, plant: Plant, clear?: number) => void;

/** Plants woods densely enough to hide what lies behind them; low ones consist of bushes. */
function plantWoods({ areas }: SceneCircuit, put: Put): void {
  const woods = areas.filter(({ kind, heightMetres }) => kind === "woodland" && heightMetres > 0).slice(0, 80);
  const total = woods.reduce((sum, { outline }) => sum + Math.abs(signedArea(outline)), 0);
  const step = Math.max(6.2, Math.sqrt(total / 1100));
  woods.forEach(({ outline, heightMetres }, index) => {
    const chance = createSeededRandom(index + 31);
    const box = boxAround(outline);
    if (box === null) return;
    let left = 4000;
    for (let y = box.minY; y < box.maxY && left > 0; y += step * 0.86) {
      for (let x = box.minX; x < box.maxX && left > 0; x += step) {
        left -= 1;
        const at: Point = [x + (chance() - 0.5) * step * 0.9, y + (chance() - 0.5) * step * 0.9];
        const whim = chance();
        if (!isWithin(at, outline)) continue;
        const kind = heightMetres < 6 ? "bush" : whim < 0.66 ? "pine" : "oak";
        put(kind, { at, height: heightMetres * (0.78 + chance() * 0.3), variation: chance() }, 12);
      }
    }
  });
}

/** Plants birches, pines and bushes over all of the land. */
function plantLand({ stands }: SceneCircuit, { box, fromTrack }: Surroundings, put: Put): void {
  const chance = createSeededRandom(9);
  const [width, height] = [box.maxX - box.minX + 500, box.maxY - box.minY + 500];
  for (let index = 0; index < 900; index += 1) {
    const at: Point = [box.minX - 250 + chance() * width, box.minY - 250 + chance() * height];
    const [kind, whim, size] = [chance(), chance(), chance()];
    // No trunk stands between a stand and the track.
    const isBeforeAStand = fromTrack(at) < 60 && stands.some((stand) => isBefore(stand, at));
    if (isBeforeAStand) continue;
    if (kind < 0.55) put("birch", { at, height: 11 + size * 10, variation: whim }, 32);
    else if (kind < 0.62) put("pine", { at, height: 8 + size * 6, variation: whim }, 60);
    else put("bush", { at, height: 0.9 + size * 1.1, variation: whim }, 30);
  }
}

/** Whether a point lies in front of a grandstand, within 90 m. */
function isBefore({ outline, facingBearing }: SceneCircuit["stands"][number], [x, y]: Point): boolean {
  const angle = (facingBearing * Math.PI) / 180;
  return outline.some(([px, py]) => {
    const ahead = (x - px) * Math.sin(angle) + (y - py) * Math.cos(angle);
    return ahead > -5 && Math.hypot(x - px, y - py) < 90;
  });
}

/** Places sheep on each heath, and on the grass inside every second corner. */
function plantFlocks({ areas, corners }: SceneCircuit, { line }: Surroundings, put: Put): void {
  const chance = createSeededRandom(77);
  const flock = ([x, y]: Point, count: number, reach: number) => {
    for (let sheep = 0; sheep < count; sheep += 1) {
      const at: Point = [x + (chance() - 0.5) * reach * 2, y + (chance() - 0.5) * reach];
      put("sheep", { at, height: 1.5 + chance() * 0.4, variation: chance() }, 18);
    }
  };
  for (const { outline } of areas.filter(({ kind }) => kind === "heath").slice(0, 12)) {
    const box = boxAround(outline);
    if (box !== null) flock([(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2], 16, 30);
  }
  corners.slice(0, 40).forEach(({ turn, distanceMetres }, index) => {
    if (index % 2 === 1) return;
    const side = turn === "right" ? 1 : -1;
    flock(besideLine(line, distanceMetres + (chance() - 0.5) * 50, side * (30 + chance() * 8)), 3 + (index % 3), 7);
  });
}
