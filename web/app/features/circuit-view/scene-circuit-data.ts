import { sceneCircuitPath } from "@circuit/contract/urls/own-paths";
import type { SceneCircuit } from "./scene/scene-circuit.ts";

let under: Promise<SceneCircuit> | null = null;

/** The circuit as scenes draw it, loaded once for all of them; `null` when that fails. Never rejects. */
export async function takeSceneCircuit(): Promise<SceneCircuit | null> {
  under ??= load();
  try {
    return await under;
  } catch {
    under = null;
    return null;
  }
}

async function load(): Promise<SceneCircuit> {
  const answer = await fetch(sceneCircuitPath);
  const circuit: unknown = answer.ok ? await answer.json() : null;
  if (!isSceneCircuit(circuit)) throw new TypeError("No circuit to draw");
  return circuit;
}

/** Our own server wrote it, checked: this only keeps out an answer of something in between. */
function isSceneCircuit(value: unknown): value is SceneCircuit {
  return typeof value === "object" && value !== null && "centreLine" in value && "stands" in value && "areas" in value;
}
