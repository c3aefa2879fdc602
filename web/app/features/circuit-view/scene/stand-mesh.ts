import { interpolatePoint, type Point, pointAt } from "@circuit/contract/circuit/plane";
import { rowEnds, rowFloor, standProfile } from "@circuit/contract/circuit/stand-profile";
import { mixInks, type Ink, type Inks } from "./inks.ts";
import type { LineWriter } from "./line-writer.ts";
import { meshWriter, type MeshArrays, type MeshWriter, type Vertex } from "./mesh-writer.ts";
import type { SceneStand } from "./scene-circuit.ts";

/** A drawn row of a grandstand: its four corners on the ground plan, and the height of its floor in metres. */
export interface DrawnRow {
  row: number;
  floor: number;
  /** Floor of the row in front of it; 0 for the first. */
  below: number;
  leftFront: Point;
  rightFront: Point;
  leftBack: Point;
  rightBack: Point;
}

/** Most drawn rows in a circuit: beyond it every second row, or third, represents its neighbours. */
const maxRows = 1600;

/** Returns how many rows one drawn row represents. */
export function rowStride(stands: readonly SceneStand[]): number {
  return Math.max(1, Math.ceil(stands.reduce((sum, { rows }) => sum + rows, 0) / maxRows));
}

/** Returns the rows of a grandstand from first to last, without those for which its outline has no room. */
export function rowsOf(stand: SceneStand, stride: number): DrawnRow[] {
  const { depth } = standProfile(stand);
  const angle = (stand.facingBearing * Math.PI) / 180;
  const [east, north] = [Math.sin(angle), Math.cos(angle)];
  const half = (depth / stand.rows) * 0.5;
  const rows: DrawnRow[] = [];
  let below = 0;
  for (let row = 1; row <= stand.rows; row += stride) {
    const [left, right] = rowEnds(stand, row);
    if (![...left, ...right].every(Number.isFinite)) continue;
    const move = ([x, y]: Point, ahead: number): Point => [x + east * ahead, y + north * ahead];
    const back = -half - depth * ((Math.min(stride, stand.rows - row + 1) - 1) / stand.rows);
    const floor = rowFloor(stand, row);
    rows.push({
      row,
      floor,
      below,
      leftFront: move(left, half),
      rightFront: move(right, half),
      leftBack: move(left, back),
      rightBack: move(right, back),
    });
    below = floor;
  }
  return rows;
}

const raised = ([x, y]: Point, z: number): Vertex => [x, y, z];

/** Builds all grandstands: stepped rows, walls and roofs, and their edges as lines. */
export function standMesh(stands: readonly SceneStand[], inks: Inks, lines: LineWriter): MeshArrays {
  const writer = meshWriter();
  const stride = rowStride(stands);
  for (const stand of stands) {
    const rows = rowsOf(stand, stride);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) continue;
    const ink = inks[stand.colour];
    const dark = mixInks(ink, inks.dark, 0.35);
    for (const row of rows) writeRow(writer, row, ink, dark);
    writeBack(writer, stand, last, dark);
    writeLines(lines, stand, first, last, inks.dark);
    if (stand.isCovered) writeRoof(writer, lines, { stand, first, last }, ink, inks);
  }
  return writer.arrays();
}

function writeRow(writer: MeshWriter, row: DrawnRow, tread: Ink, riser: Ink): void {
  const { floor, below, leftFront, rightFront, leftBack, rightBack } = row;
  writer.quad(
    raised(leftBack, floor),
    raised(rightBack, floor),
    raised(rightFront, floor),
    raised(leftFront, floor),
    tread,
    0,
  );
  const front = [raised(rightFront, below), raised(leftFront, below)] as const;
  writer.quad(front[0], front[1], raised(leftFront, floor), raised(rightFront, floor), riser, 0);
  for (const [from, to] of [
    [leftFront, leftBack],
    [rightBack, rightFront],
  ] as const) {
    writer.quad(raised(from, 0), raised(to, 0), raised(to, floor), raised(from, floor), riser);
  }
}

/** Writes the back wall, as high as the grandstand and visible from both sides. */
function writeBack(writer: MeshWriter, { heightMetres }: SceneStand, last: DrawnRow, ink: Ink): void {
  const { leftBack, rightBack, floor } = last;
  const top = Math.max(heightMetres, floor);
  writer.quad(raised(leftBack, 0), raised(rightBack, 0), raised(rightBack, top), raised(leftBack, top), ink);
  writer.quad(raised(rightBack, floor), raised(leftBack, floor), raised(leftBack, top), raised(rightBack, top), ink);
}

function writeLines(lines: LineWriter, stand: SceneStand, first: DrawnRow, last: DrawnRow, ink: Ink): void {
  const top = Math.max(stand.heightMetres, last.floor);
  const outline: [Vertex, Vertex][] = [
    [raised(first.leftFront, 0), raised(first.rightFront, 0)],
    [raised(first.leftFront, first.floor), raised(first.rightFront, first.floor)],
    [raised(last.leftBack, top), raised(last.rightBack, top)],
  ];
  for (const [front, back] of [
    [first.leftFront, last.leftBack],
    [first.rightFront, last.rightBack],
  ] as const) {
    outline.push(
      [raised(front, 0), raised(front, first.floor)],
      [raised(front, first.floor), raised(back, last.floor)],
      [raised(back, 0), raised(back, top)],
    );
  }
  for (const [from, to] of outline) lines.line(from, to, 0.16, ink);
}

const roofMetres = 0.6;

interface RoofedStand {
  stand: SceneStand;
  first: DrawnRow;
  last: DrawnRow;
}

function writeRoof(
  writer: MeshWriter,
  lines: LineWriter,
  { stand, first, last }: RoofedStand,
  ink: Ink,
  inks: Inks,
): void {
  const outline = [last.leftBack, last.rightBack, first.rightFront, first.leftFront];
  const [under, over] = [stand.heightMetres - roofMetres, stand.heightMetres];
  writer.lid(outline, over, ink);
  writer.lid(outline, under, mixInks(ink, inks.dark, 0.72), { isBelow: true, finish: 0 });
  outline.forEach((from, index) => {
    const to = pointAt(outline, index + 1);
    writer.quad(raised(from, under), raised(to, under), raised(to, over), raised(from, over), inks.light);
    lines.line(raised(from, over), raised(to, over), 0.16, inks.dark);
    lines.line(raised(from, under), raised(to, under), 0.16, inks.dark);
  });
  // Posts stand behind the last row, so that nobody sits behind one.
  const posts = 5;
  for (let post = 0; post <= posts; post += 1) {
    const share = post / posts;
    const foot = alongRow(last, share);
    const tip = interpolatePoint(foot, alongRow(first, share), 0.9);
    lines.line(raised(foot, last.floor), raised(foot, under), 0.3, inks.dark);
    lines.line(raised(foot, under - 0.9), raised(tip, under), 0.1, inks.dark);
  }
}

function alongRow({ leftBack, rightBack, leftFront, rightFront, row }: DrawnRow, share: number): Point {
  const [left, right] = row === 1 ? [leftFront, rightFront] : [leftBack, rightBack];
  return interpolatePoint(left, right, share);
}
