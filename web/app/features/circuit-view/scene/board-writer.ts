import type { Vertex } from "./mesh-writer.ts";

/** Boards with numbers, as arrays for the graphics card. */
export interface BoardArrays {
  positions: Float32Array;
  /** Three numbers per vertex: right and up on the board, from 0 to 1, and the board's number. */
  plates: Float32Array;
  indices: Uint32Array;
}

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
      positions: Float32Array.from(positions),
      plates: Float32Array.from(plates),
      indices: Uint32Array.from(indices),
    }),
  };
}
