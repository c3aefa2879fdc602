import { mixInks, type Ink, type Inks } from "./inks.ts";
import type { PlantKind } from "./planting.ts";

/** A flat, upright shape that turns to the eye; its height is 1. */
export interface Billboard {
  /** Points across and up. */
  positions: Float32Array;
  /** Red, green, blue, and the layer: higher layers lie over lower ones. */
  inks: Uint8Array;
  indices: Uint16Array;
}

interface CutOutWriter {
  polygon: (points: readonly (readonly [across: number, up: number])[], ink: Ink) => void;
  done: () => Billboard;
}

/** Collects convex polygons; later ones lie over earlier ones. */
function cutOutWriter(): CutOutWriter {
  const positions: number[] = [];
  const inks: number[] = [];
  const indices: number[] = [];
  let layer = 0;
  return {
    polygon(points, ink) {
      const first = positions.length / 2;
      layer += 1;
      for (const point of points) {
        positions.push(...point);
        inks.push(...ink, layer);
      }
      for (let corner = 1; corner + 1 < points.length; corner += 1) {
        indices.push(first, first + corner, first + corner + 1);
      }
    },
    done: () => ({
      positions: Float32Array.from(positions),
      inks: Uint8Array.from(inks),
      indices: Uint16Array.from(indices),
    }),
  };
}

/** Approximates an ellipse by a polygon. */
function ellipse(x: number, y: number, rx: number, ry: number, corners = 10): [number, number][] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.5) / corners) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

/** Draws a trunk without a crown, as in the design: white, with black marks on alternating sides. */
function birch(inks: Inks): Billboard {
  const writer = cutOutWriter();
  const [low, high] = [0.034, 0.018];
  writer.polygon(
    [
      [-low, 0],
      [low, 0],
      [high, 1],
      [-high, 1],
    ],
    inks.light,
  );
  for (let mark = 0; mark < 9; mark += 1) {
    const up = 0.06 + mark * 0.105;
    const half = low + (high - low) * up;
    const side = mark % 2 === 0 ? -1 : 1;
    writer.polygon(
      [
        [side * half, up],
        [side * half * -0.2, up + 0.008],
        [side * half, up + 0.024],
      ],
      inks.dark,
    );
  }
  return writer.done();
}

function pine(inks: Inks): Billboard {
  const writer = cutOutWriter();
  const dark = inks.secondary;
  const tiers = [
    [0.1, 0.3, 0.55],
    [0.36, 0.24, 0.8],
    [0.6, 0.17, 1],
  ] as const;
  writer.polygon(
    [
      [-0.03, 0],
      [0.03, 0],
      [0.03, 0.2],
      [-0.03, 0.2],
    ],
    inks.dark,
  );
  for (const [base, half, top] of tiers) {
    writer.polygon(
      [
        [-half, base],
        [half, base],
        [0, top],
      ],
      dark,
    );
  }
  return writer.done();
}

function oak(inks: Inks): Billboard {
  const writer = cutOutWriter();
  writer.polygon(
    [
      [-0.035, 0],
      [0.035, 0],
      [0.025, 0.5],
      [-0.025, 0.5],
    ],
    inks.dark,
  );
  writer.polygon(ellipse(-0.13, 0.54, 0.24, 0.24, 7), inks.secondary);
  writer.polygon(ellipse(0.14, 0.52, 0.22, 0.22, 7), inks.secondary);
  writer.polygon(ellipse(0.02, 0.74, 0.25, 0.26, 7), inks.secondary);
  return writer.done();
}

function bush(inks: Inks): Billboard {
  const writer = cutOutWriter();
  const ink = mixInks(inks["primary-strong"], inks.secondary, 0.4);
  writer.polygon(ellipse(-0.35, 0.36, 0.5, 0.42, 8), ink);
  writer.polygon(ellipse(0.3, 0.42, 0.55, 0.56, 8), ink);
  return writer.done();
}

/** Draws the brand's sheep: white wool, black head and legs. */
function sheep(inks: Inks): Billboard {
  const writer = cutOutWriter();
  for (const across of [-0.42, -0.2, 0.18, 0.38]) {
    writer.polygon(
      [
        [across - 0.06, 0],
        [across + 0.06, 0],
        [across + 0.06, 0.4],
        [across - 0.06, 0.4],
      ],
      inks.dark,
    );
  }
  writer.polygon(ellipse(-0.3, 0.58, 0.36, 0.32, 9), inks.light);
  writer.polygon(ellipse(0.25, 0.6, 0.4, 0.34, 9), inks.light);
  writer.polygon(ellipse(0, 0.66, 0.42, 0.34, 9), inks.light);
  writer.polygon(ellipse(0.72, 0.74, 0.2, 0.16, 8), inks.dark);
  writer.polygon(ellipse(0.6, 0.9, 0.06, 0.1, 5), inks.dark);
  return writer.done();
}

/** Draws the shape of each kind of plant. */
export function plantShapes(inks: Inks): Record<PlantKind, Billboard> {
  return { birch: birch(inks), pine: pine(inks), oak: oak(inks), bush: bush(inks), sheep: sheep(inks) };
}
