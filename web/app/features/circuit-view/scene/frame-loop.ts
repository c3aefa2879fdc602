/** Draws frames while something moves, and none otherwise. */
export interface FrameLoop {
  /** One frame, as soon as the browser shows one. */
  ask: () => void;
  /** Frames one after the other as long as it gives true. */
  keepOn: (isMoving: () => boolean) => void;
  stop: () => void;
}

interface FrameWork {
  canvas: HTMLElement;
  /** Draws; `seconds` since the last frame, 0 after a pause. */
  draw: (seconds: number) => void;
  /** Called with the average time of some frames in a row, in milliseconds. */
  onPace: (milliseconds: number) => void;
  /** Called when a movement begins and when it ends: a picture that stands still may be finer. */
  onMove?: (isMoving: boolean) => void;
}

/** The pace is measured over so many frames in a row, or over so many milliseconds when frames are slow. */
const framesMeasured = 16;
const longEnough = 600;

/** Nothing moves on by more than this from one frame to the next, in seconds. */
const maxStep = 0.25;

/** Frames of a canvas: none while its page is hidden, or it is out of sight. */
export function frameLoop({ canvas, draw, onPace, onMove }: FrameWork): FrameLoop {
  let handle: number | null = null;
  let isInSight = true;
  let isMoving = () => false;
  /** When the last frame of a movement was; `null` at its beginning. */
  let last: number | null = null;
  let [begun, counted] = [0, 0];

  const measure = (now: number) => {
    counted = last === null ? 0 : counted + 1;
    if (counted === 0) begun = now;
    else if (counted >= framesMeasured || now - begun > longEnough) {
      const milliseconds = (now - begun) / counted;
      [counted, begun] = [0, now];
      onPace(milliseconds);
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
    last = isMoving() ? now : null;
    if (last !== null) ask();
    else if (wasMoving) onMove?.(false);
  };
  const ask = () => {
    handle ??= requestAnimationFrame(frame);
  };
  const sight = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? true;
    if (isInSight) ask();
  });
  sight.observe(canvas);
  const onVisible = () => {
    if (!document.hidden) ask();
  };
  document.addEventListener("visibilitychange", onVisible);

  return {
    ask,
    keepOn: (test) => {
      isMoving = test;
    },
    stop: () => {
      if (handle !== null) cancelAnimationFrame(handle);
      sight.disconnect();
      document.removeEventListener("visibilitychange", onVisible);
      isMoving = () => false;
    },
  };
}
