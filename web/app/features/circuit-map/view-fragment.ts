import { maxZoom, type View, wholeView } from "./zoomed-view.ts";

const pattern = /^#view=(?<zoom>\d(?:\.\d\d?)?),(?<x>-?\d{1,4}),(?<y>-?\d{1,4})$/u;

/**
 * Returns the URL fragment for a view: the zoom, and the point of the map in the middle, `#view=2.25,-120,40`. It means
 * the same in a frame of any size. Empty for the whole map.
 *
 * @param isTurned - Whether the frame shows the map turned a quarter clockwise.
 */
export function viewFragment({ zoom, x, y }: View, isTurned: boolean): string {
  if (zoom === 1) return "";
  const middle = [-x / zoom, -y / zoom] as const;
  const [mapX, mapY] = (isTurned ? [middle[1], -middle[0]] : middle).map(Math.round);
  return `#view=${Number(zoom.toFixed(2))},${mapX},${mapY}`;
}

/** Reads the view from a fragment; the whole map when it names none. The view may lie outside the frame. */
export function readViewFragment(fragment: string, isTurned: boolean): View {
  const { zoom: named, x: mapX, y: mapY } = pattern.exec(fragment)?.groups ?? {};
  if (named === undefined) return wholeView;
  const zoom = Math.min(maxZoom, Math.max(1, Number(named)));
  const [x, y] = isTurned ? [-Number(mapY), Number(mapX)] : [Number(mapX), Number(mapY)];
  return { zoom, x: 0 - x * zoom, y: 0 - y * zoom };
}
