import { useId } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { chooseColourMode, colourModes, useColourMode } from "./colour-mode.ts";
import styles from "./menu-choices.module.css";

/**
 * Choice of colour mode, which needs scripts. An empty element reserves its space until hydration, so that nothing
 * shifts.
 */
export function ColourModeControl({ isForced }: { isForced: boolean }) {
  const { colourMode: words } = useMessages().layout;
  const chosen = useColourMode();
  const name = useId();
  if (chosen === null) return <div className={styles.modes} />;

  return (
    <fieldset className={`${styles.group} ${styles.modes}`}>
      <legend>{words.label}</legend>
      <div className={styles.boxes}>
        {colourModes.map((mode) => (
          <label key={mode} className={styles.box}>
            <input
              type="radio"
              name={name}
              value={mode}
              checked={mode === chosen}
              onChange={() => chooseColourMode(mode)}
            />
            {words[mode]}
          </label>
        ))}
      </div>
      {isForced ? <p className={styles.note}>{words.forced}</p> : null}
    </fieldset>
  );
}
