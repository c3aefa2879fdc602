import { boxAround, isInBox, isWithin, type Point } from "@circuit/contract/circuit/plane";
import { measureLine, positionAt, type TrackLine } from "@circuit/contract/circuit/track-line";
import type { SceneCircuit } from "./scene-circuit.ts";

/** Measurements of the circuit that all builders of the scene share. */
export type Surroundings = ReturnType<typeof measureSurroundings>;

/** Metres within which distances to the track must be exact. */
const nearMetres = 64;

/** Kinds of area in which things may be planted. */
const openKinds = new Set(["heath", "woodland"]);

/** Indexes points of the centre line by squares of ground. @returns A function that measures from a place to them. */
function squaresAlong(line: TrackLine): (place: Point) => number {
  const squares = new Map<string, Point[]>();
  const keyOf = (x: number, y: number) => `${Math.floor(x / nearMetres)} ${Math.floor(y / nearMetres)}`;
  const count = Math.ceil(line.length / 6);
  for (let index = 0; index < count; index += 1) {
    const point = positionAt(line, (index / count) * line.length);
    const key = keyOf(point[0], point[1]);
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [point]);
    else square.push(point);
  }
  return ([x, y]) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [dx, dy] of neighbours) {
      for (const [px, py] of squares.get(keyOf(x + dx * nearMetres, y + dy * nearMetres)) ?? []) {
        least = Math.min(least, Math.hypot(px - x, py - y));
      }
    }
    return least;
  };
}

const neighbours = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** Measures a circuit's surroundings. */
export function measureSurroundings(circuit: SceneCircuit) {
  const line = measureLine(circuit.centreLine);
  const taken = [...circuit.stands, ...circuit.areas.filter(({ kind }) => !openKinds.has(kind))].map(({ outline }) => {
    return { outline, box: boxAround(outline, 2) };
  });
  const everything = [...circuit.centreLine, ...circuit.stands.flatMap(({ outline }) => outline)];
  const outlines = circuit.areas.flatMap(({ outline }) => outline);
  return {
    line,
    /** Box around track, grandstands and areas, in metres. */
    box: boxAround([...everything, ...outlines]) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 },
    /** Returns the metres to the centre line; may be infinite beyond `nearMetres`. */
    fromTrack: squaresAlong(line),
    /** Whether a place is occupied: by a grandstand, a building, water, a car park or the like. */
    isTaken: (place: Point) =>
      taken.some(({ outline, box }) => box !== null && isInBox(place, box) && isWithin(place, outline)),
    /** Whether a viewpoint lies within so many metres of a place. */
    isBeforeAnEye: ([x, y]: Point, metres: number) =>
      circuit.viewpoints.some(({ position }) => Math.hypot(position[0] - x, position[1] - y) < metres),
  };
}
