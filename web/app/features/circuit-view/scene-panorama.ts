import type { CreatePanorama } from "./panorama-handle.ts";
import type { SceneCircuit } from "./scene/scene-circuit.ts";
import { createScene } from "./scene/scene.ts";
import { dateOf } from "./stage-subject.ts";

/** Returns a function that creates the circuit in 3D, as seen from a seat or a stop of the tour. */
export function scenePanoramaOf(circuit: SceneCircuit): CreatePanorama {
  return (canvas, { subject, isStill, onTrouble }) =>
    createScene(canvas, {
      circuit,
      onTrouble,
      ownStand: subject.ownStand,
      row: subject.row,
      date: dateOf(subject.moment),
      reducedMotion: isStill,
    });
}
