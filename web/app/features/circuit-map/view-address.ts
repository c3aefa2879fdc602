import { farthestZoom, type View, wholeView } from "./view-of-map.ts";

const pattern = /^#view=(?<zoom>\d(?:\.\d\d?)?),(?<x>-?\d{1,4}),(?<y>-?\d{1,4})$/u;

/**
 * The fragment of an address that says how the map is enlarged, and which of its points is in the middle: `#view=2.25,-120,40`.
 * It means the same place in any frame. A fragment, as the server draws the same page for all of them. Empty for all of the
 * map.
 *
 * @param isTurned - Whether the frame shows the map turned a quarter clockwise.
 */
export function viewFragment({ zoom, x, y }: View, isTurned: boolean): string {
  if (zoom === 1) return "";
  const middle = [-x / zoom, -y / zoom] as const;
  const [mapX, mapY] = (isTurned ? [middle[1], -middle[0]] : middle).map(Math.round);
  return `#view=${Number(zoom.toFixed(2))},${mapX},${mapY}`;
}

/** The view in a fragment; the whole map when there is none. It may lie outside the frame. */
export function readViewFragment(fragment: string, isTurned: boolean): View {
  const { zoom: named, x: mapX, y: mapY } = pattern.exec(fragment)?.groups ?? {};
  if (named === undefined) return wholeView;
  const zoom = Math.min(farthestZoom, Math.max(1, Number(named)));
  const [x, y] = isTurned ? [-Number(mapY), Number(mapX)] : [Number(mapX), Number(mapY)];
  return { zoom, x: 0 - x * zoom, y: 0 - y * zoom };
}
