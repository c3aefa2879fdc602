import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cameraPlayerMessages } from "#app/i18n/messages/camera-player.ts";
import { formatTime } from "#app/i18n/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import type { PlayerActions } from "./use-player-actions.ts";
import type { VideoState } from "./use-video-state.ts";
import styles from "./camera-player.module.css";

/** The buttons below the video, without those for what this browser can't do. */
export function PlayerControls({ video, actions }: { video: VideoState; actions: PlayerActions }) {
  const locale = useLocale();
  const words = cameraPlayerMessages[locale];
  const { isPaused, isMuted, isAtLive, reach, shownAt } = video;

  return (
    <div className={styles.controls} role="group" aria-label={words.controls}>
      <button
        type="button"
        className={styles.main}
        onClick={actions.togglePlay}
        aria-label={isPaused ? words.play : words.pause}
      >
        <Icon name={isPaused ? "play" : "pause"} />
      </button>
      {reach === 0 ? null : (
        <>
          <button type="button" className={styles.text} onClick={actions.goBack}>
            {words.backTenShort}
            <span className="visually-hidden">{words.backTen}</span>
          </button>
          <button type="button" className={styles.text} onClick={actions.goLive} aria-disabled={isAtLive}>
            {isAtLive ? words.isLive : words.goLive}
          </button>
        </>
      )}
      <PlayerIconButton
        icon={isMuted ? "muted" : "sound"}
        name={isMuted ? words.unmute : words.mute}
        onClick={actions.toggleMuted}
      />
      <span className={`num ${styles.time}`}>
        {isAtLive ? "" : words.shownAt(formatTime(new Date(shownAt).toISOString(), locale))}
      </span>
      <PlayerIconButton icon="photo" name={words.snapshot} onClick={actions.takeSnapshot} />
      {actions.togglePicture === null ? null : (
        <PlayerIconButton icon="picture" name={words.picture} onClick={actions.togglePicture} isSpare />
      )}
      {actions.toggleFull === null ? null : (
        <PlayerIconButton icon="full" name={words.full} onClick={actions.toggleFull} />
      )}
    </div>
  );
}

interface SmallProps {
  icon: IconName;
  name: string;
  onClick: () => void;
  /** Hidden where there is little room. */
  isSpare?: boolean;
}

function PlayerIconButton({ icon, name, onClick, isSpare = false }: SmallProps): ReactNode {
  return (
    <button
      type="button"
      className={isSpare ? `${styles.small} ${styles.spare}` : styles.small}
      onClick={onClick}
      aria-label={name}
      title={name}
    >
      <Icon name={icon} />
    </button>
  );
}
