import { useField } from "@strapi/strapi/admin";
import { type FocusEvent, useRef, useState } from "react";
import {
  type DateShape,
  isUnreadable,
  type MomentKind,
  readMoment,
  normalizeTyped,
  type TypedMoment,
  typedTextsOf,
  writeDay,
} from "../typed-moments.ts";
import type { useMomentWords } from "./moment-words.ts";

type Part = keyof TypedMoment;

const parts: readonly Part[] = ["day", "time"];

interface MomentField {
  /** Path of the value in the form. */
  name: string;
  kind: MomentKind;
  shape: DateShape;
  words: ReturnType<typeof useMomentWords>;
}

/**
 * Holds the texts that an editor types for a day and a time, and updates the form's value at each key. It doesn't wait
 * until an input loses the focus, so that both are stored however fast an editor types.
 */
export function useTypedMoment({ name, kind, shape, words }: MomentField) {
  const field = useField<string | null>(name);
  const value = field.value ?? null;
  // The typed texts, which count for as long as the form holds the value made of them.
  const [own, setOwn] = useState<{ value: string | null; typed: TypedMoment } | null>(null);
  const [focused, setFocused] = useState<Part | null>(null);
  const around = useRef<HTMLDivElement>(null);

  const typed = own !== null && own.value === value ? own.typed : typedTextsOf(kind, value, shape);
  const refusals = isUnreadable(value) ? readMoment(kind, typed, shape).refusals : {};
  // No error for an input that has the focus, or is still empty while the other one has it.
  const reasons = parts.flatMap((part) => {
    const refusal = refusals[part];
    const isUnfinished = focused === part || (focused !== null && typed[part] === "");
    return refusal === undefined || isUnfinished ? [] : [{ part, words: words.reason(refusal, typed[part]) }];
  });
  const ownError = reasons.length === 0 ? null : reasons.map((reason) => reason.words).join(" ");
  const error = ownError ?? (isUnreadable(value) ? null : (field.error ?? null));

  const hold = (next: TypedMoment) => {
    const read = readMoment(kind, next, shape);
    setOwn({ value: read.value, typed: next });
    field.onChange(name, read.value);
  };
  // Reads both inputs from the DOM, whose values are never older than React's state.
  const input = (part: Part) => around.current?.querySelector<HTMLInputElement>(`input[data-part=${part}]`) ?? null;
  const held = () => ({ day: input("day")?.value ?? "", time: input("time")?.value ?? "" });

  return {
    typed,
    /** Ref for the element around both inputs. */
    around,
    /** An error message; `null` when there is none, or while the editor is typing. */
    error,
    wrong: {
      day: error !== null && (ownError === null || reasons.some(({ part }) => part === "day")),
      time: reasons.some(({ part }) => part === "time"),
    },
    /** Sets the day from the calendar, `2026-11-24`; an empty text clears it. */
    chooseDay: (day: string) => hold({ ...held(), day: day === "" ? "" : writeDay(shape, day) }),
    clear: () => {
      hold({ day: "", time: "" });
      // The button disappears, and would take the focus along.
      input("day")?.focus();
    },
    /** Returns the props for the input of the day or the time. */
    inputOf: (part: Part) => ({
      "data-part": part,
      autoComplete: "off",
      value: typed[part],
      onChange: () => hold(held()),
      onFocus: () => setFocused(part),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        setOwn({ value, typed: normalizeTyped(kind, held(), shape) });
        // Focus that moves from one input to the other stays in the field.
        const isOther = relatedTarget instanceof HTMLInputElement && relatedTarget.dataset["part"] !== undefined;
        if (!isOther || around.current?.contains(relatedTarget) !== true) setFocused(null);
      },
    }),
  };
}
