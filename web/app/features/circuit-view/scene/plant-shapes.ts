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

/** A convex polygon in one colour. */
type Polygon = readonly [points: readonly (readonly [across: number, up: number])[], ink: Ink];

/** Joins convex polygons; later ones lie over earlier ones. */
function billboardOf(polygons: readonly Polygon[]): Billboard {
  const indices: number[] = [];
  let first = 0;
  for (const [points] of polygons) {
    for (let corner = 1; corner + 1 < points.length; corner += 1) {
      indices.push(first, first + corner, first + corner + 1);
    }
    first += points.length;
  }
  return {
    positions: Float32Array.from(polygons.flatMap(([points]) => points.flat())),
    inks: Uint8Array.from(polygons.flatMap(([points, ink], index) => points.flatMap(() => [...ink, index + 1]))),
    indices: Uint16Array.from(indices),
  };
}

/** Approximates an ellipse by a polygon. */
function ellipse(x: number, y: number, rx: number, ry: number, corners: number): [number, number][] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((index + 0.5) / corners) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

/** Returns a trunk or a leg: its middle, half its width at its foot and at its top, and its height. */
function post(across: number, low: number, high: number, top: number): [number, number][] {
  return [
    [across - low, 0],
    [across + low, 0],
    [across + high, top],
    [across - high, top],
  ];
}

/** Draws a trunk without a crown, as in the design: white, with black marks on alternating sides. */
function birch(inks: Inks): Polygon[] {
  const [low, high] = [0.034, 0.018];
  const marks = Array.from({ length: 9 }, (_, mark): Polygon => {
    const up = 0.06 + mark * 0.105;
    const half = (low + (high - low) * up) * (mark % 2 === 0 ? -1 : 1);
    const points = [
      [half, up],
      [half * -0.2, up + 0.008],
      [half, up + 0.024],
    ] as const;
    return [points, inks.dark];
  });
  return [[post(0, low, high, 1), inks.light], ...marks];
}

function pine(inks: Inks): Polygon[] {
  const tiers = [
    [0.1, 0.3, 0.55],
    [0.36, 0.24, 0.8],
    [0.6, 0.17, 1],
  ] as const;
  return [
    [post(0, 0.03, 0.03, 0.2), inks.dark],
    ...tiers.map(([base, half, top]): Polygon => {
      const points = [
        [-half, base],
        [half, base],
        [0, top],
      ] as const;
      return [points, inks.secondary];
    }),
  ];
}

function oak(inks: Inks): Polygon[] {
  return [
    [post(0, 0.035, 0.025, 0.5), inks.dark],
    [ellipse(-0.13, 0.54, 0.24, 0.24, 7), inks.secondary],
    [ellipse(0.14, 0.52, 0.22, 0.22, 7), inks.secondary],
    [ellipse(0.02, 0.74, 0.25, 0.26, 7), inks.secondary],
  ];
}

function bush(inks: Inks): Polygon[] {
  const ink = mixInks(inks["primary-strong"], inks.secondary, 0.4);
  return [
    [ellipse(-0.35, 0.36, 0.5, 0.42, 8), ink],
    [ellipse(0.3, 0.42, 0.55, 0.56, 8), ink],
  ];
}

/** Draws the brand's sheep: white wool, black head and legs. */
function sheep(inks: Inks): Polygon[] {
  return [
    ...[-0.42, -0.2, 0.18, 0.38].map((across): Polygon => [post(across, 0.06, 0.06, 0.4), inks.dark]),
    [ellipse(-0.3, 0.58, 0.36, 0.32, 9), inks.light],
    [ellipse(0.25, 0.6, 0.4, 0.34, 9), inks.light],
    [ellipse(0, 0.66, 0.42, 0.34, 9), inks.light],
    [ellipse(0.72, 0.74, 0.2, 0.16, 8), inks.dark],
    [ellipse(0.6, 0.9, 0.06, 0.1, 5), inks.dark],
  ];
}

/** Draws the shape of each kind of plant. */
export function plantShapes(inks: Inks): Record<PlantKind, Billboard> {
  return {
    birch: billboardOf(birch(inks)),
    pine: billboardOf(pine(inks)),
    oak: billboardOf(oak(inks)),
    bush: billboardOf(bush(inks)),
    sheep: billboardOf(sheep(inks)),
  };
}
