import { type Matrix, pointInDrawing } from "@circuit/contract/circuit/map-view";
import { boxAround, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { moveLabelsApart, type Obstacle, type Sign } from "./move-labels-apart.ts";
import type { LabelOffset, MapLayer } from "./map-data.ts";
import { signHeight, signWidth } from "#app/circuit/sign-measures.ts";

interface Placed {
  kind: string;
  layer: MapLayer;
  text: string;
  x: number;
  y: number;
}

interface Numbered {
  number: number;
  x: number;
  y: number;
}

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

/** Computes how far corner numbers and signs move aside to be readable, in the order of the input. */
export function labelOffsets(
  circuit: Pick<PublishedCircuit, "stands" | "centreLine">,
  matrix: Matrix,
  { corners, places }: { corners: readonly Numbered[]; places: readonly Placed[] },
): { corners: LabelOffset[]; places: LabelOffset[] } {
  const order = places
    .map((place, index) => ({ place, index }))
    .toSorted((one, other) => rankOf(one.place) - rankOf(other.place));
  const [upright, turned] = frames.map(({ isTurned, letters, room, corners: edges }) => {
    const onScreen = ({ x, y }: { x: number; y: number }) => (isTurned ? { x: -y, y: x } : { x, y });
    const obstacles = [
      ...edges,
      ...labelObstacles(circuit, matrix).map((box) => (isTurned ? quarterTurned(box) : box)),
    ];
    const signs: Sign[] = [
      ...corners.map((corner) => ({
        ...onScreen(corner),
        width: String(corner.number).length * 0.75 + 0.2,
        height: 1.1,
        letters,
      })),
      ...order.map(({ place }) => ({
        ...onScreen(place),
        width: signWidth(place.text) + slant,
        height: signHeight,
        letters: letters * (firstKinds.includes(place.kind) ? 0.85 : 0.76),
      })),
    ];
    return moveLabelsApart(signs, obstacles, room);
  });
  const labelOffsetOf = (index: number): LabelOffset => [
    ...(upright?.[index] ?? [0, 0]),
    ...(turned?.[index] ?? [0, 0]),
  ];
  const rankAt = new Map(order.map(({ index }, rank) => [index, rank]));
  return {
    corners: corners.map((_, index) => labelOffsetOf(index)),
    places: places.map((_, index) => labelOffsetOf(corners.length + (rankAt.get(index) ?? 0))),
  };
}

function rankOf({ kind, layer }: Placed): number {
  const first = firstKinds.indexOf(kind);
  return first === -1 ? firstKinds.length + firstLayers.indexOf(layer) : first;
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
