/** Size of the map's drawing in units; the whole circuit fits in it. Turned a quarter it fits an upright screen. */
export const mapUnits = { width: 1400, height: 875 } as const;

/** Zoom of the map, and the shift of its middle in units of the frame after zooming. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export const wholeView: View = { zoom: 1, x: 0, y: 0 };

export const maxZoom = 8;

/** What the frame shows of the map at zoom 1: half its sides in units, and the units per pixel. */
export interface FrameSize {
  halfWidth: number;
  halfHeight: number;
  unitsPerPixel: number;
}

/** Measures a frame. Its longer side, whichever it is, shows the drawing's whole longer side. */
export function measureFrame({ clientWidth, clientHeight }: { clientWidth: number; clientHeight: number }): FrameSize {
  const unitsPerPixel = mapUnits.width / Math.max(1, clientWidth, clientHeight);
  return {
    halfWidth: (clientWidth * unitsPerPixel) / 2,
    halfHeight: (clientHeight * unitsPerPixel) / 2,
    unitsPerPixel,
  };
}

/** Zooms about a point of the frame, which stays in place as long as the map fills the frame. */
export function zoomViewAt(
  view: View,
  [px, py]: readonly [x: number, y: number],
  factor: number,
  frame: FrameSize,
): View {
  const zoom = Math.min(maxZoom, Math.max(1, view.zoom * factor));
  const scale = zoom / view.zoom;
  return within({ zoom, x: px - (px - view.x) * scale, y: py - (py - view.y) * scale }, frame);
}

/** Moves a view by units of the frame. */
export function moveView(view: View, [dx, dy]: readonly [x: number, y: number], frame: FrameSize): View {
  return within({ zoom: view.zoom, x: view.x + dx, y: view.y + dy }, frame);
}

/** Limits a view so that the map always fills the frame. */
function within({ zoom, x, y }: View, { halfWidth, halfHeight }: FrameSize): View {
  const clamp = (value: number, most: number) => {
    const clamped = Math.min(most, Math.max(-most, value));
    return clamped === 0 ? 0 : clamped;
  };
  return { zoom, x: clamp(x, halfWidth * (zoom - 1)), y: clamp(y, halfHeight * (zoom - 1)) };
}
