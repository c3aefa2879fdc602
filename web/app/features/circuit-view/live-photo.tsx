import type { PanoramaEnd } from "./panorama-handle.ts";
import { LookAround } from "./look-around.tsx";
import { createPhotoScene } from "./photo/photo-scene.ts";
import type { StageSubject } from "./stage-subject.ts";

export interface LivePhotoProps {
  subject: StageSubject;
  /** Whether the visitor pressed the start button: the panorama didn't start by itself. */
  isAsked: boolean;
  photo: NonNullable<StageSubject["photo"]>;
  onEnd: (why: PanoramaEnd) => void;
}

/** A 360° photograph in which visitors look around. */
export function LivePhoto({ subject, isAsked, photo: { url, bearing }, onEnd }: LivePhotoProps) {
  return (
    <LookAround
      key={url}
      subject={subject}
      isAsked={isAsked}
      hasRiders={false}
      onEnd={onEnd}
      make={(canvas, { onTrouble }) => createPhotoScene(canvas, { url, photoBearing: bearing, onTrouble })}
    />
  );
}
