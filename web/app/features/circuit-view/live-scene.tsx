import type { PanoramaEnd } from "./panorama-handle.ts";
import { LookAround } from "./look-around.tsx";
import { createScene } from "./scene/scene.ts";
import type { SceneCircuit } from "./scene/scene-circuit.ts";
import type { StageSubject } from "./stage-subject.ts";
import { dateOf } from "./use-scene.ts";

export interface LiveSceneProps {
  subject: StageSubject;
  /** Whether the visitor pressed the start button: the panorama didn't start by itself. */
  isAsked: boolean;
  circuit: SceneCircuit;
  onEnd: (why: PanoramaEnd) => void;
}

/** The circuit in 3D, as seen from a seat or a stop of the tour. */
export function LiveScene({ subject, isAsked, circuit, onEnd }: LiveSceneProps) {
  return (
    <LookAround
      subject={subject}
      isAsked={isAsked}
      hasRiders
      onEnd={onEnd}
      make={(canvas, { isStill, onTrouble }) =>
        createScene(canvas, {
          circuit,
          onTrouble,
          ownStand: subject.ownStand,
          row: subject.row,
          date: dateOf(subject.moment),
          reducedMotion: isStill,
        })
      }
    />
  );
}
