import type { SceneHandle } from "./scene/scene.ts";

/** What a visitor looks round in: the drawn circuit, or a photograph all round. */
export type PanoramaHandle = Omit<SceneHandle, "stats">;

/** Why looking round ends: the visitor asked for that, the browser can't draw, or something didn't come. */
export type PanoramaEnd = "asked" | "no-webgl" | "not-loaded";

/** What is told of while one looks round. */
export type PanoramaTrouble = "context-lost" | "context-restored" | "no-webgl" | "not-loaded";

/** Makes what one looks round in; it may throw a `NoWebGLError`. */
export type CreatePanorama = (
  canvas: HTMLCanvasElement,
  options: { isStill: boolean; onTrouble: (kind: PanoramaTrouble) => void },
) => PanoramaHandle;
