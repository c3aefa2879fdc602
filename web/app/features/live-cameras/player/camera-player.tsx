import { useRef, useState } from "react";
import { circuitMoment } from "@circuit/contract/circuit-clock";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cameraPlayerMessages } from "#app/i18n/messages/camera-player.ts";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";
import { PlayerControls } from "./player-controls.tsx";
import { SeekBar } from "./seek-bar.tsx";
import type { StreamState } from "./stream-state.ts";
import { usePauseOutOfSight } from "./use-pause-out-of-sight.ts";
import { usePlayerActions } from "./use-player-actions.ts";
import { useStream } from "./use-stream.ts";
import { useVideoState } from "./use-video-state.ts";
import styles from "./camera-player.module.css";

export interface CameraPlayerProps {
  /** Id of the camera, for the file names of saved pictures. */
  camera: string;
  name: string;
  stream: string;
  /** URL of a picture to show until the stream has one; absent without one. */
  poster: string | undefined;
  /** Called by `lazyOnOpen` when the player's code can't be loaded. */
  onClose: () => void;
}

/** Plays a camera's stream with the site's own buttons, and says in words what goes wrong. */
export function CameraPlayer({ camera, name, stream, poster }: CameraPlayerProps) {
  const words = cameraPlayerMessages[useLocale()];
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { state, start } = useStream(video, stream);
  const shown = useVideoState(video);
  const [saved, setSaved] = useState("");
  usePauseOutOfSight(video);
  useFocusOnMount(frame);

  const takenAt = circuitMoment(new Date(shown.shownAt).toISOString()).slice(0, 19).replaceAll(":", "");
  const actions = usePlayerActions({
    video,
    frame,
    pictureName: `${camera}-${takenAt}`,
    onSnapshot: (isSaved) => setSaved(isSaved ? words.saved : words.notSaved),
  });
  const startAgain = () => {
    start();
    // The pressed button disappears, so the focus moves to the player.
    frame.current?.focus({ preventScroll: true });
  };
  const isOver = state.phase === "failed" || state.phase === "ended";
  const statusText = sayState(state, words);

  return (
    <div ref={frame} className={styles.player} tabIndex={-1} role="group" aria-label={words.player(name)}>
      <div className={styles.screen} data-over={isOver || state.phase === "waiting" ? "" : undefined}>
        <video ref={video} muted playsInline crossOrigin="anonymous" poster={poster} aria-label={words.video(name)} />
        <p className={styles.status} role="status">
          {statusText ?? (saved === "" ? null : <span className="visually-hidden">{saved}</span>)}
        </p>
      </div>
      {isOver ? (
        <div className={styles.controls}>
          <button type="button" className={styles.again} onClick={startAgain}>
            {words.again}
          </button>
        </div>
      ) : (
        <>
          <SeekBar video={shown} onSeek={actions.seek} />
          <PlayerControls video={shown} actions={actions} />
        </>
      )}
    </div>
  );
}

/** Describes the stream's state to the visitor; `null` while it plays or is paused. */
function sayState({ phase, trouble }: StreamState, words: (typeof cameraPlayerMessages)["nl"]): string | null {
  if (phase === "playing" || phase === "paused") return null;
  if (phase === "starting") return trouble === null ? words.starting : words.tryingAgain;
  if (phase === "ended") return words.ended;
  const message = words.troubles[trouble ?? "stalled"];
  return phase === "failed" ? message.gaveUp : message.again;
}
