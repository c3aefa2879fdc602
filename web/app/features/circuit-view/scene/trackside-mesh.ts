import { bearingTo, interpolatePoint, type Point, pointInBearing } from "@circuit/contract/circuit/plane";
import { bearingAt, besideLine, nearestOnLine } from "@circuit/contract/circuit/track-line";
import type { BoardWriter } from "./board-writer.ts";
import { brakingPoints } from "./braking-points.ts";
import { mixInks, plainInks, type Ink, type Inks } from "./inks.ts";
import type { LineWriter } from "./line-writer.ts";
import { type MeshWriter, writeBox } from "./mesh-writer.ts";
import { frontEdge, type SceneCircuit, type SceneStand } from "./scene-circuit.ts";
import type { Surroundings } from "./surroundings.ts";

/** Writers for faces, lines and boards. */
export interface SceneWriters {
  mesh: MeshWriter;
  lines: LineWriter;
  boards: BoardWriter;
}

/** Writes the gantry, boards before corners, screens, entrances, and fences and flags of grandstands. */
export function writeTrackside(writers: SceneWriters, circuit: SceneCircuit, around: Surroundings, inks: Inks): void {
  writeGantry(writers, circuit, around, inks);
  writeBoards(writers, circuit, around, inks);
  for (const { kind, position } of circuit.places) {
    if (kind === "screen") writeScreen(writers, position, around, inks);
    if (kind === "entrance") writeGate(writers, position, inks);
  }
  circuit.stands.forEach((stand, index) => {
    writeFence(writers.lines, stand, around, circuit.trackWidthMetres, inks);
    writeFlags(writers, stand, index, inks);
  });
}

/** Writes the gantry over the start line, so high that riders and cameras go under it. */
function writeGantry(
  { mesh, lines }: SceneWriters,
  { trackWidthMetres }: SceneCircuit,
  { line }: Surroundings,
  inks: Inks,
): void {
  const bearing = bearingAt(line, 0);
  const beside = trackWidthMetres / 2 + 2;
  for (const side of [-1, 1]) {
    const [x, y] = besideLine(line, 0, side * beside);
    writeBox(mesh, { at: [x, y, 0], size: [0.7, 0.7, 8.4], bearing, ink: inks.dark });
  }
  // The beam is chequered, like the start line.
  const squares = 12;
  for (let square = 0; square < squares * 2; square += 1) {
    const [column, row] = [square % squares, Math.floor(square / squares)];
    const wide = (beside * 2) / squares;
    const [x, y] = besideLine(line, 0, -beside + (column + 0.5) * wide);
    const ink = (column + row) % 2 === 0 ? inks.light : inks.dark;
    writeBox(mesh, { at: [x, y, 6.6 + row * 0.9], size: [wide, 0.8, 0.9], bearing, ink });
  }
  const [from, to] = [besideLine(line, 0, -beside), besideLine(line, 0, beside)];
  for (const z of [6.6, 8.4]) lines.line([...from, z], [...to, z], 0.12, inks.dark);
}

/** Writes boards that count down to where riders brake, on the outside of the corner. */
function writeBoards({ boards, lines }: SceneWriters, circuit: SceneCircuit, { line }: Surroundings, inks: Inks): void {
  for (const { distance, outside } of brakingPoints(circuit, line)) {
    for (const metres of [50, 100, 150, 200]) {
      const at = distance - metres;
      const away = outside * (circuit.trackWidthMetres / 2 + 5);
      const bearing = bearingAt(line, at);
      const middle = besideLine(line, at, away);
      const [left, right] = [pointInBearing(middle, bearing - 90, 1.1), pointInBearing(middle, bearing + 90, 1.1)];
      boards.board([...left, 0.7], [...right, 0.7], 1.2, metres);
      for (const foot of [left, right]) lines.line([...foot, 0], [...foot, 1.9], 0.12, inks.dark);
      lines.line([...left, 0.7], [...right, 0.7], 0.1, inks.dark);
      lines.line([...left, 1.9], [...right, 1.9], 0.1, inks.dark);
    }
  }
}

/** Writes a video screen on two posts, with a picture of stripes, turned to the track. */
function writeScreen({ mesh, lines }: SceneWriters, position: Point, { line }: Surroundings, inks: Inks): void {
  const nearest = nearestOnLine(line, position);
  const facing = bearingTo(position, besideLine(line, nearest.distance, 0));
  const [wide, high, foot] = [9, 5, 3];
  writeBox(mesh, { at: [...position, foot], size: [wide, 0.7, high], bearing: facing, ink: inks.dark });
  const bars: Ink[] = [inks.turqoise, inks.yellow, inks.light, inks.pink, inks.primary];
  bars.forEach((ink, index) => {
    const across = (index - (bars.length - 1) / 2) * ((wide - 0.8) / bars.length);
    const at = pointInBearing(pointInBearing(position, facing, 0.6), facing + 90, across);
    const size = [(wide - 0.8) / bars.length, 0.12, high - 0.8] as const;
    writeBox(mesh, { at: [...at, foot + 0.4], size, bearing: facing, ink });
  });
  for (const side of [-1, 1]) {
    const post = pointInBearing(position, facing + 90, side * (wide / 2 - 1.2));
    lines.line([...post, 0], [...post, foot], 0.5, inks.dark);
  }
}

/** Writes an entrance: a white gateway with a green beam. */
function writeGate({ mesh }: SceneWriters, position: Point, inks: Inks): void {
  for (const across of [-3, 3]) {
    const at = pointInBearing(position, 90, across);
    writeBox(mesh, { at: [...at, 0], size: [0.8, 0.8, 4], bearing: 0, ink: inks.light });
  }
  writeBox(mesh, { at: [...position, 4], size: [7.2, 0.9, 1.1], bearing: 0, ink: inks.primary, top: inks.light });
}

/** Writes the fence before a grandstand: two rails on posts, lower than the eyes of the first row. */
function writeFence(
  lines: LineWriter,
  stand: SceneStand,
  { line, fromTrack }: Surroundings,
  width: number,
  inks: Inks,
): void {
  const front = frontEdge(stand.outline, stand.facingBearing);
  if (front === null) return;
  const room = nearestOnLine(line, interpolatePoint(front.from, front.to, 0.5)).metres - width / 2;
  const ahead = Math.min(7, Math.max(1.5, room / 3));
  const run = bearingTo(front.from, front.to);
  const length = Math.hypot(front.to[0] - front.from[0], front.to[1] - front.from[1]);
  const begin = pointInBearing(pointInBearing(front.from, stand.facingBearing, ahead), run, -20);
  const posts = Math.min(160, Math.max(2, Math.round((length + 40) / 3)));
  const at = (share: number): Point => pointInBearing(begin, run, share * (length + 40));
  const isClear = (place: Point) => fromTrack(place) > width / 2 + 5;
  for (let post = 0; post < posts; post += 1) {
    const [here, next] = [at(post / posts), at((post + 1) / posts)];
    if (!isClear(here) || !isClear(next)) continue;
    lines.line([...here, 0], [...here, 1.5], 0.13, inks.dark);
    for (const z of [0.75, 1.45]) lines.line([...here, z], [...next, z], 0.11, inks.dark);
  }
}

/** Writes flags along the back of a grandstand. */
function writeFlags({ mesh, lines }: SceneWriters, stand: SceneStand, index: number, inks: Inks): void {
  const back = frontEdge(stand.outline, stand.facingBearing + 180);
  if (back === null) return;
  const flags: Ink[] = [inks.yellow, inks.pink, inks.turqoise, inks.light];
  const run = bearingTo(back.from, back.to);
  const length = Math.hypot(back.to[0] - back.from[0], back.to[1] - back.from[1]);
  const count = Math.max(2, Math.min(8, Math.round(length / 24)));
  for (let flag = 0; flag < count; flag += 1) {
    const [x, y] = pointInBearing(back.from, run, ((flag + 0.5) / count) * length);
    const [foot, top] = [stand.heightMetres, stand.heightMetres + 5];
    lines.line([x, y, foot], [x, y, top], 0.14, inks.dark);
    const ink = flags[(flag + index) % flags.length] ?? inks.yellow;
    const [tx, ty] = pointInBearing([x, y], 62, 3);
    mesh.triangle([x, y, top - 1.8], [tx, ty, top - 1.1], [x, y, top], ink, 0);
    mesh.triangle([x, y, top], [tx, ty, top - 1.1], [x, y, top - 1.8], mixInks(ink, plainInks.stoneDark, 0.25), 0);
  }
}
