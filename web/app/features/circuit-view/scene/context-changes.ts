/**
 * Calls back when the graphics card loses a canvas's WebGL context, and when the browser gives it back.
 *
 * @param signal - Ends it.
 */
export function onContextChange(
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
  call: (change: "context-lost" | "context-restored") => void,
): void {
  const onLost = (event: Event) => {
    // Otherwise the browser never gives it back.
    event.preventDefault();
    call("context-lost");
  };
  canvas.addEventListener("webglcontextlost", onLost, { signal });
  canvas.addEventListener("webglcontextrestored", () => call("context-restored"), { signal });
}
