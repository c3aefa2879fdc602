import { type Matrix, pointInDrawing } from "@circuit/contract/circuit/map-view";
import { boxAround, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { moveLabelsApart, type Obstacle } from "./move-labels-apart.ts";
import type { LabelOffset } from "./label-offset-style.ts";
import type { MapLayer } from "./map-layer-names.ts";
import { signHeight, signWidth } from "#app/circuit/sign-measures.ts";

/** A corner number or a sign. */
type Label = { x: number; y: number } & ({ number: number } | { kind: string; layer: MapLayer; sign: string });

/** The two layouts of the map (`map-picture.module.css`): as drawn, and turned a quarter for upright screens. */
const frames = [
  {
    isTurned: false,
    letters: 20.8,
    room: { x: 685, y: 430 },
    // Zoom buttons on the smallest screen with this layout, the north arrow and the scale bar.
    corners: [
      { x: 640, y: -285, width: 122, height: 306, weight: 25 },
      { x: -650, y: -410, width: 110, height: 70, weight: 10 },
      { x: 600, y: 405, width: 220, height: 80, weight: 10 },
    ],
  },
  {
    isTurned: true,
    letters: 28,
    room: { x: 425, y: 690 },
    corners: [
      { x: -370, y: -650, width: 150, height: 100, weight: 10 },
      { x: 330, y: 655, width: 220, height: 100, weight: 10 },
    ],
  },
] as const;

/** Types of place, and then layers, by importance: earlier ones get the best positions for their signs. */
const firstKinds = ["entrance", "parking", "camping"];
const firstLayers: readonly MapLayer[] = ["access", "toilets", "help", "food", "screens", "cameras"];

/** Extra width of a sign by its slanted sides, in em. */
const slant = 0.7;

/** Units between the points of the track that labels keep clear of. */
const trackStep = 22;

/** Computes how far corner numbers and signs move aside to be readable. */
export function labelOffsets(
  circuit: Pick<PublishedCircuit, "stands" | "centreLine">,
  matrix: Matrix,
  labels: readonly Label[],
): ReadonlyMap<Label, LabelOffset> {
  const order = labels.toSorted((one, other) => rankOf(one) - rankOf(other));
  const obstacles = labelObstacles(circuit, matrix);
  const [upright, turned] = frames.map(({ isTurned, letters, room, corners: edges }) => {
    const signs = order.map((label) => {
      const { x, y } = label;
      return { ...(isTurned ? { x: -y, y: x } : { x, y }), ...sizeOf(label, letters) };
    });
    return moveLabelsApart(signs, [...edges, ...(isTurned ? obstacles.map(quarterTurned) : obstacles)], room);
  });
  const offsetOf = (index: number): LabelOffset => [...(upright?.[index] ?? [0, 0]), ...(turned?.[index] ?? [0, 0])];
  return new Map(order.map((label, index) => [label, offsetOf(index)]));
}

/** Returns the size of a label, in multiples of the height of its letters. */
function sizeOf(label: Label, letters: number) {
  if ("number" in label) return { width: String(label.number).length * 0.75 + 0.2, height: 1.1, letters };
  const share = firstKinds.includes(label.kind) ? 0.85 : 0.76;
  return { width: signWidth(label.sign) + slant, height: signHeight, letters: letters * share };
}

/** Returns a label's rank: corner numbers come first. */
function rankOf(label: Label): number {
  if ("number" in label) return -1;
  const first = firstKinds.indexOf(label.kind);
  return first === -1 ? firstKinds.length + firstLayers.indexOf(label.layer) : first;
}

/** Returns boxes around grandstands and around points of the track, as obstacles for labels. */
function labelObstacles(
  { stands, centreLine }: Pick<PublishedCircuit, "stands" | "centreLine">,
  matrix: Matrix,
): Obstacle[] {
  const boxOf = (outline: readonly Point[]): Obstacle[] => {
    const points = outline.map((point) => pointInDrawing(matrix, point));
    const box = boxAround(points.map(({ x, y }): Point => [x, y]));
    if (box === null) return [];
    const { minX, minY, maxX, maxY } = box;
    return [
      { x: (minX + maxX) / 2, y: (minY + maxY) / 2, width: maxX - minX + 6, height: maxY - minY + 6, weight: 12 },
    ];
  };
  const track: Obstacle[] = [];
  for (const point of centreLine) {
    const { x, y } = pointInDrawing(matrix, point);
    const last = track.at(-1);
    if (last !== undefined && Math.hypot(last.x - x, last.y - y) < trackStep) continue;
    track.push({ x, y, width: 22, height: 22, weight: 3 });
  }
  return [...stands.flatMap(({ outline }) => boxOf(outline)), ...track];
}

function quarterTurned({ x, y, width, height, weight }: Obstacle): Obstacle {
  return { x: -y, y: x, width: height, height: width, weight };
}
