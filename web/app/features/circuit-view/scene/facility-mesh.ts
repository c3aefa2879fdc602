import {
  bearingTo,
  boxAround,
  centreOf,
  distanceBetween,
  interpolatePoint,
  isWithin,
  type Point,
  pointAt,
  pointInBearing,
} from "@circuit/contract/circuit/plane";
import { createSeededRandom } from "./seeded-random.ts";
import { plainInks, type Ink, type Inks } from "./inks.ts";
import { type MeshWriter, writeBox } from "./mesh-writer.ts";
import type { SceneCircuit, ScenePath } from "./scene-circuit.ts";
import type { Surroundings } from "./surroundings.ts";
import type { SceneWriters } from "./trackside-mesh.ts";

/** Largest number of cars, of tents and of lorries. */
const most = 320;

/** Least distance from the eye of a viewpoint to anything parked, in metres. */
const clearMetres = 26;

/** Height of a footbridge's deck, in metres. */
const bridgeMetres = 6;

/** Writes parked cars, tents, lorries in the paddock, footbridges and the podium. */
export function writeFacilities(writers: SceneWriters, circuit: SceneCircuit, around: Surroundings, inks: Inks): void {
  const kinds = [
    { kind: "parking", step: [5.2, 9], write: writeCar },
    { kind: "camping", step: [11, 12], write: writeTent },
    { kind: "paddock", step: [7.5, 21], write: writeLorry },
  ] as const;
  for (const { kind, step, write } of kinds) {
    const areas = circuit.areas.filter((area) => area.kind === kind).slice(0, 40);
    let left: number = most;
    areas.forEach((area, index) => {
      const places = placesIn(area.outline, step, Math.ceil(left / (areas.length - index)));
      left -= places.length;
      const chance = createSeededRandom(index * 13 + kind.length);
      for (const { at, bearing } of places) {
        const whim = chance();
        const isClear = !around.isBeforeAnEye(at, clearMetres) && around.fromTrack(at) > 22;
        if (whim > 0.22 && isClear) write(writers.mesh, at, bearing, chance(), inks);
      }
    });
  }
  const bridges = circuit.paths.filter(({ kind }) => kind === "bridge");
  for (const bridge of bridges.slice(0, 40)) writeBridge(writers, bridge, inks);
  for (const { kind, position, bearing } of circuit.viewpoints) {
    if (kind === "podium") writePodium(writers, position, bearing, inks);
  }
}

/** Returns positions in rows within an outline, along its longest side. */
function placesIn(
  outline: readonly Point[],
  [across, along]: readonly [number, number],
  count: number,
): { at: Point; bearing: number }[] {
  const sides = outline.map((from, index) => [from, pointAt(outline, index + 1)] as const);
  const [longest] = sides.toSorted((one, other) => distanceBetween(...other) - distanceBetween(...one));
  const box = boxAround(outline);
  if (longest === undefined || box === null) return [];
  const bearing = bearingTo(...longest);
  const centre = centreOf(outline);
  const half = Math.hypot(box.maxX - box.minX, box.maxY - box.minY) / 2;
  // Spaced wider where there would be too many.
  const scale = Math.max(1, Math.sqrt((4 * half * half) / (across * along * 1600)));
  const places: { at: Point; bearing: number }[] = [];
  for (let up = -half + along / 2; up < half; up += along * scale) {
    for (let side = -half + across / 2; side < half; side += across * scale) {
      const at = pointInBearing(pointInBearing(centre, bearing, side), bearing + 90, up);
      const edges = [-1, 1].map((end) => pointInBearing(at, bearing + 90, (end * along) / 2.2));
      if ([at, ...edges].every((place) => isWithin(place, outline))) places.push({ at, bearing: bearing + 90 });
    }
  }
  const stride = Math.max(1, Math.ceil(places.length / Math.max(1, count)));
  return places.filter((_, index) => index % stride === 0);
}

function pick(inks: readonly Ink[], share: number, otherwise: Ink): Ink {
  return inks[Math.floor(share * inks.length)] ?? otherwise;
}

function writeCar(mesh: MeshWriter, [x, y]: Point, bearing: number, whim: number, inks: Inks): void {
  const ink = pick([inks.light, inks.blue, inks.dark, inks.orange, inks.yellow, inks.turqoise], whim, inks.light);
  writeBox(mesh, { at: [x, y, 0.3], size: [1.8, 4.3, 0.6], bearing, ink });
  const cabin = pointInBearing([x, y], bearing, -0.3);
  writeBox(mesh, { at: [...cabin, 0.9], size: [1.6, 2.2, 0.6], bearing, ink: inks.asphalt, top: ink });
}

function writeTent(mesh: MeshWriter, at: Point, bearing: number, whim: number, inks: Inks): void {
  const ink = pick([inks.light, inks.yellow, inks.orange, inks.blue, inks.pink], whim, inks.light);
  const [wide, long, high] = [3.4, 4.6, 2.1];
  const corner = (across: number, ahead: number): Point =>
    pointInBearing(pointInBearing(at, bearing, ahead * long * 0.5), bearing + 90, across * wide * 0.5);
  const ridge = [corner(0, -1), corner(0, 1)] as const;
  const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  mesh.quad([...b, 0], [...c, 0], [...ridge[1], high], [...ridge[0], high], ink);
  mesh.quad([...d, 0], [...a, 0], [...ridge[0], high], [...ridge[1], high], ink);
  mesh.triangle([...a, 0], [...b, 0], [...ridge[0], high], inks.dark);
  mesh.triangle([...c, 0], [...d, 0], [...ridge[1], high], inks.dark);
}

function writeLorry(mesh: MeshWriter, at: Point, bearing: number, whim: number, inks: Inks): void {
  const ink = pick([inks.light, inks.pink, inks.blue, inks.yellow, inks.primary], whim, inks.light);
  writeBox(mesh, { at: [...at, 0.9], size: [2.5, 11.5, 3], bearing, ink });
  writeBox(mesh, { at: [...at, 0.2], size: [2.1, 10.5, 0.7], bearing, ink: inks.dark });
  const cabin = pointInBearing(at, bearing, 7.2);
  writeBox(mesh, { at: [...cabin, 0.4], size: [2.4, 2.2, 2.6], bearing, ink: inks.light, top: inks.light });
}

/** Writes a footbridge: its deck with rails, on posts at both ends. */
function writeBridge({ mesh, lines }: SceneWriters, { points, widthMetres }: ScenePath, inks: Inks): void {
  const half = Math.max(1, widthMetres / 2);
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [from, to] = [points[index], points[index + 1]];
    if (from === undefined || to === undefined) continue;
    const bearing = bearingTo(from, to);
    const middle = interpolatePoint(from, to, 0.5);
    const size = [half * 2, distanceBetween(from, to), 0.5] as const;
    writeBox(mesh, { at: [...middle, bridgeMetres - 0.5], size, bearing, ink: inks.primary, top: plainInks.stone });
    for (const side of [-1, 1]) {
      const [begin, end] = [from, to].map((point) => pointInBearing(point, bearing + 90, side * half));
      if (begin === undefined || end === undefined) continue;
      for (const up of [0.55, 1.1]) {
        lines.line([...begin, bridgeMetres + up], [...end, bridgeMetres + up], 0.06, inks.dark);
      }
      for (const foot of [begin, end]) lines.line([...foot, 0], [...foot, bridgeMetres + 1.1], 0.4, inks.dark);
    }
  }
}

/** Writes the podium's floor under the eye of its viewpoint, with the three steps in front. */
function writePodium(
  { mesh, lines }: SceneWriters,
  [x, y, z]: readonly [number, number, number],
  bearing: number,
  inks: Inks,
): void {
  const floor = Math.max(0.3, z - 1.6);
  const ahead = (metres: number, right: number): Point =>
    pointInBearing(pointInBearing([x, y], bearing, metres), bearing + 90, right);
  const front = { size: [12, 6, floor] as const, ink: inks["blue-strong"], top: inks.light };
  writeBox(mesh, { at: [...ahead(1.6, 0), 0], bearing, ...front });
  for (const [right, high, ink] of [
    [0, 0.5, inks.yellow],
    [-1.7, 0.35, inks.turqoise],
    [1.7, 0.22, inks.orange],
  ] as const) {
    writeBox(mesh, { at: [...ahead(3, right), floor], size: [1.6, 1, high], bearing, ink });
  }
  for (const up of [0.5, 1])
    lines.line([...ahead(4.5, -5.9), floor + up], [...ahead(4.5, 5.9), floor + up], 0.08, inks.dark);
  for (let right = -5.9; right < 6; right += 1.95) {
    lines.line([...ahead(4.5, right), floor], [...ahead(4.5, right), floor + 1], 0.08, inks.dark);
  }
}
