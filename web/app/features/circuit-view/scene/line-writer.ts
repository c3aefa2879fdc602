import type { Ink } from "./inks.ts";
import type { Vertex } from "./mesh-writer.ts";

/** Lines as arrays for the graphics card: one entry for each. */
export interface LineArrays {
  from: Float32Array;
  to: Float32Array;
  /** Red, green, blue, and the width in hundredths of a metre. */
  inks: Uint8Array;
  count: number;
}

/** Gathers lines that are drawn as bands, which turn to whoever looks. */
export interface LineWriter {
  /** `width` in metres, at most 2.5; far away it stays wide enough to see. */
  line: (from: Vertex, to: Vertex, width: number, ink: Ink) => void;
  arrays: () => LineArrays;
}

/** Makes an empty writer. */
export function lineWriter(): LineWriter {
  const from: number[] = [];
  const to: number[] = [];
  const inks: number[] = [];
  return {
    line(begin, end, width, ink) {
      from.push(...begin);
      to.push(...end);
      inks.push(...ink, Math.max(1, Math.min(255, Math.round(width * 100))));
    },
    arrays: () => ({
      from: Float32Array.from(from),
      to: Float32Array.from(to),
      inks: Uint8Array.from(inks),
      count: from.length / 3,
    }),
  };
}
