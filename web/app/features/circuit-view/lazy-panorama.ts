import type { ComponentType } from "react";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { PhotoPanoramaProps } from "./photo-panorama.tsx";
import type { ScenePanoramaProps } from "./scene-panorama.tsx";
import type { SceneCircuit } from "./scene/scene-circuit.ts";
import { takeSceneCircuit } from "./scene-circuit-data.ts";

/** Loaded code and data of a panorama: the drawn circuit, or a photograph. */
export type LazyPanorama =
  | { kind: "scene"; View: ComponentType<ScenePanoramaProps>; circuit: SceneCircuit }
  | { kind: "photo"; View: ComponentType<PhotoPanoramaProps> };

const sceneCode = lazyWithRetry(async () => (await import("./scene-panorama.tsx")).ScenePanorama);
const photoCode = lazyWithRetry(async () => (await import("./photo-panorama.tsx")).PhotoPanorama);

/** Whether the browser has WebGL 2; to be checked before anything large is loaded. */
export function canDraw(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers allow few contexts at a time, so this one is freed.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** Loads the drawn circuit or the photo viewer; `null` when that fails. Never rejects. */
export async function loadPanorama(kind: LazyPanorama["kind"]): Promise<LazyPanorama | null> {
  if (kind === "photo") {
    const View = await photoCode.tryLoad();
    return View && { kind, View };
  }
  const [View, circuit] = await Promise.all([sceneCode.tryLoad(), takeSceneCircuit()]);
  return View && circuit && { kind, View, circuit };
}
