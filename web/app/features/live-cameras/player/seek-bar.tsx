import { useState, type CSSProperties } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cameraPlayerMessages } from "#app/i18n/messages/camera-player.ts";
import type { VideoState } from "./use-video-state.ts";
import styles from "./camera-player.module.css";

/** A slider for the position in the last half hour, by dragging, or by arrow keys in steps of ten seconds. */
export function SeekBar({ video, onSeek }: { video: VideoState; onSeek: (behind: number) => void }) {
  const words = cameraPlayerMessages[useLocale()];
  const { reach, behind, isAtLive } = video;
  const [asked, setAsked] = useState({ at: 0, from: -1 });
  // Shows the requested position until the player is there, which takes a moment.
  const isUnderWay = asked.from === behind;
  const at = isUnderWay ? asked.at : isAtLive ? reach : Math.max(reach - behind, 0);
  const style: CSSProperties & Record<"--at", string> = { "--at": `${(100 * at) / Math.max(reach, 1)}%` };

  return (
    <input
      type="range"
      className={styles.seek}
      style={style}
      aria-label={words.position}
      aria-valuetext={isAtLive && !isUnderWay ? words.live : words.behind(Math.max(reach - at, 0))}
      min={0}
      max={Math.max(reach, 1)}
      step={10}
      value={at}
      disabled={reach === 0}
      onChange={(event) => {
        const value = Number(event.currentTarget.value);
        setAsked({ at: value, from: behind });
        onSeek(reach - value);
      }}
    />
  );
}
