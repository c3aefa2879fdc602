import { useRef, useSyncExternalStore } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { sceneMessages } from "#app/i18n/messages/scene.ts";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";
import type { PanoramaEnd, CreatePanorama } from "./panorama-handle.ts";
import { SceneControls } from "./scene-controls.tsx";
import { SceneLabels } from "./scene-labels.tsx";
import { ScenePlan } from "./scene-plan.tsx";
import type { StageSubject } from "./stage-subject.ts";
import { usePanoramaControls } from "./use-panorama-controls.ts";
import { useScene } from "./use-scene.ts";
import styles from "./panorama-viewer.module.css";

interface LookAroundProps {
  subject: StageSubject;
  /** Whether the visitor pressed the start button: the panorama then takes the focus from it. */
  isAsked: boolean;
  /** Creates the panorama; only the function of the first render is used. */
  create: CreatePanorama;
  onEnd: (why: PanoramaEnd) => void;
}

const stillness = "(prefers-reduced-motion: reduce)";

function onReducedMotion(change: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}

/** A panorama in which visitors look around by dragging, by keys, by buttons and by moving the device. */
export function PanoramaViewer({ subject, isAsked, create, onEnd }: LookAroundProps) {
  const words = sceneMessages[useLocale()];
  const place = useRef<HTMLDivElement>(null);
  useFocusOnMount(place, isAsked);
  const isStill = useSyncExternalStore(onReducedMotion, () => window.matchMedia(stillness).matches);
  const { scene, isLost } = useScene({ place, create, subject, isStill, onEnd });

  return (
    <>
      <div
        ref={place}
        className={styles.scene}
        data-lost={isLost ? "" : undefined}
        role="application"
        aria-label={words.picture(subject.where)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys look round in it
        tabIndex={0}
        {...usePanoramaControls(scene)}
      />
      {scene === null ? null : (
        <>
          <SceneLabels scene={scene} labels={subject.labels} />
          <ScenePlan scene={scene} plan={subject.plan} ownStand={subject.ownStand} bearing={subject.bearing} />
          <SceneControls scene={scene} hasRiders={subject.photo === null && !isStill} onEnd={() => onEnd("asked")} />
        </>
      )}
      <p role="status" className={isLost ? styles.lost : "visually-hidden"}>
        {isLost ? words.lost : ""}
      </p>
    </>
  );
}
