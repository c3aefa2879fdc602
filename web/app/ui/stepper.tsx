import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from "react";
import { Icon } from "./icon.tsx";
import styles from "./stepper.module.css";

interface StepperProps {
  /** Accessible name of the field and its buttons. */
  label: string;
  words: { less: string; more: string };
  name: string;
  value: number;
  min?: number;
  max: number;
  /**
   * Whether a typed value waits for Enter or for leaving the field (with `isLimited` only an invalid one waits). It
   * goes to `onChange` as typed, even if out of range (`NaN` if no number), and the parent shows the error.
   */
  isApplied?: boolean;
  /** Whether the parent limits the value to `min` and `max`; without scripts the browser does. */
  isLimited?: boolean;
  /** Id of the element that describes the limits. */
  describedBy?: string | undefined;
  isRefused?: boolean;
  /**
   * @returns `false` to refuse the value, which leaves the typed text; or a promise, and the field shows the value
   *   until it settles.
   */
  onChange: (value: number) => unknown;
}

/** Number input with a minus and a plus button; without scripts only the input works. */
export function Stepper(props: StepperProps) {
  const { label, words, name, min = 0, max, isApplied = false, isLimited = !isApplied, isRefused, describedBy } = props;
  const { field, current, typed, type, apply, step } = useTyped({ ...props, min, isApplied, isLimited });
  const button = (by: 1 | -1) => ({
    type: "button" as const,
    // A `disabled` button would lose the focus.
    "aria-disabled": by < 0 ? current <= min : current >= max,
    // Keeps the focus in the field, so that the step starts from the typed value.
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
        // With `isApplied` the parent shows errors; otherwise refuse signs and letters (checklist F12).
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

/** Holds the typed text until the parent accepts it as the value. */
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
      // React treats `03` as 3, and doesn't rewrite it.
      if (/^0\d/u.test(input.value)) input.value = String(amount);
      ask(amount);
    }
    // The field has no focus, as with text typed before hydration: nothing else would apply the value.
    else if (document.activeElement !== input) apply(input);
    else {
      setTyped(input.value);
      // Apply a valid value at once; an invalid one may be the start of a valid one.
      if (isLimited && Number.isInteger(wanted) && within(wanted) === wanted) ask(wanted);
    }
  };
  const step = (by: number) => {
    const from = typed === null || field.current === null ? current : wantedIn(field.current, current);
    const next = within((Number.isInteger(from) ? from : current) + by);
    setTyped(null);
    // While the parent removes the item (value 0), a press must not bring it back.
    if (asked !== 0 && next !== current) ask(next);
  };
  const typeFirst = useEffectEvent(() => {
    const shown = field.current?.value ?? "";
    if (field.current !== null && shown !== "" && shown !== String(value)) type(field.current);
  });
  // Applies text that the visitor typed before hydration, or that the browser restored.
  useEffect(() => typeFirst(), []);
  return { field, current, typed, type, apply, step };
}

/** Returns the typed number; the current value for an empty field, `NaN` for no number. */
function wantedIn({ value, validity }: HTMLInputElement, current: number): number {
  if (validity.badInput) return Number.NaN;
  return value.trim() === "" ? current : Number(value);
}
