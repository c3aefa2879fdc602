import { useId, useRef, useState } from "react";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { lazyOnOpen } from "#app/ui/lazy-component.tsx";
import styles from "./inputs.module.css";
import type { TextInputProps } from "./number-input.tsx";

const calendarCode = lazyWithRetry(async () => (await import("./calendar.tsx")).Calendar);
/** When its code can't be had the day can still be typed. */
const Calendar = lazyOnOpen(calendarCode);

interface DateInputProps extends TextInputProps {
  defaultValue?: string;
  /** First and last day that can be chosen, as `2027-06-24`; absent is no bound. */
  min?: string | undefined;
  max?: string | undefined;
  /** Days within the range that can't be chosen either. */
  isDisabled: (day: string) => boolean;
  /** Labels of the calendar and its button. */
  texts: { label: string; open: string; close: string; loading: string };
}

/**
 * A field for a date: typed, or chosen from a calendar that knows which days are
 * closed (checklist F15). The calendar's code comes when the field gets focus;
 * without scripts it is the browser's own field for dates.
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
      <input {...input} ref={field} type="date" min={min} max={max} onFocus={() => void calendarCode.take()} />
      {hasScripts ? (
        <button
          ref={button}
          type="button"
          className={styles.open}
          aria-expanded={shown !== null}
          aria-controls={calendarId}
          aria-label={shown === null ? texts.open : texts.close}
          onFocus={() => void calendarCode.take()}
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
