import { type RefObject, useEffect, useRef, useState } from "react";
import type { PanoramaEnd, PanoramaHandle, PanoramaEvent, CreatePanorama } from "./panorama-handle.ts";
import { NoWebGLError } from "./scene/no-web-gl-error.ts";
import type { SceneView } from "./scene/scene-view.ts";
import { dateOf, fieldDegrees, firstPitch, type StageSubject } from "./stage-subject.ts";

interface SceneUse {
  /** Element that the canvas is put into. */
  place: RefObject<HTMLDivElement | null>;
  /** Creates the panorama; only the function of the first render is used. */
  create: CreatePanorama;
  subject: StageSubject;
  isStill: boolean;
  onEnd: (why: PanoramaEnd) => void;
}

/**
 * Creates a panorama in an element, flies to each new subject, and frees everything on unmount.
 *
 * @returns The panorama once it exists, and whether the device has stopped drawing for now.
 */
export function useScene({ place, create, subject, isStill, onEnd }: SceneUse) {
  const [scene, setScene] = useState<PanoramaHandle | null>(null);
  const [isLost, setLost] = useState(false);
  const first = useRef({ create, subject, isStill, onEnd });

  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const begun = first.current;
    // A canvas serves one scene only, so each gets its own.
    const canvas = document.createElement("canvas");
    box.prepend(canvas);
    const hear = (kind: PanoramaEvent) => {
      if (kind === "not-loaded") begun.onEnd(kind);
      else setLost(kind === "context-lost");
    };
    const made = createOrNull(() => begun.create(canvas, { ...begun, onTrouble: hear }));
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

  useSubjectUpdates(scene, subject, place);
  return { scene, isLost };
}

/** Updates the panorama when the page shows another subject. */
function useSubjectUpdates(scene: PanoramaHandle | null, subject: StageSubject, place: SceneUse["place"]): void {
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

/** Returns `null` when the browser has no WebGL 2. */
function createOrNull(create: () => PanoramaHandle): PanoramaHandle | null {
  try {
    return create();
  } catch (error) {
    if (error instanceof NoWebGLError) return null;
    throw error;
  }
}

function viewOf({ eye, bearing }: StageSubject, aspect: number): SceneView {
  return { eye, bearing, pitch: firstPitch, fieldOfViewDegrees: fieldDegrees(aspect) };
}

/** Returns width divided by height. */
function aspectOf(box: HTMLElement | null): number {
  return box === null ? 1 : box.clientWidth / Math.max(1, box.clientHeight);
}
