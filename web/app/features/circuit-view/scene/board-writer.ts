import type { TriangleArrays, Vertex } from "./mesh-writer.ts";

/**
 * Boards with numbers: a vertex has as `plate` the positions right and up on the board, from 0 to 1, and the board's
 * number.
 */
type BoardArrays = TriangleArrays<"position" | "plate">;

export interface BoardWriter {
  /** Adds a board by its lower left and lower right corner, as its reader sees them, and its height in metres. */
  board: (left: Vertex, right: Vertex, height: number, number: number) => void;
  arrays: () => BoardArrays;
}

/** Creates a writer of number boards. */
export function boardWriter(): BoardWriter {
  const positions: number[] = [];
  const plates: number[] = [];
  const indices: number[] = [];
  return {
    board(left, right, height, number) {
      const first = positions.length / 3;
      positions.push(...left, ...right, right[0], right[1], right[2] + height, left[0], left[1], left[2] + height);
      plates.push(0, 0, number, 1, 0, number, 1, 1, number, 0, 1, number);
      indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    },
    arrays: () => ({
      vertices: { position: [Float32Array.from(positions), 3], plate: [Float32Array.from(plates), 3] },
      indices: Uint32Array.from(indices),
    }),
  };
}
