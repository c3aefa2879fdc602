import { TrackDrawing } from "#app/circuit/track-drawing.tsx";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { liveCameraMessages } from "#app/i18n/messages/live-cameras.ts";
import { CameraLink } from "./camera-link.tsx";
import type { CameraChoice } from "./camera-state.ts";
import type { WallMap } from "./wall-map.server.ts";
import styles from "./camera-map.module.css";

/** Draws the track with each camera and its field of view, as a link that shows the camera. */
export function CameraMap({ map, choice }: { map: WallMap; choice: CameraChoice }) {
  const { judged, shown } = choice;
  const words = liveCameraMessages[useLocale()];
  // SVG draws later elements on top: the shown camera comes last.
  const inOrder = [...judged.filter((one) => one !== shown), shown];

  return (
    <TrackDrawing shape={map.shape} label={words.map} hasLinks className={styles.map} ground={<Ground map={map} />}>
      {inOrder.map(({ camera, number, words: state }) => (
        <CameraLink
          key={camera.id}
          camera={camera.id}
          choice={choice}
          className={styles.camera}
          label={words.option(number, camera.name, state)}
        >
          <path d={camera.cone} className={styles.cone} />
          {/* A transparent circle that is easier to hit than the dot. */}
          <circle cx={camera.at[0]} cy={camera.at[1]} r="27" className={styles.reach} />
          <circle cx={camera.at[0]} cy={camera.at[1]} r="11" className={styles.dot} />
        </CameraLink>
      ))}
    </TrackDrawing>
  );
}

function Ground({ map: { areas, stands } }: { map: WallMap }) {
  return (
    <>
      {areas.map(({ kind, path: d }) => (
        <path key={d} d={d} className={styles[kind]} />
      ))}
      {stands.map(({ colour, path: d }) => (
        <path key={d} d={d} data-colour={colour} className={styles.stand} />
      ))}
    </>
  );
}
