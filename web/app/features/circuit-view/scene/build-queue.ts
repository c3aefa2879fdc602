/** Work that is done in pieces between frames, so that none of them comes late. */
export interface BuildQueue {
  isDone: () => boolean;
  stop: () => void;
}

/**
 * Does one piece after the other, each in a task of its own.
 *
 * @param afterEach - Called after each piece.
 */
export function buildQueue(pieces: readonly (() => void)[], afterEach: () => void): BuildQueue {
  let [next, handle] = [0, 0];
  const step = () => {
    pieces[next]?.();
    next += 1;
    afterEach();
    if (next < pieces.length) handle = window.setTimeout(step, 0);
  };
  if (pieces.length > 0) handle = window.setTimeout(step, 0);
  return { isDone: () => next >= pieces.length, stop: () => clearTimeout(handle) };
}
