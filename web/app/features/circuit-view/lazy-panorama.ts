import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { CreatePanorama } from "./panorama-handle.ts";
import type { PanoramaViewer } from "./panorama-viewer.tsx";
import { sceneCircuit } from "./scene-circuit-data.ts";

/** Loaded code and data of a panorama: the drawn circuit, or a photograph. */
export interface LazyPanorama {
  kind: "scene" | "photo";
  View: typeof PanoramaViewer;
  create: CreatePanorama;
}

const viewerCode = lazyWithRetry(async () => (await import("./panorama-viewer.tsx")).PanoramaViewer);
const sceneCode = lazyWithRetry(async () => (await import("./scene-panorama.ts")).scenePanoramaOf);
const photoCode = lazyWithRetry(async () => (await import("./photo/photo-scene.ts")).createPhotoScene);

/** Whether the browser has WebGL 2; to be checked before anything large is loaded. */
export function canDraw(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers allow few contexts at a time, so this one is freed.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** Loads the drawn circuit or the photo viewer; `null` when that fails. Never rejects. */
export async function loadPanorama(kind: LazyPanorama["kind"]): Promise<LazyPanorama | null> {
  const [View, create] = await Promise.all([
    viewerCode.tryLoad(),
    kind === "photo" ? photoCode.tryLoad() : loadScene(),
  ]);
  return View && create && { kind, View, create };
}

async function loadScene(): Promise<CreatePanorama | null> {
  const [scenePanoramaOf, circuit] = await Promise.all([sceneCode.tryLoad(), sceneCircuit.tryLoad()]);
  return scenePanoramaOf && circuit && scenePanoramaOf(circuit);
}
