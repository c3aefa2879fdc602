import { useId, type RefObject } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { liveCameraMessages } from "#app/i18n/messages/live-cameras.ts";
import { Icon } from "#app/ui/icon.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { lazyOnOpen } from "#app/ui/lazy-component.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { CameraPicture } from "./camera-picture.tsx";
import { hoursWords, type CameraWithState } from "./camera-state.ts";
import { CameraStateLabel } from "./camera-state-label.tsx";
import styles from "./camera-stage.module.css";

interface CameraStageProps {
  shown: CameraWithState;
  /** Whether the camera's stream plays, or is about to. */
  isPlaying: boolean;
  onPlay: () => void;
  onStop: () => void;
  /** Whether the visitor saves data. */
  isSparing: boolean;
  /** Element to scroll to and to focus when a visitor chooses a camera further down. */
  stage: RefObject<HTMLDivElement | null>;
}

const Player = lazyOnOpen(lazyWithRetry(async () => (await import("./player/camera-player.tsx")).CameraPlayer));

/** Shows the chosen camera: its picture or stream, and in words what it looks at and when. */
export function CameraStage({ shown, isPlaying, onPlay, onStop, isSparing, stage }: CameraStageProps) {
  const { camera, air } = shown;
  const isLive = air.kind === "live";
  const { id, name, stream, poster } = camera;
  const nameId = useId();
  const picture = <StagePicture shown={shown} />;

  return (
    <div ref={stage} className={styles.stage} role="group" aria-labelledby={nameId} tabIndex={-1}>
      {isLive && isPlaying && stream !== null ? (
        <Player
          key={id}
          camera={id}
          name={name}
          stream={stream}
          poster={poster?.url}
          onClose={onStop}
          meanwhile={picture}
        />
      ) : (
        <>
          {picture}
          {isLive && stream !== null ? <PlayButton stream={stream} isSparing={isSparing} onPlay={onPlay} /> : null}
        </>
      )}
      <Caption shown={shown} nameId={nameId} />
    </div>
  );
}

function StagePicture({ shown: { camera, air, words: state } }: { shown: CameraWithState }) {
  const words = liveCameraMessages[useLocale()];
  return (
    <div className={styles.screen} data-asleep={air.kind === "live" ? undefined : ""}>
      <CameraPicture camera={camera} sizes="(min-width: 64rem) 66vw, 100vw" isPriority />
      <span className={styles.tag}>
        <CameraStateLabel kind={air.kind}>{state}</CameraStateLabel>
      </span>
      {air.kind === "live" ? null : (
        <p className={styles.note}>{air.kind === "sleeping" ? words.asleep : words.maintained}</p>
      )}
    </div>
  );
}

/** Starts the stream; without scripts it links to the playlist, which many players and some browsers open. */
function PlayButton({ stream, isSparing, onPlay }: { stream: string; isSparing: boolean; onPlay: () => void }) {
  const words = liveCameraMessages[useLocale()];
  const hasScripts = useHasScripts();
  return (
    <div className={styles.controls}>
      {hasScripts ? (
        <button type="button" className={styles.open} onClick={onPlay}>
          <Icon name="play" />
          {isSparing ? words.playAnyway : words.play}
        </button>
      ) : (
        <a href={stream} className={styles.open}>
          <Icon name="play" />
          {words.openStream}
        </a>
      )}
      {isSparing ? <p>{words.sparing}</p> : null}
    </div>
  );
}

function Caption({ shown: { camera }, nameId }: { shown: CameraWithState; nameId: string }) {
  const hours = hoursWords(camera, useLocale());
  return (
    <div className={styles.caption}>
      <h2 id={nameId}>{camera.name}</h2>
      <p>{camera.place}</p>
      {camera.description === null ? null : <p>{camera.description}</p>}
      {hours === null ? null : <p>{hours}</p>}
    </div>
  );
}
