import type { RefObject } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { liveCameraMessages } from "#app/i18n/messages/live-cameras.ts";
import { CameraLink } from "./camera-link.tsx";
import { CameraPicture } from "./camera-picture.tsx";
import type { CameraChoice } from "./camera-state.ts";
import { CameraStateLabel } from "./camera-state-label.tsx";
import styles from "./camera-tiles.module.css";

interface CameraTilesProps {
  choice: CameraChoice;
  /** Number of the half-minute whose stills to show (see `useStillSlot`); `null` for none. */
  slot: number | null;
  /** Element that shows the chosen camera: the tiles may be far below it. */
  stage: RefObject<HTMLElement | null>;
}

/** Shows a tile for each camera: its picture, its name, and whether it is live. */
export function CameraTiles({ choice, slot, stage }: CameraTilesProps) {
  const words = liveCameraMessages[useLocale()];
  const onChoose = (camera: string) => {
    choice.onChoose(camera);
    // After the stage has rendered the chosen camera.
    requestAnimationFrame(() => toStage(stage.current));
  };
  return (
    <ul className={styles.tiles}>
      {choice.judged.map(({ camera, air, words: state }) => (
        <li key={camera.id}>
          <CameraLink camera={camera.id} choice={{ ...choice, onChoose }} className={styles.tile}>
            <span className={styles.picture} data-asleep={air.kind === "live" ? undefined : ""}>
              <CameraPicture
                camera={camera}
                sizes="(min-width: 64rem) 22vw, 45vw"
                slot={air.kind === "live" ? slot : null}
              />
              {air.kind === "live" ? null : (
                <span className={styles.note}>{air.kind === "sleeping" ? words.asleep : words.maintained}</span>
              )}
            </span>
            <span className={styles.bar}>
              <b>{camera.name}</b> <CameraStateLabel kind={air.kind}>{state}</CameraStateLabel>
            </span>
          </CameraLink>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the stage into view, unless it is visible already, and focuses it, so that its play button is next. */
function toStage(stage: HTMLElement | null): void {
  if (stage === null) return;
  stage.focus({ preventScroll: true });
  const { top, bottom } = stage.getBoundingClientRect();
  // Room for bars that cover the top and the bottom of the screen.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  if (Math.ceil(top) >= pixels(scrollPaddingTop) && bottom <= window.innerHeight - pixels(scrollPaddingBottom)) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  stage.scrollIntoView({ block: "start", behavior: isStill ? "instant" : "smooth" });
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
