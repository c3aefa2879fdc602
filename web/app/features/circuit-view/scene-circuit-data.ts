import { sceneCircuitPath } from "@circuit/contract/urls/own-paths";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import type { SceneCircuit } from "./scene/scene-circuit.ts";

/** The circuit's data for 3D scenes, loaded once for all of them. */
export const sceneCircuit = lazyWithRetry(async (): Promise<SceneCircuit> => {
  const answer = await fetch(sceneCircuitPath);
  const circuit: unknown = answer.ok ? await answer.json() : null;
  if (!isSceneCircuit(circuit)) throw new TypeError("No circuit to draw");
  return circuit;
});

/** Checks some names only: the data come from our own server, unless something in between answers for it. */
function isSceneCircuit(value: unknown): value is SceneCircuit {
  return typeof value === "object" && value !== null && "centreLine" in value && "stands" in value && "areas" in value;
}
