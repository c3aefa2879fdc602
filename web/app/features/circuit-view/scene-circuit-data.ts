import { sceneCircuitPath } from "@circuit/contract/urls/own-paths";
import type { SceneCircuit } from "./scene/scene-circuit.ts";

let under: Promise<SceneCircuit> | null = null;

/** Loads the circuit's data for 3D scenes, once for all of them; `null` when that fails. Never rejects. */
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

/** Checks some names only: the data come from our own server, unless something in between answers for it. */
function isSceneCircuit(value: unknown): value is SceneCircuit {
  return typeof value === "object" && value !== null && "centreLine" in value && "stands" in value && "areas" in value;
}
