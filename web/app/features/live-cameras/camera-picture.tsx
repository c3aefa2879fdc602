import { ownStillPath } from "@circuit/contract/urls/own-paths";
import { Picture } from "#app/ui/picture.tsx";
import { useState } from "react";
import type { WallCamera } from "./camera-wall-data.ts";
import styles from "./camera-picture.module.css";

interface CameraPictureProps {
  camera: WallCamera;
  /** As the `sizes` attribute takes it. */
  sizes: string;
  isPriority?: boolean;
  /** Which half minute's still to show over the poster; `null` for none. */
  slot?: number | null;
}

/** After a still that wasn't there, so many half minutes pass before the next is asked for: the visitor's clock may be wrong. */
const slotsOfPatience = 20;

/** A camera's newest still, its poster, or a field of its own without either. Words beside it say what is seen. */
export function CameraPicture({ camera, sizes, isPriority = false, slot = null }: CameraPictureProps) {
  const { id, poster, hasStills } = camera;
  const [missing, setMissing] = useState(Number.NEGATIVE_INFINITY);
  const isStill = slot !== null && hasStills && slot > missing + slotsOfPatience;

  return (
    <>
      {poster === null ? (
        <span className={styles.nothing} aria-hidden="true" />
      ) : (
        <Picture image={poster} sizes={sizes} className={styles.picture} isPriority={isPriority} isDecorative />
      )}
      {isStill ? (
        <img
          className={styles.still}
          src={ownStillPath(id, slot)}
          alt=""
          width={400}
          height={225}
          decoding="async"
          onError={() => setMissing(slot)}
        />
      ) : null}
    </>
  );
}
