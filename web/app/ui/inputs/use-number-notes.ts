import { useEffect, useState, type RefObject } from "react";
import { usePressEnd } from "#app/ui/use-press-end.ts";
import type { NumberRules } from "./number-rules.ts";
import { watchNumberInput, type BroughtWithin } from "./watch-number-input.ts";

/** Texts of the note beside a number input, on corrections of the typed number. */
export interface NumberNotes {
  /** Returns a note on characters that the input refused. */
  leftOut: (characters: string) => string;
  /** Returns a note on a number that was outside the bounds. */
  broughtWithin: (change: BroughtWithin) => string;
}

interface NoteOptions {
  /** Number of decimals to write even when they are zero. */
  minimumDecimals: number;
  notes: NumberNotes | undefined;
}

/** Turns a text input into a number input. @returns The note to show beside it; empty for none. */
export function useNumberNotes(
  input: RefObject<HTMLInputElement | null>,
  rules: NumberRules,
  { minimumDecimals, notes }: NoteOptions,
): string {
  const [leftOut, setLeftOut] = useState("");
  const [change, setChange] = useState<BroughtWithin | null>(null);
  const pressEnd = usePressEnd();
  const key = JSON.stringify(rules);

  useEffect(() => {
    let newest: BroughtWithin | null = null;
    // The note moves elements below it, such as the button that the visitor is pressing: wait for the press to end.
    const tell = async (brought: BroughtWithin | null) => {
      newest = brought;
      if (brought !== null) await pressEnd();
      if (newest === brought) setChange(brought);
    };
    const onBroughtWithin = (brought: BroughtWithin | null) => void tell(brought);
    const watch = { minimumDecimals, onLeftOut: setLeftOut, onBroughtWithin };
    return input.current === null ? undefined : watchNumberInput(input.current, rules, watch);
    // oxlint-disable-next-line react/exhaustive-deps -- the rules are made anew each time; their text tells whether they differ
  }, [key, minimumDecimals]);

  if (notes === undefined) return "";
  const noteText = [leftOut === "" ? "" : notes.leftOut(leftOut), change === null ? "" : notes.broughtWithin(change)];
  return noteText.join(" ").trim();
}
