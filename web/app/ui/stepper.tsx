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
  /** Its owner keeps what is applied between `min` and `max`; without scripts the browser does. */
  isLimited?: boolean;
  /** Id of what tells its limits. */
  describedBy?: string | undefined;
  onChange: (value: number) => void;
}

/** A number with a button on either side; without scripts a field for a number. */
export function Stepper(props: StepperProps) {
  const { label, words, name, value, min = 0, max, isApplied = false, isLimited = !isApplied, describedBy } = props;
  const { field, typed, type, apply, step } = useTyped({ ...props, min, isApplied, isLimited });
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
        min={isLimited ? min : 0}
        max={isLimited ? max : undefined}
        value={typed ?? value}
        aria-label={label}
        aria-describedby={describedBy}
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

type TypedRules = Pick<StepperProps, "value" | "max" | "onChange"> &
  Required<Pick<StepperProps, "min" | "isApplied" | "isLimited">>;

/** What is typed into the field, until it is the amount. */
function useTyped({ value, min, max, isApplied, isLimited, onChange }: TypedRules) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const within = (wanted: number) => Math.max(min, Math.min(max, wanted));
  const wantedBy = (text: string | null) => (text === null || text.trim() === "" ? value : Math.trunc(Number(text)));
  const apply = (text: string) => {
    const wanted = wantedBy(text);
    setTyped(null);
    if ((isLimited || wanted >= 0) && wanted !== value) onChange(wanted);
  };
  const type = (text: string) => {
    if (!isApplied) onChange(within(Math.trunc(Number(text)) || 0));
    // Left already, as what was typed before the page came alive: nothing else would apply it.
    else if (document.activeElement !== field.current) apply(text);
    else {
      setTyped(text);
      // What is possible counts at once; what isn't may be on its way to an amount that is.
      const wanted = wantedBy(text);
      if (isLimited && within(wanted) === wanted) onChange(wanted);
    }
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
  return { field, typed, type, apply, step };
}
