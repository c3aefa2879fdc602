import type { Ink } from "./inks.ts";
import type { Vertex } from "./mesh-writer.ts";

/** Lines as arrays for the graphics card. */
export interface LineArrays {
  from: Float32Array;
  to: Float32Array;
  /** Red, green, blue, and the width in hundredths of a metre. */
  inks: Uint8Array;
  count: number;
}

/** Collects lines, which are drawn as strips that turn to the eye. */
export interface LineWriter {
  /** `width` is in metres, at most 2.5; far away a line stays wide enough to see. */
  line: (from: Vertex, to: Vertex, width: number, ink: Ink) => void;
  arrays: () => LineArrays;
}

/** Creates a writer of lines. */
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
