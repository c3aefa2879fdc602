/**
 * Calls back when a canvas loses its WebGL context, and when the browser restores it.
 *
 * @param signal - Stops the listening.
 */
export function onContextChange(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  call: (change: "context-lost" | "context-restored") => void,
): void {
  const onLost = (event: Event) => {
    // Otherwise the browser never restores the context.
    event.preventDefault();
    call("context-lost");
  };
  canvas.addEventListener("webglcontextlost", onLost, { signal });
  canvas.addEventListener("webglcontextrestored", () => call("context-restored"), { signal });
}
