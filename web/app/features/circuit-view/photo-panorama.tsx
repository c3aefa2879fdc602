import type { PanoramaEnd } from "./panorama-handle.ts";
import { PanoramaViewer } from "./panorama-viewer.tsx";
import { createPhotoScene } from "./photo/photo-scene.ts";
import type { StageSubject } from "./stage-subject.ts";

export interface PhotoPanoramaProps {
  subject: StageSubject;
  /** Whether the visitor pressed the start button: the panorama didn't start by itself. */
  isAsked: boolean;
  photo: NonNullable<StageSubject["photo"]>;
  onEnd: (why: PanoramaEnd) => void;
}

/** A 360° photograph in which visitors look around. */
export function PhotoPanorama({ subject, isAsked, photo: { url, bearing }, onEnd }: PhotoPanoramaProps) {
  return (
    <PanoramaViewer
      key={url}
      subject={subject}
      isAsked={isAsked}
      hasRiders={false}
      onEnd={onEnd}
      make={(canvas, { onTrouble }) => createPhotoScene(canvas, { url, photoBearing: bearing, onTrouble })}
    />
  );
}
