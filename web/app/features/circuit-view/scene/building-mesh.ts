import { centreOf, distanceBetween, interpolatePoint, pointAt, type Point } from "@circuit/contract/circuit/plane";
import { mixInks, plainInks, type Ink, type Inks } from "./inks.ts";
import type { LineWriter } from "./line-writer.ts";
import { anticlockwise, scaledOutline, type MeshWriter } from "./mesh-writer.ts";
import type { SceneCircuit } from "./scene-circuit.ts";
import type { Surroundings } from "./surroundings.ts";
import type { SceneWriters } from "./trackside-mesh.ts";

type Area = SceneCircuit["areas"][number];

/** Metres of wall per window or door. */
const bayMetres = { building: 5, "pit-building": 7 } as const;

/** Most windows or doors beside each other in one wall. */
const maxBays = 120;

/** Writes buildings and hills: all raised areas except woods. */
export function writeBuildings(
  { mesh, lines }: SceneWriters,
  { areas }: SceneCircuit,
  _: Surroundings,
  inks: Inks,
): void {
  areas.forEach((area, index) => {
    if (area.heightMetres <= area.baseMetres) return;
    if (area.kind === "hill") writeHill(mesh, area, inks);
    if (area.kind === "building" || area.kind === "pit-building") {
      const walls = [inks.light, inks.turqoise, inks.yellow, inks.light] as const;
      const wall = area.kind === "pit-building" ? inks.light : (walls[index % walls.length] ?? inks.light);
      writeBuilding(mesh, lines, { ...area, kind: area.kind }, wall, inks);
    }
  });
}

/** Writes a hill in three steps, each set back: it hides what lies behind it, up to its height. */
function writeHill(writer: MeshWriter, { outline, baseMetres, heightMetres }: Area, inks: Inks): void {
  const around = anticlockwise(outline);
  const centre = centreOf(around);
  const rise = heightMetres - baseMetres;
  const rings = [
    { scale: 1, z: baseMetres },
    { scale: 0.88, z: baseMetres + rise * 0.6 },
    { scale: 0.62, z: baseMetres + rise * 0.92 },
    { scale: 0.3, z: heightMetres },
  ];
  rings.forEach(({ scale, z }, index) => {
    const next = rings[index + 1];
    const ring = scaledOutline(around, centre, scale);
    if (next === undefined) {
      writer.lid(ring, z, inks.primary);
      return;
    }
    const above = scaledOutline(around, centre, next.scale);
    ring.forEach((a, corner) => {
      const [b, c, d] = [pointAt(ring, corner + 1), pointAt(above, corner + 1), pointAt(above, corner)];
      writer.quad([...a, z], [...b, z], [...c, next.z], [...d, next.z], inks.primary);
    });
  });
}

interface Building extends Area {
  kind: "building" | "pit-building";
}

function writeBuilding(
  writer: MeshWriter,
  lines: LineWriter,
  { kind, outline, baseMetres: base, heightMetres: top }: Building,
  wall: Ink,
  inks: Inks,
): void {
  const around = anticlockwise(outline);
  around.forEach((from, index) => {
    const to = pointAt(around, index + 1);
    const bays = Math.max(1, Math.min(maxBays, Math.round(distanceBetween(from, to) / bayMetres[kind])));
    for (const band of wallStripsOf(kind, base, top)) writeWallStrip(writer, { from, to, bays, ...band }, wall, inks);
    lines.line([...from, base], [...from, top], 0.16, inks.dark);
    lines.line([...from, top], [...to, top], 0.16, inks.dark);
  });
  writer.lid(around, top, mixInks(wall, plainInks.stone, 0.4));
  if (base > 0) writer.lid(around, base, plainInks.stoneDark, { isBelow: true });
}

/** A stretch of wall between two heights: closed, with windows or with doors. */
interface WallStrip {
  base: number;
  top: number;
  opening: "none" | "window" | "door";
}

/** Divides a wall by height, from below: a closed strip and a row of windows for each storey that fits. */
function wallStripsOf(kind: Building["kind"], base: number, top: number): WallStrip[] {
  const bands: WallStrip[] = [];
  let at = base;
  if (kind === "pit-building" && top - base > 4.2) {
    bands.push({ base: at, top: at + 3.2, opening: "door" });
    at += 3.2;
  }
  for (let storey = 0; storey < 20 && top - at > 3; storey += 1) {
    bands.push({ base: at, top: at + 1.1, opening: "none" }, { base: at + 1.1, top: at + 2.5, opening: "window" });
    at += 2.5;
  }
  bands.push({ base: at, top, opening: "none" });
  return bands;
}

interface PlacedWallStrip extends WallStrip {
  from: Point;
  to: Point;
  bays: number;
}

function writeWallStrip(
  writer: MeshWriter,
  { from, to, bays, base, top, opening }: PlacedWallStrip,
  wall: Ink,
  inks: Inks,
): void {
  const piece = (begin: number, end: number, ink: Ink, finish: number) => {
    const [a, b] = [interpolatePoint(from, to, begin), interpolatePoint(from, to, end)];
    writer.quad([...a, base], [...b, base], [...b, top], [...a, top], ink, finish);
  };
  if (opening === "none") {
    piece(0, 1, wall, 255);
    return;
  }
  const frame = 0.12 / bays;
  const ink = opening === "door" ? inks.asphalt : inks["blue-strong"];
  for (let bay = 0; bay < bays; bay += 1) {
    const [begin, end] = [bay / bays, (bay + 1) / bays];
    piece(begin, begin + frame, wall, 255);
    piece(begin + frame, end - frame, ink, 0);
    piece(end - frame, end, wall, 255);
  }
}
