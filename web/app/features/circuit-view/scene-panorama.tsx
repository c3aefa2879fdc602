import type { PanoramaEnd } from "./panorama-handle.ts";
import { PanoramaViewer } from "./panorama-viewer.tsx";
import { createScene } from "./scene/scene.ts";
import type { SceneCircuit } from "./scene/scene-circuit.ts";
import type { StageSubject } from "./stage-subject.ts";
import { dateOf } from "./use-scene.ts";

export interface ScenePanoramaProps {
  subject: StageSubject;
  /** Whether the visitor pressed the start button: the panorama didn't start by itself. */
  isAsked: boolean;
  circuit: SceneCircuit;
  onEnd: (why: PanoramaEnd) => void;
}

/** The circuit in 3D, as seen from a seat or a stop of the tour. */
export function ScenePanorama({ subject, isAsked, circuit, onEnd }: ScenePanoramaProps) {
  return (
    <PanoramaViewer
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
