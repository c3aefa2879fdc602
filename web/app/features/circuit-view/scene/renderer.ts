import { ColorManagement, WebGLRenderer } from "three";
import { NoWebGLError } from "./no-web-gl-error.ts";

/** Names of WebGL renderers that run on the processor. */
const processorNames = /swiftshader|llvmpipe|software|basic render/iu;

/** Whether WebGL runs on the processor, without a graphics card; checked on a canvas that isn't on the page. */
function drawsByProcessor(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext("webgl2");
  if (context === null) return false;
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return typeof name === "string" && processorNames.test(name);
}

/**
 * Creates the renderer of a canvas: with smooth edges on a graphics card, without them on the processor, where they
 * would cost more than all the rest.
 *
 * @returns The renderer, and whether the processor draws.
 * @throws {NoWebGLError} The browser gives no WebGL 2.
 */
export function createRenderer(canvas: HTMLCanvasElement): { renderer: WebGLRenderer; isSlow: boolean } {
  // Colours are given as the screen shows them: three.js must not convert them.
  ColorManagement.enabled = false;
  const isSlow = drawsByProcessor();
  const context = canvas.getContext("webgl2", {
    alpha: false,
    antialias: !isSlow,
    powerPreference: "high-performance",
  });
  if (context === null) throw new NoWebGLError("No WebGL 2");
  try {
    const renderer = new WebGLRenderer({ canvas, context });
    renderer.outputColorSpace = "srgb-linear";
    renderer.autoClear = false;
    return { renderer, isSlow };
  } catch (cause) {
    throw new NoWebGLError("No WebGL 2", { cause });
  }
}
