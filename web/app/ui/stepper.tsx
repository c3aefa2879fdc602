import { useEffect, useEffectEvent, useRef, useState } from "react";
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
  /**
   * What is typed counts once it is applied, by Enter or by leaving the field, and goes out as it was typed: its owner
   * says what is wrong with it.
   */
  isApplied?: boolean;
  onChange: (value: number) => void;
}

/** A number with a button on either side; without scripts a field for a number. */
export function Stepper({ label, words, name, value, min = 0, max, isApplied = false, onChange }: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const within = (wanted: number) => Math.max(min, Math.min(max, wanted));
  const wantedBy = (text: string | null) => (text === null || text.trim() === "" ? value : Math.trunc(Number(text)));
  const apply = (text: string) => {
    const wanted = wantedBy(text);
    setTyped(null);
    if (wanted >= 0 && wanted !== value) onChange(wanted);
  };
  const type = (text: string) => {
    if (!isApplied) onChange(within(Math.trunc(Number(text)) || 0));
    // Left already, as what was typed before the page came alive: nothing else would apply it.
    else if (document.activeElement === field.current) setTyped(text);
    else apply(text);
  };
  const step = (by: number) => {
    setTyped(null);
    onChange(within(wantedBy(typed) + by));
  };
  const typeFirst = useEffectEvent(() => {
    const shown = field.current?.value ?? "";
    if (shown !== "" && shown !== String(value)) type(shown);
  });
  // What was typed before the page came alive, or was put back by the browser, counts too.
  useEffect(() => typeFirst(), []);
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={words.less} disabled={value <= min} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        type="number"
        autoComplete="off"
        inputMode="numeric"
        name={name}
        min={isApplied ? 0 : min}
        max={isApplied ? undefined : max}
        value={typed ?? value}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Its own buttons go on from what was typed.
          if (currentTarget.parentElement?.contains(relatedTarget) !== true) apply(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (!isApplied || event.key !== "Enter") return;
          event.preventDefault();
          apply(event.currentTarget.value);
        }}
      />
      <button type="button" aria-label={words.more} disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
