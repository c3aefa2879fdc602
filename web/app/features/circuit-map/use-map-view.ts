import { useEffect, useRef, useState } from "react";
import { useViewInUrl } from "./use-view-in-url.ts";
import { maxZoom, moveView, type View, measureFrame, wholeView, zoomViewAt } from "./zoomed-view.ts";

export type MapViewControl = ReturnType<typeof useMapView>;

/** Zoom factor of a press on a button or key. */
export const zoomStep = 1.5;

/** Share of the frame's size by which an arrow key moves the map. */
const keyMove = 0.15;

/**
 * Zooms and moves the map by two fingers, mouse, wheel, keys and buttons. One finger always scrolls the page; so does
 * the wheel, unless Ctrl is held or the map has focus. At the limits of zooming the wheel scrolls again.
 */
export function useMapView() {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<SVGGElement>(null);
  const view = useRef<View>(wholeView);
  const [zoom, setZoom] = useState(1);

  const draw = (next: View) => {
    view.current = next;
    content.current?.setAttribute("transform", `translate(${next.x} ${next.y}) scale(${next.zoom})`);
    frame.current?.style.setProperty("--zoom", String(next.zoom));
    setZoom(next.zoom);
  };
  const tellChange = useViewInUrl(frame, view, (named) => {
    if (frame.current !== null) draw(moveView(named, [0, 0], measureFrame(frame.current)));
  });
  const show = (next: View) => {
    draw(next);
    tellChange();
  };
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    // Focusable with scripts only: without them no key moves the map.
    box.tabIndex = 0;
    return watchGestures(box, { read: () => view.current, show: (next) => latest.current(next) });
  }, []);

  const zoomBy = (factor: number) => {
    if (frame.current !== null) show(zoomViewAt(view.current, [0, 0], factor, measureFrame(frame.current)));
  };
  return {
    frame,
    /** The SVG group that moves. */
    content,
    canZoomIn: zoom < maxZoom,
    canZoomOut: zoom > 1,
    /** Zooms about the middle of the visible part. */
    zoomBy,
    showWhole: () => show(wholeView),
  };
}

interface ShownView {
  read: () => View;
  show: (view: View) => void;
}

/** Listens to gestures on the frame. @returns A function that stops listening. */
function watchGestures(box: HTMLDivElement, { read, show }: ShownView): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const showChange = (next: View, event: Event) => {
    const now = read();
    if (next.zoom === now.zoom && next.x === now.x && next.y === now.y) return;
    event.preventDefault();
    show(next);
  };
  box.addEventListener("wheel", (event) => onWheel(event, box, read(), showChange), { passive: false, signal });
  box.addEventListener("keydown", (event) => onKey(event, box, read(), showChange), { signal });
  watchFingers(box, read, showChange, signal);
  watchMouse(box, read, showChange, signal);
  return () => stop.abort();
}

type Show = (next: View, event: Event) => void;

function onWheel(event: WheelEvent, box: HTMLDivElement, view: View, show: Show) {
  if (!event.ctrlKey && document.activeElement !== box) return;
  const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002) * (event.ctrlKey ? 3 : 1));
  show(zoomViewAt(view, pointIn(box, event), factor, measureFrame(box)), event);
}

function onKey(event: KeyboardEvent, box: HTMLDivElement, view: View, show: Show) {
  if (event.target !== box || event.ctrlKey || event.metaKey || event.altKey) return;
  const shown = measureFrame(box);
  const [across, down] = [shown.halfWidth * 2 * keyMove, shown.halfHeight * 2 * keyMove];
  const next: Record<string, () => View> = {
    "+": () => zoomViewAt(view, [0, 0], zoomStep, shown),
    "=": () => zoomViewAt(view, [0, 0], zoomStep, shown),
    "-": () => zoomViewAt(view, [0, 0], 1 / zoomStep, shown),
    "0": () => wholeView,
    ArrowLeft: () => moveView(view, [across, 0], shown),
    ArrowRight: () => moveView(view, [-across, 0], shown),
    ArrowUp: () => moveView(view, [0, down], shown),
    ArrowDown: () => moveView(view, [0, -down], shown),
  };
  const chosen = next[event.key];
  if (chosen !== undefined) show(chosen(), event);
}

/** Zooms and moves the map by two fingers; leaves one finger to the page. */
function watchFingers(box: HTMLDivElement, read: () => View, show: Show, signal: AbortSignal) {
  let before: { middle: readonly [number, number]; apart: number } | null = null;
  const spread = ({ touches }: TouchEvent) => {
    const [one, other] = touches;
    if (one === undefined || other === undefined || touches.length > 2) return null;
    const [a, b] = [pointIn(box, one), pointIn(box, other)];
    const middle: readonly [number, number] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return { middle, apart: Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1])) };
  };
  box.addEventListener("touchstart", (event) => void (before = spread(event)), { passive: true, signal });
  box.addEventListener("touchend", (event) => void (before = spread(event)), { passive: true, signal });
  box.addEventListener(
    "touchmove",
    (event) => {
      const now = spread(event);
      if (now === null || before === null) return;
      if (event.cancelable) event.preventDefault();
      const shown = measureFrame(box);
      const apart: readonly [number, number] = [now.middle[0] - before.middle[0], now.middle[1] - before.middle[1]];
      show(moveView(zoomViewAt(read(), before.middle, now.apart / before.apart, shown), apart, shown), event);
      before = now;
    },
    { passive: false, signal },
  );
}

/** Pixels that the mouse may move during a click. */
const clickPixels = 5;

/** Drags the zoomed map by the mouse; a drag that ends on a link doesn't follow it. */
function watchMouse(box: HTMLDivElement, read: () => View, show: Show, signal: AbortSignal) {
  let from: { x: number; y: number; view: View } | null = null;
  let isDragged = false;
  box.addEventListener(
    "pointerdown",
    ({ pointerType, button, clientX: x, clientY: y }) => {
      isDragged = false;
      from = pointerType === "mouse" && button === 0 && read().zoom > 1 ? { x, y, view: read() } : null;
    },
    { signal },
  );
  box.addEventListener(
    "pointermove",
    (event) => {
      if (from === null) return;
      if ((event.buttons & 1) === 0) return void (from = null);
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDragged && Math.hypot(dx, dy) < clickPixels) return;
      isDragged = true;
      const shown = measureFrame(box);
      show(moveView(from.view, [dx * shown.unitsPerPixel, dy * shown.unitsPerPixel], shown), event);
    },
    { signal },
  );
  box.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  box.addEventListener(
    "click",
    (event) => {
      if (isDragged) {
        event.preventDefault();
        event.stopPropagation();
      }
      isDragged = false;
      from = null;
    },
    { capture: true, signal },
  );
}

/** Converts a position on the screen to units from the frame's middle. */
function pointIn(
  box: HTMLDivElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): readonly [number, number] {
  const { left, top, width, height } = box.getBoundingClientRect();
  const { unitsPerPixel } = measureFrame(box);
  return [(clientX - left - width / 2) * unitsPerPixel, (clientY - top - height / 2) * unitsPerPixel];
}
