import type { MeshArrays } from "./mesh-writer.ts";
import { isInSight, type Sight } from "./sight.ts";

/** Consecutive triangles that are drawn together or not at all: they lie near each other. */
const partTriangles = 24;

/** Computes spheres around the parts of a mesh: four numbers each, its middle and its radius. */
export function boundingSpheres({ vertices, indices }: MeshArrays): Float32Array {
  const [positions] = vertices.position;
  const size = partTriangles * 3;
  const count = Math.ceil(indices.length / size);
  const balls = new Float32Array(count * 4);
  for (let part = 0; part < count; part += 1) {
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let index = part * size; index < Math.min(indices.length, (part + 1) * size); index += 1) {
      const vertex = (indices[index] ?? 0) * 3;
      for (let axis = 0; axis < 3; axis += 1) {
        const value = positions[vertex + axis] ?? 0;
        low[axis] = Math.min(low[axis] ?? value, value);
        high[axis] = Math.max(high[axis] ?? value, value);
      }
    }
    const extent = (axis: number) => (high[axis] ?? 0) - (low[axis] ?? 0);
    const middle = [0, 1, 2].map((axis) => (low[axis] ?? 0) + extent(axis) / 2);
    balls.set([...middle, Math.hypot(extent(0), extent(1), extent(2)) / 2], part * 4);
  }
  return balls;
}

/** How far things are drawn, and how far their shadows reach. */
export interface Reach {
  /** Metres from the eye. */
  metres: number;
  /** Length of shadows as a multiple of the things' height; 0 for the things themselves. */
  shadow: number;
}

/** Copies the triangles of the parts in sight, in their order. @returns The number of indices copied to `into`. */
export function gatherVisible(
  indices: Uint32Array,
  balls: Float32Array,
  sight: Sight,
  { metres, shadow }: Reach,
  into: Uint32Array,
): number {
  const size = partTriangles * 3;
  let count = 0;
  for (let part = 0; part * 4 < balls.length; part += 1) {
    const [x = 0, y = 0, z = 0, radius = 0] = balls.subarray(part * 4, part * 4 + 4);
    const wide = radius + shadow * (z + radius);
    const isNear = Math.hypot(x - sight.eye[0], y - sight.eye[1]) - radius < metres;
    if (!isNear || !isInSight(sight, x, y, z, wide)) continue;
    const piece = indices.subarray(part * size, (part + 1) * size);
    into.set(piece, count);
    count += piece.length;
  }
  return count;
}
