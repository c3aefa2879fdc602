import { useId, useRef, useState } from "react";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { lazyOnOpen } from "#app/ui/lazy-component.tsx";
import styles from "./inputs.module.css";
import type { TextInputProps } from "./number-input.tsx";

const calendarCode = lazyWithRetry(async () => (await import("./calendar.tsx")).Calendar);
/** If its code fails to load, the visitor can still type a day. */
const Calendar = lazyOnOpen(calendarCode);

interface DateInputProps extends TextInputProps {
  /** First day to choose, such as `2027-06-24`; absent for no limit. `max` is the last day. */
  min?: string | undefined;
  max?: string | undefined;
  /** Whether a day within the range can't be chosen. */
  isDisabled: (day: string) => boolean;
  texts: { label: string; open: string; close: string; loading: string };
}

/**
 * Date input: the visitor types a day, or chooses one from a calendar with disabled days (checklist F15). The
 * calendar's code loads on focus. Without scripts it is the browser's own date input.
 */
export function DateInput({ min, max, isDisabled, texts, ...input }: DateInputProps) {
  const hasScripts = useHasScripts();
  const [shown, setShown] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const calendarId = useId();

  const close = () => {
    setShown(null);
    button.current?.focus();
  };
  const choose = (day: string) => {
    if (field.current !== null) {
      field.current.value = day;
      field.current.dispatchEvent(new Event("input", { bubbles: true }));
      field.current.dispatchEvent(new Event("change", { bubbles: true }));
    }
    close();
  };

  return (
    <div className={hasScripts ? styles.date : undefined}>
      <input {...input} ref={field} type="date" min={min} max={max} onFocus={() => void calendarCode.tryLoad()} />
      {hasScripts ? (
        <button
          ref={button}
          type="button"
          className={styles.open}
          aria-expanded={shown !== null}
          aria-controls={calendarId}
          aria-label={shown === null ? texts.open : texts.close}
          onFocus={() => void calendarCode.tryLoad()}
          onClick={() => setShown(shown === null ? (field.current?.value ?? "") : null)}
        >
          <Icon name="calendar" />
        </button>
      ) : null}
      <div id={calendarId}>
        {shown === null ? null : (
          <Calendar
            value={shown}
            min={min}
            max={max}
            isDisabled={isDisabled}
            onChoose={choose}
            onClose={close}
            label={texts.label}
            meanwhile={<p role="status">{texts.loading}</p>}
          />
        )}
      </div>
    </div>
  );
}
