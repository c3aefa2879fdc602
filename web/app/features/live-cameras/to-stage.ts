/**
 * Brings a visitor to the stage: its picture, buttons and name come into view, and the focus is there, so that the play
 * button is next. What is in view stays where it is.
 */
export function toStage(stage: HTMLElement | null): void {
  if (stage === null) return;
  stage.focus({ preventScroll: true });
  const { top, bottom } = stage.getBoundingClientRect();
  // What lies over the top and the bottom of the screen.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  if (Math.ceil(top) >= pixels(scrollPaddingTop) && bottom <= window.innerHeight - pixels(scrollPaddingBottom)) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  stage.scrollIntoView({ block: "start", behavior: isStill ? "instant" : "smooth" });
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
