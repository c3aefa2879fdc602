import { useEffect, useState } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { sceneMessages } from "#app/i18n/messages/scene.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import type { PanoramaHandle } from "./panorama-handle.ts";
import { canTilt, stepDegrees, useTilt } from "./use-panorama-controls.ts";
import styles from "./scene-controls.module.css";

interface SceneControlsProps {
  scene: PanoramaHandle;
  /** Whether there are riders to stop: not in a photograph, and not with reduced motion. */
  hasRiders: boolean;
  onEnd: () => void;
}

/** Buttons of a panorama: look around by steps, stop the riders, save a picture, close it. */
export function SceneControls({ scene, hasRiders, onEnd }: SceneControlsProps) {
  const words = sceneMessages[useLocale()];
  const [isRiding, setRiding] = useState(true);
  const tilt = useTilt(scene);

  useEffect(() => {
    scene.setRiders(isRiding && hasRiders);
  }, [scene, isRiding, hasRiders]);

  return (
    <div className={styles.controls} role="group" aria-label={words.controls} data-over="">
      <div className={styles.bar}>
        <Control icon="left" label={words.look.left} onPress={() => scene.look(-stepDegrees, 0)} />
        <span className={styles.hint}>{words.hint}</span>
        <Control icon="right" label={words.look.right} onPress={() => scene.look(stepDegrees, 0)} />
      </div>
      <div className={styles.bar}>
        <Control icon="down" isTurned label={words.look.up} onPress={() => scene.look(0, stepDegrees / 2)} />
        <Control icon="down" label={words.look.down} onPress={() => scene.look(0, -stepDegrees / 2)} />
        {hasRiders ? (
          <Control
            icon={isRiding ? "pause" : "play"}
            label={isRiding ? words.pauseRiders : words.runRiders}
            onPress={() => setRiding(!isRiding)}
          />
        ) : null}
        {canTilt() ? (
          <Control icon="eye" label={words.tilt} isPressed={tilt.isOn} onPress={() => void tilt.toggle()} />
        ) : null}
        <Control icon="download" label={words.photo} onPress={() => downloadPicture(scene, words.photoName)} />
        <Control icon="close" label={words.stop} onPress={onEnd} />
      </div>
    </div>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  isPressed?: boolean;
  /** Turns the icon upside down. */
  isTurned?: boolean;
}

function Control({ icon, label, onPress, isPressed, isTurned = false }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      data-turned={isTurned ? "" : undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Downloads the current picture. */
function downloadPicture(scene: PanoramaHandle, name: string): void {
  const link = document.createElement("a");
  link.href = scene.snapshot();
  link.download = name;
  link.click();
}
