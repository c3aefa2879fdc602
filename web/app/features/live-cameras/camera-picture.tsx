import { ownStillPath } from "@circuit/contract/urls/own-paths";
import { Picture } from "#app/ui/picture.tsx";
import { useState } from "react";
import type { WallCamera } from "./camera-wall.server.ts";
import styles from "./camera-picture.module.css";

interface CameraPictureProps {
  camera: WallCamera;
  /** Value of the `sizes` attribute. */
  sizes: string;
  isPriority?: boolean;
  /** Number of the half-minute whose still covers the poster (see `useStillSlot`); `null` for none. */
  slot?: number | null;
}

/** Half-minutes to wait after a missing still before requesting the next: the visitor's clock may be wrong. */
const slotsOfPatience = 20;

/** Shows a camera's newest still, its poster, or an empty field; the text beside it says what is seen. */
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
          className={styles.picture}
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
