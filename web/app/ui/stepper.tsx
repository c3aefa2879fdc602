import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
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
   * What is typed counts once it is applied, by Enter or by leaving the field in whichever way, and goes out as it was
   * typed: its owner says what is wrong with it. What is no number at all goes out as `NaN`.
   */
  isApplied?: boolean;
  /** Its owner keeps what is applied between `min` and `max`; without scripts the browser does. */
  isLimited?: boolean;
  /** Id of what tells its limits. */
  describedBy?: string | undefined;
  /** Whether the form rejected the field's value. */
  isRefused?: boolean;
  /** @returns `false` to refuse: what was typed stays. A promise when it takes time: the field shows it meanwhile. */
  onChange: (value: number) => unknown;
}

/** A number with a button on either side; without scripts a field for a number. */
export function Stepper(props: StepperProps) {
  const { label, words, name, min = 0, max, isApplied = false, isLimited = !isApplied, isRefused, describedBy } = props;
  const { field, current, typed, type, apply, step } = useTyped({ ...props, min, isApplied, isLimited });
  const button = (by: 1 | -1) => ({
    type: "button" as const,
    // One that is disabled would lose the focus.
    "aria-disabled": by < 0 ? current <= min : current >= max,
    // Pressing it doesn't leave the field, so that it goes on from what was typed.
    onMouseDown: (event: MouseEvent) => {
      if (document.activeElement === field.current) event.preventDefault();
    },
    onClick: () => step(by),
  });
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button aria-label={words.less} {...button(-1)}>
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
        value={typed ?? current}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isRefused}
        onFocus={(event) => event.currentTarget.select()}
        // Its owner says what is wrong with what it applies; elsewhere a sign or a letter does nothing (checklist F12).
        onBeforeInput={(event) => {
          if (!isApplied && /^[^\d.,\p{Cc}]$/u.test(event.data)) event.preventDefault();
        }}
        onChange={({ currentTarget }) => type(currentTarget)}
        onBlur={({ currentTarget }) => apply(currentTarget)}
        onKeyDown={(event) => {
          if (!isApplied || event.key !== "Enter") return;
          event.preventDefault();
          apply(event.currentTarget);
        }}
      />
      <button aria-label={words.more} {...button(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

type TypedRules = Pick<StepperProps, "value" | "max" | "onChange"> &
  Required<Pick<StepperProps, "min" | "isApplied" | "isLimited">>;

/** The typed text, until it is accepted as the amount. */
function useTyped({ value, min, max, isApplied, isLimited, onChange }: TypedRules) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const current = asked ?? value;
  const within = (wanted: number) => Math.max(min, Math.min(max, wanted));
  const ask = (wanted: number) => {
    const answer = onChange(wanted);
    if (answer instanceof Promise) {
      setAsked(wanted);
      void answer.then(() => setAsked((latest) => (latest === wanted ? null : latest)));
    }
    return answer !== false;
  };
  const apply = (input: HTMLInputElement) => {
    const wanted = wantedIn(input, current);
    if (wanted === current || ask(wanted)) setTyped(null);
  };
  const type = (input: HTMLInputElement) => {
    const wanted = wantedIn(input, current);
    if (!isApplied) {
      const amount = within(Math.trunc(Number(input.value)) || 0);
      // React takes `03` for 3, and leaves it.
      if (/^0\d/u.test(input.value)) input.value = String(amount);
      ask(amount);
    }
    // Left already, as what was typed before the page came alive: nothing else would apply it.
    else if (document.activeElement !== input) apply(input);
    else {
      setTyped(input.value);
      // What is possible counts at once; what isn't may be on its way to an amount that is.
      if (isLimited && Number.isInteger(wanted) && within(wanted) === wanted) ask(wanted);
    }
  };
  const step = (by: number) => {
    const from = typed === null || field.current === null ? current : wantedIn(field.current, current);
    const next = within((Number.isInteger(from) ? from : current) + by);
    setTyped(null);
    // A line that is being removed stays removed.
    if (asked !== 0 && next !== current) ask(next);
  };
  const typeFirst = useEffectEvent(() => {
    const shown = field.current?.value ?? "";
    if (field.current !== null && shown !== "" && shown !== String(value)) type(field.current);
  });
  // What was typed before the page came alive, or was put back by the browser, counts too.
  useEffect(() => typeFirst(), []);
  return { field, current, typed, type, apply, step };
}

/** Nothing typed is what stands. */
function wantedIn({ value, validity }: HTMLInputElement, current: number): number {
  if (validity.badInput) return Number.NaN;
  return value.trim() === "" ? current : Number(value);
}
