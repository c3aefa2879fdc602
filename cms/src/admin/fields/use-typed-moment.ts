import { useField } from "@strapi/strapi/admin";
import { type FocusEvent, type RefObject, useRef, useState } from "react";
import {
  type DateShape,
  isUnreadable,
  type MomentKind,
  readMoment,
  tidied,
  type TypedMoment,
  typedOf,
  writeDay,
} from "../typed-moments.ts";
import type { MomentWords } from "./moment-words.ts";

type Part = keyof TypedMoment;

const parts: readonly Part[] = ["day", "time"];

interface MomentField {
  /** Path of the value in the form. */
  name: string;
  kind: MomentKind;
  shape: DateShape;
  words: MomentWords;
}

interface TypedMomentState {
  typed: TypedMoment;
  /** For the element around the inputs. */
  around: RefObject<HTMLDivElement>;
  /** An error message; `null` when there is no error, or the editor is still typing. */
  error: string | null;
  wrong: Record<Part, boolean>;
  /** Takes a day from elsewhere than the keyboard, as `2026-11-24`; an empty one takes it away. */
  chooseDay: (day: string) => void;
  clear: () => void;
  /** Props for the input of a part. */
  inputOf: (part: Part) => InputProps;
}

interface InputProps {
  "data-part": Part;
  autoComplete: "off";
  value: string;
  onChange: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Holds what is typed for a day and a time, and changes the form's value at each key. Nothing waits until an input loses
 * the focus, so a day and a time are both kept, however fast one follows the other.
 */
export function useTypedMoment({ name, kind, shape, words }: MomentField): TypedMomentState {
  const field = useField<string | null>(name);
  const value = field.value ?? null;
  // The texts as they are typed, for as long as the form holds what was read from them.
  const [own, setOwn] = useState<{ value: string | null; typed: TypedMoment } | null>(null);
  const [focused, setFocused] = useState<Part | null>(null);
  const around = useRef<HTMLDivElement>(null);

  const typed = own !== null && own.value === value ? own.typed : typedOf(kind, value, shape);
  const refusals = isUnreadable(value) ? readMoment(kind, typed, shape).refusals : {};
  // No error for a part that has the focus, or is still empty while the other has it.
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
  // The inputs' own values are never older than what is on the screen.
  const input = (part: Part) => around.current?.querySelector<HTMLInputElement>(`input[data-part=${part}]`) ?? null;
  const held = () => ({ day: input("day")?.value ?? "", time: input("time")?.value ?? "" });

  return {
    typed,
    around,
    error,
    wrong: {
      day: error !== null && (ownError === null || reasons.some(({ part }) => part === "day")),
      time: reasons.some(({ part }) => part === "time"),
    },
    chooseDay: (day) => hold({ ...held(), day: day === "" ? "" : writeDay(shape, day) }),
    clear: () => {
      hold({ day: "", time: "" });
      // The button goes, and would take the focus along.
      input("day")?.focus();
    },
    inputOf: (part) => ({
      "data-part": part,
      autoComplete: "off",
      value: typed[part],
      onChange: () => hold(held()),
      onFocus: () => setFocused(part),
      onBlur: ({ relatedTarget }) => {
        setOwn({ value, typed: tidied(kind, held(), shape) });
        // From one of the two to the other the field isn't left.
        const isOther = relatedTarget instanceof HTMLInputElement && relatedTarget.dataset["part"] !== undefined;
        if (!isOther || around.current?.contains(relatedTarget) !== true) setFocused(null);
      },
    }),
  };
}
