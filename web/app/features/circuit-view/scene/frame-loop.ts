/** Draws frames while something moves, and otherwise only on request. */
export interface FrameLoop {
  /** Requests one frame. */
  requestFrame: () => void;
  stop: () => void;
}

interface FrameWork {
  canvas: HTMLElement;
  /** Draws a frame, `seconds` after the previous one; 0 after a pause. */
  draw: (seconds: number) => void;
  /** Whether something moves, so that one frame follows another; absent when nothing ever moves by itself. */
  isMoving?: () => boolean;
  /** Called with the average duration of some frames in a row, in milliseconds. */
  onPace?: (milliseconds: number) => void;
  /** Called when a movement begins and when it ends: a still picture may be sharper. */
  onMove?: (isMoving: boolean) => void;
}

/** Frames in a row over which the average is taken, or milliseconds when frames are slow. */
const framesMeasured = 16;
const longEnough = 600;

/** Largest time by which movements advance in one frame, in seconds. */
const maxStep = 0.25;

/** Creates the frame loop of a canvas; it pauses while the page is hidden or the canvas is out of sight. */
export function createFrameLoop({ canvas, draw, isMoving = () => false, onPace, onMove }: FrameWork): FrameLoop {
  let handle: number | null = null;
  let isInSight = true;
  let isStopped = false;
  /** Time of the last frame of a movement; `null` before its first. */
  let last: number | null = null;
  let [begun, counted] = [0, 0];

  const measure = (now: number) => {
    counted = last === null ? 0 : counted + 1;
    if (counted === 0) begun = now;
    else if (counted >= framesMeasured || now - begun > longEnough) {
      const milliseconds = (now - begun) / counted;
      [counted, begun] = [0, now];
      onPace?.(milliseconds);
    }
  };
  const frame = (now: number) => {
    handle = null;
    if (document.hidden || !isInSight) {
      last = null;
      return;
    }
    measure(now);
    if (last === null && isMoving()) onMove?.(true);
    draw(last === null ? 0 : Math.min(maxStep, (now - last) / 1000));
    const wasMoving = last !== null;
    last = !isStopped && isMoving() ? now : null;
    if (last !== null) requestFrame();
    else if (wasMoving) onMove?.(false);
  };
  const requestFrame = () => {
    handle ??= requestAnimationFrame(frame);
  };
  const sight = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? true;
    if (isInSight) requestFrame();
  });
  sight.observe(canvas);
  const onVisible = () => {
    if (!document.hidden) requestFrame();
  };
  document.addEventListener("visibilitychange", onVisible);

  return {
    requestFrame,
    stop: () => {
      isStopped = true;
      if (handle !== null) cancelAnimationFrame(handle);
      sight.disconnect();
      document.removeEventListener("visibilitychange", onVisible);
    },
  };
}
