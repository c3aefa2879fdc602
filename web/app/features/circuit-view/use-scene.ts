import { type RefObject, useEffect, useRef, useState } from "react";
import type { PanoramaEnd, PanoramaHandle, PanoramaTrouble, CreatePanorama } from "./panorama-handle.ts";
import { NoWebGLError } from "./scene/no-web-gl-error.ts";
import type { SceneView } from "./scene/scene-view.ts";
import { fieldDegrees, firstPitch, type StageSubject } from "./stage-subject.ts";

interface SceneUse {
  /** Where its canvas is put. */
  place: RefObject<HTMLDivElement | null>;
  /** Of the first render. */
  make: CreatePanorama;
  subject: StageSubject;
  isStill: boolean;
  onEnd: (why: PanoramaEnd) => void;
}

/**
 * Makes a scene in an element, and keeps it in step with what is shown: another place is flown to. All that it took is
 * freed with the component.
 *
 * @returns The scene once it is made, and whether the device has stopped drawing for now.
 */
export function useScene({ place, make, subject, isStill, onEnd }: SceneUse) {
  const [scene, setScene] = useState<PanoramaHandle | null>(null);
  const [isLost, setLost] = useState(false);
  const first = useRef({ make, subject, isStill, onEnd });

  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const begun = first.current;
    // A canvas serves one scene only, so each gets its own.
    const canvas = document.createElement("canvas");
    box.prepend(canvas);
    const hear = (kind: PanoramaTrouble) => {
      if (kind === "no-webgl" || kind === "not-loaded") begun.onEnd(kind);
      else setLost(kind === "context-lost");
    };
    const made = createOrNull(() => begun.make(canvas, { isStill: begun.isStill, onTrouble: hear }));
    if (made === null) {
      begun.onEnd("no-webgl");
      return () => canvas.remove();
    }
    made.show(viewOf(begun.subject, aspectOf(box)), { flies: false });
    const sizes = new ResizeObserver(() => made.resize());
    sizes.observe(box);
    setScene(made);
    return () => {
      sizes.disconnect();
      made.dispose();
      canvas.remove();
    };
  }, [place]);

  useInStep(scene, subject, place);
  return { scene, isLost };
}

/** Shows in a scene what the page shows; the first view it has already. */
function useInStep(scene: PanoramaHandle | null, subject: StageSubject, place: SceneUse["place"]): void {
  const shown = useRef(subject);
  useEffect(() => {
    if (scene === null || shown.current === subject) return;
    const { eye, bearing, ownStand, row, moment } = subject;
    const before = shown.current;
    shown.current = subject;
    scene.setStand(ownStand, row);
    if (before.moment !== moment) scene.setDate(dateOf(moment));
    const isElsewhere = before.bearing !== bearing || before.eye.some((metres, axis) => metres !== eye[axis]);
    if (isElsewhere) scene.show(viewOf(subject, aspectOf(place.current)), { flies: true });
  }, [scene, subject, place]);
}

/** `null` when the browser draws no scenes. */
function createOrNull(make: () => PanoramaHandle): PanoramaHandle | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof NoWebGLError) return null;
    throw error;
  }
}

function viewOf({ eye, bearing }: StageSubject, aspect: number): SceneView {
  return { eye, bearing, pitch: firstPitch, fieldOfViewDegrees: fieldDegrees(aspect) };
}

/** Width by height. */
function aspectOf(box: HTMLElement | null): number {
  return box === null ? 1 : box.clientWidth / Math.max(1, box.clientHeight);
}

/** The moment of a view. @param moment - ISO 8601; `null` for none. */
export function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
