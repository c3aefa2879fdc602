import type { Point } from "@circuit/contract/circuit/plane";
import type { TrackLine } from "@circuit/contract/circuit/track-line";
import { kerbsOf, runOffOf, edgesOfStrip, type TrackStrip, wholeTrack } from "@circuit/contract/circuit/track-ribbon";
import { plainInks, type Ink, type Inks } from "./inks.ts";
import { anticlockwise, type MeshArrays, meshWriter, type MeshWriter } from "./mesh-writer.ts";
import type { SceneCircuit } from "./scene-circuit.ts";
import type { Surroundings } from "./surroundings.ts";

/** Finish of a face of the ground: how strong its halftone dots are, 0 for none. */
const plain = 0;
const dotted = 150;

/** Metres of land beyond the circuit: as far as one sees from a few metres up. */
const horizonMetres = 9000;

/** Mown grass beside the track, in metres: its width, the sway of its wavy edge, and the step along the track. */
const verge = { metres: 46, sway: 13, stepMetres: 12 } as const;

const pitLaneMetres = 9;

/**
 * Builds all that lies flat on the ground, in drawing order: each face covers those before it, so that nothing
 * flickers.
 */
export function groundMesh(circuit: SceneCircuit, { line, box }: Surroundings, inks: Inks): MeshArrays {
  const writer = meshWriter();
  const far = horizonMetres;
  writer.quad(
    [box.minX - far, box.minY - far, 0],
    [box.maxX + far, box.minY - far, 0],
    [box.maxX + far, box.maxY + far, 0],
    [box.minX - far, box.maxY + far, 0],
    inks.pink,
    dotted,
  );
  writeVerge(writer, line, inks.primary);
  writeAreas(writer, circuit.areas, inks);
  for (const path of circuit.paths) {
    const ink = path.kind === "road" ? plainInks.stone : plainInks.path;
    if (path.kind !== "bridge") writeTrail(writer, path.points, path.widthMetres, ink);
  }
  writeTrack(writer, circuit, line, inks);
  return writer.arrays();
}

/** Writes the grass along the track, with a wavy edge. */
function writeVerge(writer: MeshWriter, line: TrackLine, ink: Ink): void {
  const step = verge.stepMetres;
  const reach = (distance: number, phase: number) =>
    verge.metres + verge.sway * Math.sin(distance / 37 + phase) * Math.sin(distance / 101 + phase * 2);
  for (let from = 0; from < line.length; from += step) {
    const to = Math.min(line.length, from + step);
    for (const side of [-1, 1]) {
      const near = edgesOfStrip(line, { from, to, inner: 0, outer: side * reach(from, side) }, step);
      const next = edgesOfStrip(line, { from, to, inner: 0, outer: side * reach(to, side) }, step);
      writeFlat(writer, [near.inner[0], near.outer[0], next.outer[1], near.inner[1]], ink, dotted);
    }
  }
}

type Area = SceneCircuit["areas"][number];

/** Writes the ground of areas; car parks and the like cover heath and woodland. */
function writeAreas(writer: MeshWriter, areas: readonly Area[], inks: Inks): void {
  const looks: Partial<Record<Area["kind"], readonly [ink: Ink, finish: number]>> = {
    heath: [inks["pink-strong"], dotted],
    woodland: [inks["primary-strong"], dotted],
    camping: [plainInks.meadow, plain],
    water: [inks.turqoise, plain],
    parking: [plainInks.stone, plain],
    paddock: [plainInks.stoneDark, plain],
  };
  for (const kind of ["heath", "woodland", "camping", "water", "parking", "paddock"] as const) {
    const look = looks[kind];
    for (const area of areas) {
      if (area.kind === kind && look !== undefined) writer.lid(area.outline, 0, look[0], { finish: look[1] });
    }
  }
}

function writeTrack(writer: MeshWriter, circuit: SceneCircuit, line: TrackLine, inks: Inks): void {
  const { trackWidthMetres: width, corners } = circuit;
  for (const corner of corners) {
    writeStrip(writer, line, clipToLap(runOffOf(corner, width), line), inks["primary-strong"], 4, dotted);
  }
  writeTrail(writer, circuit.pitLane, pitLaneMetres + 0.8, inks.light);
  writeTrail(writer, circuit.pitLane, pitLaneMetres, plainInks.tarmac);
  const track = wholeTrack(line, width);
  writeStrip(writer, line, { ...track, inner: track.inner - 0.6, outer: track.outer + 0.6 }, inks.light, 4);
  writeStrip(writer, line, track, inks.asphalt, 4);
  for (const corner of corners) {
    for (const kerb of kerbsOf(corner, width)) writeKerb(writer, line, clipToLap(kerb, line), inks);
  }
  const dash = 30;
  for (let from = 6; from + dash * 0.4 < line.length; from += dash) {
    writeStrip(writer, line, { from, to: from + dash * 0.4, inner: -0.25, outer: 0.25 }, inks.light, 6);
  }
  writeStart(writer, line, width, inks);
}

/** Shortens a strip to one lap. */
function clipToLap(strip: TrackStrip, { length }: TrackLine): TrackStrip {
  return { ...strip, to: Math.min(strip.to, strip.from + length) };
}

function writeKerb(writer: MeshWriter, line: TrackLine, strip: TrackStrip, inks: Inks): void {
  const piece = Math.max(2.5, (strip.to - strip.from) / 400);
  let isWhite = false;
  for (let from = strip.from; from < strip.to - 0.5; from += piece) {
    const to = Math.min(strip.to, from + piece);
    writeStrip(writer, line, { ...strip, from, to }, isWhite ? inks.light : inks["pink-strong"], piece);
    isWhite = !isWhite;
  }
}

/** Writes the chequered start line and the grid positions behind it. */
function writeStart(writer: MeshWriter, line: TrackLine, width: number, inks: Inks): void {
  const square = width / 14;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 14; column += 1) {
      const inner = -width / 2 + column * square;
      const ink = (row + column) % 2 === 0 ? inks.light : inks.dark;
      const from = (row - 1) * square;
      writeStrip(writer, line, { from, to: from + square, inner, outer: inner + square }, ink, 10);
    }
  }
  for (let place = 0; place < 24; place += 1) {
    const from = -8 - place * 4;
    const inner = ((place % 4) - 1.5) * (width / 5) - 0.8;
    writeStrip(writer, line, { from: from - 0.25, to: from, inner, outer: inner + 1.6 }, inks.light, 10);
  }
}

/** Writes a strip along a line, flat on the ground. */
function writeStrip(
  writer: MeshWriter,
  line: TrackLine,
  strip: TrackStrip,
  ink: Ink,
  step: number,
  finish: number = plain,
): void {
  const { inner, outer } = edgesOfStrip(line, strip, step);
  for (let index = 0; index + 1 < inner.length; index += 1) {
    writeFlat(writer, [inner[index], outer[index], outer[index + 1], inner[index + 1]], ink, finish);
  }
}

/** Writes a flat face of four corners, whichever way round they run. */
function writeFlat(writer: MeshWriter, corners: readonly (Point | undefined)[], ink: Ink, finish: number): void {
  const known = corners.filter((corner) => corner !== undefined);
  const [a, b, c, d] = anticlockwise(known);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  writer.quad([...a, 0], [...b, 0], [...c, 0], [...d, 0], ink, finish);
}

/** Writes an open line of points as a strip for each segment, a little longer at both ends to cover the bends. */
function writeTrail(writer: MeshWriter, points: readonly Point[], width: number, ink: Ink): void {
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [from, to] = [points[index], points[index + 1]];
    if (from === undefined || to === undefined) continue;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 0.01) continue;
    const [east, north] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const over = Math.min(width / 4, length);
    const corner = ([x, y]: Point, ahead: number, right: number): Point => [
      x + east * ahead + north * right,
      y + north * ahead - east * right,
    ];
    const half = width / 2;
    writeFlat(
      writer,
      [corner(from, -over, -half), corner(from, -over, half), corner(to, over, half), corner(to, over, -half)],
      ink,
      plain,
    );
  }
}
