import { formatNumber } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { liveCameraMessages } from "#app/i18n/messages/live-cameras.ts";
import { AppModeInput } from "#app/ui/app-mode-input.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Field } from "#app/ui/field.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { CameraMap } from "./camera-map.tsx";
import type { CameraChoice } from "./camera-state.ts";
import type { CameraWallData } from "./camera-wall.server.ts";
import styles from "./camera-picker.module.css";

/** Shows where the cameras hang, with two ways to choose one: on the drawing, and from a list. */
export function CameraPicker({ wall, choice }: { wall: CameraWallData; choice: CameraChoice }) {
  const { judged, shown, path, onChoose } = choice;
  const locale = useLocale();
  const words = liveCameraMessages[locale];
  const hasScripts = useHasScripts();

  return (
    <div className={styles.where}>
      <h2>{words.where}</h2>
      {wall.map === null ? null : (
        <>
          <CameraMap map={wall.map} choice={choice} />
          <p className="muted">{words.mapText(judged.length, formatNumber(wall.lapMetres, locale))}</p>
        </>
      )}
      <form method="get" action={path} className={styles.form}>
        <AppModeInput />
        <Field label={words.choose} isSelect>
          {(id) => (
            <select
              id={id}
              name="camera"
              // Uncontrolled without scripts: the browser keeps the choice until the form is sent.
              {...(hasScripts ? { value: shown.camera.id } : { defaultValue: shown.camera.id })}
              onChange={(event) => onChoose(event.currentTarget.value)}
            >
              {judged.map(({ camera, number, words: state }) => (
                <option key={camera.id} value={camera.id}>
                  {words.option(number, camera.name, state)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {hasScripts ? null : (
          <button type="submit" className={buttonClass({ fill: "ink", isSmall: true })}>
            {words.show}
          </button>
        )}
      </form>
    </div>
  );
}
