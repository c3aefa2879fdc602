import { type Point, pointAt } from "@circuit/contract/circuit/plane";
import { plainInks, type Ink, type Inks } from "./inks.ts";
import {
  anticlockwise,
  meshWriter,
  trianglesOf,
  type MeshArrays,
  type MeshWriter,
  type Vertex,
} from "./mesh-writer.ts";

/** Finishes by which the shader recognises faces in a rider's own colours, and number plates. */
const riderFinish = { first: 10, second: 20, plate: 30 } as const;

/** Factor by which riders are larger than life, as in the design, so that they are recognisable. */
const scale = 1.3;

/** A part of the machine or rider: its outline from the side (metres ahead and up), `half` metres wide to each side. */
interface Part {
  outline: readonly Point[];
  half: number;
  ink: Ink;
  finish?: number;
}

function disc([y, z]: Point, radius: number, corners = 12): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [y + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
  });
}

/** Parses points written as "ahead up, ahead up, …". */
function points(text: string): Point[] {
  return text.split(",").map((pair): Point => {
    const [ahead = 0, up = 0] = pair.trim().split(" ").map(Number);
    return [ahead, up];
  });
}

function machineParts(inks: Inks): Part[] {
  const finish = riderFinish.first;
  const wheels = [-0.7, 0.72].flatMap((ahead) => [
    { outline: disc([ahead, 0.32], 0.32), half: 0.09, ink: inks.dark, finish: 0 },
    { outline: disc([ahead, 0.32], 0.13, 8), half: 0.1, ink: plainInks.stone, finish: 0 },
  ]);
  const [ink, fairing] = [inks.primary, "-0.1 0.42, 0.72 0.5, 0.98 0.74, 0.72 1, 0.3 0.92"];
  return [
    ...wheels,
    { outline: points("-0.5 0.3, 0.42 0.22, 0.55 0.5, -0.42 0.6"), half: 0.17, ink: inks.asphalt },
    { outline: points("0.66 0.3, 0.76 0.32, 0.62 0.82, 0.52 0.8"), half: 0.1, ink: inks.dark },
    { outline: points("-0.72 0.28, -0.3 0.4, -0.3 0.5, -0.72 0.38"), half: 0.12, ink: plainInks.stoneDark },
    { outline: points(fairing), half: 0.17, ink, finish },
    { outline: points("-0.4 0.62, 0.35 0.68, 0.35 0.94, -0.15 0.86"), half: 0.14, ink, finish },
    { outline: points("-1.02 0.98, -0.4 0.68, -0.28 0.86, -1 1.08"), half: 0.09, ink, finish },
  ];
}

function riderParts(inks: Inks): Part[] {
  const suit = { ink: inks.secondary, finish: riderFinish.second };
  return [
    { outline: disc([0.5, 1.36], 0.19, 10), half: 0.14, ink: inks.primary, finish: riderFinish.first },
    { outline: points("-0.42 0.78, 0.12 0.66, 0.18 0.8, -0.3 0.98"), half: 0.23, ...suit },
    { outline: points("-0.05 0.34, 0.1 0.34, 0.2 0.76, 0.04 0.76"), half: 0.22, ...suit },
    { outline: points("-0.44 0.86, -0.12 0.84, 0.36 1.1, 0.28 1.34, -0.2 1.24"), half: 0.16, ...suit },
    { outline: points("0.16 1.24, 0.3 1.1, 0.64 0.86, 0.68 0.96"), half: 0.24, ink: inks.light },
    { outline: points("0.52 1.28, 0.7 1.3, 0.68 1.42, 0.5 1.44"), half: 0.145, ink: inks.dark },
  ];
}

/** Builds a motorcycle with its rider, upright over the point (0, 0), looking along y. */
export function riderMesh(inks: Inks): MeshArrays {
  const writer = meshWriter();
  for (const part of [...machineParts(inks), ...riderParts(inks)]) writePart(writer, part);
  writePlates(writer);
  return writer.arrays();
}

function writePart(writer: MeshWriter, { outline, half, ink, finish = 255 }: Part): void {
  const around = anticlockwise(outline);
  const at = (across: number, [ahead, up]: Point): Vertex => [across * scale, ahead * scale, up * scale];
  around.forEach((from, index) => {
    const to = pointAt(around, index + 1);
    writer.quad(at(half, from), at(-half, from), at(-half, to), at(half, to), ink, finish);
  });
  for (const [a = 0, b = 0, c = 0] of trianglesOf(around)) {
    const corners = [around[a], around[b], around[c]].filter((corner) => corner !== undefined);
    const [one, two, three] = anticlockwise(corners);
    if (one === undefined || two === undefined || three === undefined) continue;
    writer.triangle(at(half, one), at(half, two), at(half, three), ink, finish);
    writer.triangle(at(-half, one), at(-half, three), at(-half, two), ink, finish);
  }
}

/** Writes number plates on both sides; the colours of their vertices are positions on the plate (right, up). */
function writePlates(writer: MeshWriter): void {
  const [origin, right, far, up]: [Ink, Ink, Ink, Ink] = [
    [0, 0, 0],
    [255, 0, 0],
    [255, 255, 0],
    [0, 255, 0],
  ];
  const plate = (across: number, begin: number, end: number) => {
    const at = (ahead: number, height: number): Vertex => [across * scale, ahead * scale, height * scale];
    const [a, c] = [at(begin, 0.5), at(end, 0.84)];
    writer.face([a, at(end, 0.5), c], [origin, right, far], riderFinish.plate);
    writer.face([a, c, at(begin, 0.84)], [origin, far, up], riderFinish.plate);
  };
  // On the right side numbers read towards the front of the machine, on the left side towards its back.
  plate(0.182, 0.14, 0.62);
  plate(-0.182, 0.62, 0.14);
}
