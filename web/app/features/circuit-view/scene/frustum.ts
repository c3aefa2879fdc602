import type { Vertex } from "./mesh-writer.ts";

/** The part of the circuit that a camera sees (its frustum). */
export interface Frustum {
  eye: Vertex;
  /** Five planes of the frustum, four numbers each: a point in front of all of them is in sight. */
  planes: Float64Array;
}

/**
 * Computes what a camera sees, however far away.
 *
 * @param matrix - From the circuit's frame to the picture, column by column, as in three.js.
 */
export function frustumOf(matrix: readonly number[], eye: Vertex): Frustum {
  const at = (row: number, column: number) => matrix[column * 4 + row] ?? 0;
  const planes = new Float64Array(20);
  // Left, right, lower and upper edge, and the near plane.
  const sides = [
    { row: 0, sign: 1 },
    { row: 0, sign: -1 },
    { row: 1, sign: 1 },
    { row: 1, sign: -1 },
    { row: 2, sign: 1 },
  ];
  sides.forEach(({ row, sign }, side) => {
    const plane = [0, 1, 2, 3].map((column) => at(3, column) + sign * at(row, column));
    const length = Math.hypot(plane[0] ?? 0, plane[1] ?? 0, plane[2] ?? 0) || 1;
    plane.forEach((value, index) => {
      planes[side * 4 + index] = value / length;
    });
  });
  return { eye, planes };
}

/** Whether a sphere is at least partly in sight. */
export function isInFrustum({ planes }: Frustum, x: number, y: number, z: number, radius: number): boolean {
  for (let side = 0; side < 20; side += 4) {
    const distance =
      (planes[side] ?? 0) * x + (planes[side + 1] ?? 0) * y + (planes[side + 2] ?? 0) * z + (planes[side + 3] ?? 0);
    if (distance < -radius) return false;
  }
  return true;
}
