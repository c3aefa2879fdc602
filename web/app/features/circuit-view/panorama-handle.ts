import type { SceneHandle } from "./scene/scene.ts";

/** A panorama in which a visitor looks round: the drawn circuit, or a photograph. */
export type PanoramaHandle = Omit<SceneHandle, "stats">;

/** Why a panorama ends: the visitor closed it, the browser has no WebGL, or something failed to load. */
export type PanoramaEnd = "asked" | "no-webgl" | "not-loaded";

/** Events of a panorama. */
export type PanoramaTrouble = "context-lost" | "context-restored" | "no-webgl" | "not-loaded";

/** Makes a panorama on a canvas. @throws {NoWebGLError} The browser gives no WebGL 2. */
export type CreatePanorama = (
  canvas: HTMLCanvasElement,
  options: { isStill: boolean; onTrouble: (kind: PanoramaTrouble) => void },
) => PanoramaHandle;
