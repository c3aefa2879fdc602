import { useRef, type ComponentProps } from "react";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import styles from "./inputs.module.css";
import type { UnitLabel } from "./measure-text.ts";
import { allowsNegative, numberRules, type NumberOptions } from "./number-rules.ts";
import { useNumberNotes, type NumberNotes } from "./use-number-notes.ts";

/** Props of every text input; its label, help and error refer to its id. */
export type TextInputProps = Pick<
  ComponentProps<"input">,
  "id" | "name" | "defaultValue" | "required" | "autoComplete" | "placeholder" | "aria-describedby" | "aria-invalid"
>;

export interface NumericInputProps extends TextInputProps {
  options: NumberOptions;
  /** Notes on corrections of the typed number; absent for none. */
  notes?: NumberNotes;
}

interface NumberInputProps extends NumericInputProps {
  /** Number of decimals to write even when they are zero. */
  minimumDecimals?: number;
  /** Currency or unit beside the number; `null` for none. */
  measure?: UnitLabel | null;
}

/**
 * Number input in the notation of its language (checklist F12). Without scripts it is a text input with the right
 * keyboard.
 */
export function NumberInput({ options, minimumDecimals = 0, measure = null, notes, ...input }: NumberInputProps) {
  const hasScripts = useHasScripts();
  const ref = useRef<HTMLInputElement>(null);
  const rules = numberRules(options);
  const noteText = useNumberNotes(ref, rules, { minimumDecimals, notes });

  const measureId = measure === null || input.id === undefined ? undefined : `${input.id}-measure`;
  const noteId = noteText === "" || input.id === undefined ? undefined : `${input.id}-note`;
  const describedBy = [input["aria-describedby"], measureId, noteId].filter((id) => id !== undefined).join(" ");
  const field = (
    <input
      {...input}
      ref={ref}
      type="text"
      // Numeric keyboards of phones have no minus sign.
      inputMode={allowsNegative(rules) ? "text" : rules.decimals === 0 ? "numeric" : "decimal"}
      autoComplete={input.autoComplete ?? "off"}
      aria-describedby={describedBy === "" ? undefined : describedBy}
    />
  );
  const note =
    hasScripts && notes !== undefined ? (
      <output className={styles.note}>{noteText === "" ? null : <span id={noteId}>{noteText}</span>}</output>
    ) : null;
  if (measure === null) {
    return (
      <>
        {field}
        {note}
      </>
    );
  }

  return (
    <>
      <div className={`${styles.measured} ${measure.isBefore ? styles.before : styles.after}`}>
        <span className={styles.symbol} aria-hidden="true">
          {measure.symbol}
        </span>
        {field}
        <span id={measureId} hidden>
          {measure.spoken}
        </span>
      </div>
      {note}
    </>
  );
}
