import { distanceBetween, interpolatePoint } from "@circuit/contract/circuit/plane";
import { type Inks, mixInks } from "./inks.ts";
import type { TriangleArrays } from "./mesh-writer.ts";
import type { SceneStand } from "./scene-circuit.ts";
import { rowsOf, rowStride } from "./stand-mesh.ts";

/**
 * Upright strips, one for each row of seats, on which a shader draws the people. A vertex has as `seat` the metres
 * along the row, those above its floor, and its `rowKey`; as `ink` the colour of the seats.
 */
type CrowdArrays = TriangleArrays<"position" | "seat" | "ink">;

/** Height of a strip in metres: it ends above the heads of people who sit. */
const seatedMetres = 1.4;

/** Returns a number for a row of a grandstand that no other row has. */
export function rowKey(stand: number, row: number): number {
  return stand * 256 + row;
}

/** Builds the strips with the people on all grandstands. */
export function crowdMesh(stands: readonly SceneStand[], inks: Inks): CrowdArrays {
  const positions: number[] = [];
  const seats: number[] = [];
  const seatInks: number[] = [];
  const indices: number[] = [];
  const stride = rowStride(stands);
  stands.forEach((stand, index) => {
    const seat = mixInks(inks[stand.colour], inks.dark, 0.18);
    // Last row first: on the visitor's own grandstand the higher rows are nearer, and hide the lower ones.
    for (const { row, floor, leftFront, rightFront, leftBack, rightBack } of rowsOf(stand, stride).toReversed()) {
      const left = interpolatePoint(leftFront, leftBack, 0.5);
      const right = interpolatePoint(rightFront, rightBack, 0.5);
      const first = positions.length / 3;
      for (const [end, along] of [
        [left, 0],
        [right, distanceBetween(left, right)],
      ] as const) {
        for (const up of [0, seatedMetres]) {
          positions.push(end[0], end[1], floor + up);
          seats.push(along, up, rowKey(index, row));
          seatInks.push(...seat, 255);
        }
      }
      indices.push(first, first + 2, first + 1, first + 1, first + 2, first + 3);
    }
  });
  return {
    vertices: {
      position: [Float32Array.from(positions), 3],
      seat: [Float32Array.from(seats), 3],
      ink: [Uint8Array.from(seatInks), 4],
    },
    indices: Uint32Array.from(indices),
  };
}
