import { Icon } from "./icon.tsx";
import styles from "./stepper.module.css";

interface StepperProps {
  /** Names the field, and with it the two buttons. */
  label: string;
  /** Words of the buttons, before the label. */
  words: { less: string; more: string };
  name: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number with a button on either side; without scripts a field for a number. */
export function Stepper({ label, words, name, value, min = 0, max, onChange }: StepperProps) {
  const within = (wanted: number) => Math.max(min, Math.min(max, wanted));
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={words.less} disabled={value <= min} onClick={() => onChange(within(value - 1))}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        value={value}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => onChange(within(Math.trunc(Number(currentTarget.value)) || 0))}
      />
      <button type="button" aria-label={words.more} disabled={value >= max} onClick={() => onChange(within(value + 1))}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
