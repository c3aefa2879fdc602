import type { SceneHandle } from "./scene/scene.ts";
import type { StageSubject } from "./stage-subject.ts";

/** Controls of a panorama, drawn or photographed. */
export type PanoramaHandle = Omit<SceneHandle, "stats">;

/** Why a panorama ends: the visitor closed it, the browser has no WebGL, or something failed to load. */
export type PanoramaEnd = "asked" | "no-webgl" | "not-loaded";

/** What a panorama reports: a failure, or the return of a lost WebGL context. */
export type PanoramaEvent = "context-lost" | "context-restored" | "not-loaded";

/** Creates a panorama of a subject on a canvas. @throws {NoWebGLError} The browser gives no WebGL 2. */
export type CreatePanorama = (
  canvas: HTMLCanvasElement,
  options: { subject: StageSubject; isStill: boolean; onTrouble: (kind: PanoramaEvent) => void },
) => PanoramaHandle;
