import { type Point, pointAt, signedArea } from "@circuit/contract/circuit/plane";
import { ShapeUtils, Vector2 } from "three";
import type { Ink } from "./inks.ts";

/** A point in the circuit's frame, in metres. */
export type Vertex = readonly [x: number, y: number, z: number];

/** Triangles as arrays for the graphics card. */
export interface TriangleArrays<Name extends string> {
  /** By attribute its numbers, and how many a vertex has. */
  vertices: Readonly<Record<Name, readonly [numbers: Float32Array | Int8Array | Uint8Array, perVertex: number]>>;
  indices: Uint32Array;
}

/** A mesh: normals are unit vectors times 127, inks red, green, blue, and the `Finish`. */
export type MeshArrays = TriangleArrays<"position" | "normal" | "ink">;

/** Shading of a face: 255 is darker where it turns away from the sun, 0 is the same from everywhere. */
export type Finish = number;

/** Collects the faces of a mesh. A face is visible from the side on which its corners run anticlockwise. */
export interface MeshWriter {
  triangle: (a: Vertex, b: Vertex, c: Vertex, ink: Ink, finish?: Finish) => void;
  /** Adds a triangle with another colour in each corner. */
  face: (corners: readonly [Vertex, Vertex, Vertex], inks: readonly [Ink, Ink, Ink], finish: Finish) => void;
  quad: (a: Vertex, b: Vertex, c: Vertex, d: Vertex, ink: Ink, finish?: Finish) => void;
  /** Adds a flat face over an outline, visible from above, or with `isBelow` from below. */
  lid: (outline: readonly Point[], z: number, ink: Ink, options?: { finish?: Finish; isBelow?: boolean }) => void;
  arrays: () => MeshArrays;
}

/** Cuts an outline into triangles: indices of its points, three each, anticlockwise; none when it has no area. */
export function trianglesOf(outline: readonly Point[]): number[][] {
  return ShapeUtils.triangulateShape(
    outline.map(([x, y]) => new Vector2(x, y)),
    [],
  );
}

function normalOf(a: Vertex, b: Vertex, c: Vertex): Vertex {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z);
  return length > 0 ? [x / length, y / length, z / length] : [0, 0, 1];
}

/** Creates a writer of triangles. */
export function meshWriter(): MeshWriter {
  const positions: number[] = [];
  const normals: number[] = [];
  const inks: number[] = [];
  const indices: number[] = [];

  const vertex = ([x, y, z]: Vertex, [nx, ny, nz]: Vertex, [red, green, blue]: Ink, finish: Finish) => {
    positions.push(x, y, z);
    normals.push(Math.round(nx * 127), Math.round(ny * 127), Math.round(nz * 127));
    inks.push(red, green, blue, finish);
  };

  return {
    triangle(a, b, c, ink, finish = 255) {
      const [first, normal] = [positions.length / 3, normalOf(a, b, c)];
      for (const corner of [a, b, c]) vertex(corner, normal, ink, finish);
      indices.push(first, first + 1, first + 2);
    },
    face([a, b, c], [inkA, inkB, inkC], finish) {
      const [first, normal] = [positions.length / 3, normalOf(a, b, c)];
      vertex(a, normal, inkA, finish);
      vertex(b, normal, inkB, finish);
      vertex(c, normal, inkC, finish);
      indices.push(first, first + 1, first + 2);
    },
    quad(a, b, c, d, ink, finish = 255) {
      const [first, normal] = [positions.length / 3, normalOf(a, b, c)];
      for (const corner of [a, b, c, d]) vertex(corner, normal, ink, finish);
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    },
    lid(outline, z, ink, { finish = 255, isBelow = false } = {}) {
      const first = positions.length / 3;
      const normal: Vertex = [0, 0, isBelow ? -1 : 1];
      for (const [x, y] of outline) vertex([x, y, z], normal, ink, finish);
      for (const [a = 0, b = 0, c = 0] of trianglesOf(outline)) {
        const isAnticlockwise = signedArea([pointAt(outline, a), pointAt(outline, b), pointAt(outline, c)]) > 0;
        if (isAnticlockwise === isBelow) indices.push(first + a, first + c, first + b);
        else indices.push(first + a, first + b, first + c);
      }
    },
    arrays: () => ({
      vertices: {
        position: [Float32Array.from(positions), 3],
        normal: [Int8Array.from(normals), 3],
        ink: [Uint8Array.from(inks), 4],
      },
      indices: Uint32Array.from(indices),
    }),
  };
}

/** Scales an outline about a centre. */
export function scaledOutline(outline: readonly Point[], [cx, cy]: Point, scale: number): Point[] {
  return outline.map(([x, y]) => [cx + (x - cx) * scale, cy + (y - cy) * scale]);
}

/** Returns the outline running anticlockwise. */
export function anticlockwise(outline: readonly Point[]): readonly Point[] {
  return signedArea(outline) >= 0 ? outline : outline.toReversed();
}

/** Writes an upright box, turned to a compass bearing. */
export function writeBox(
  writer: MeshWriter,
  { at: [x, y, z], size: [across, along, up], bearing, ink, top = ink }: BoxShape,
): void {
  const angle = (bearing * Math.PI) / 180;
  const [east, north] = [Math.sin(angle), Math.cos(angle)];
  const corner = (right: number, ahead: number): Point => [
    x + north * right * across * 0.5 + east * ahead * along * 0.5,
    y - east * right * across * 0.5 + north * ahead * along * 0.5,
  ];
  const outline = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  writeWalls(writer, outline, z, z + up, ink);
  writer.lid(outline, z + up, top);
}

/** A box: `at` is the middle of its underside, `along` its length in the direction of `bearing`. */
export interface BoxShape {
  at: Vertex;
  size: readonly [across: number, along: number, up: number];
  bearing: number;
  ink: Ink;
  top?: Ink;
}

/** Writes upright walls around an outline that runs anticlockwise, seen from outside. */
function writeWalls(writer: MeshWriter, outline: readonly Point[], base: number, top: number, ink: Ink): void {
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = pointAt(outline, index + 1);
    writer.quad([ax, ay, base], [bx, by, base], [bx, by, top], [ax, ay, top], ink);
  });
}
