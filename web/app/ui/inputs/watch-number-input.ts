import { RefusedCharacters } from "./refused-characters.ts";
import { clampNumber, formatNumber, parseNumber, stepNumber, type NumberRules } from "./number-rules.ts";
import { acceptedCharacter, textAfterTyping } from "./number-typing.ts";

/** Number outside the bounds and its replacement, both as the field writes them. */
export interface BroughtWithin {
  from: string;
  to: string;
  bound: "lowest" | "highest";
}

interface NumberWatch {
  /** Number of decimals to write even when they are zero; two for amounts of money. */
  minimumDecimals?: number;
  /** Called with the refused characters; with an empty text when there are none any more. */
  onLeftOut?: (characters: string) => void;
  /** Called when a number was moved within the bounds; with `null` when the visitor types again. */
  onBroughtWithin?: (change: BroughtWithin | null) => void;
}

/**
 * Turns a text input into a number input: it refuses characters that can't be part of a number, steps by arrow keys,
 * and moves a number within the bounds on leaving the field or submitting the form. It keeps pasted text and text that
 * is no number, which validation refuses, so the field's value is always what the visitor sees.
 *
 * @returns A function that stops it.
 */
export function watchNumberInput(
  input: HTMLInputElement,
  rules: NumberRules,
  { minimumDecimals = 0, onLeftOut, onBroughtWithin }: NumberWatch = {},
): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  watchTyping(input, { rules, leftOut: new RefusedCharacters(onLeftOut), isOver: false }, stop.signal);
  const write = (value: number) => {
    const text = formatNumber(value, rules, minimumDecimals);
    if (text === input.value) return;
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const bringWithin = (): boolean => {
    const value = parseNumber(input.value, rules);
    if (value === null) return false;
    write(clampNumber(value, rules));
    const bound = boundOf(value, rules);
    if (bound === null) return false;
    onBroughtWithin?.({ from: formatNumber(value, rules, minimumDecimals), to: input.value, bound });
    return true;
  };

  input.addEventListener("input", () => onBroughtWithin?.(null), options);
  input.addEventListener(
    "keydown",
    (event) => {
      const value = valueAfterKey(event, input.value, rules);
      if (value !== null) write(value);
    },
    options,
  );
  watchLeaving(input, bringWithin, stop.signal);
  return () => {
    stop.abort();
    onBroughtWithin?.(null);
  };
}

/** Returns which bound a number exceeds; `null` for neither. */
function boundOf(value: number, { min, max }: NumberRules): BroughtWithin["bound"] | null {
  if (min !== null && value < min) return "lowest";
  return max !== null && value > max ? "highest" : null;
}

/**
 * Moves a number within the bounds when the visitor leaves the field or submits the form. It stops a submission that
 * comes with such a change, by Enter in the field or by the click that left it, as the visitor hasn't seen the new
 * number.
 *
 * @param bringWithin - Returns whether it changed the number.
 */
function watchLeaving(input: HTMLInputElement, bringWithin: () => boolean, signal: AbortSignal): void {
  let isUnseen = false;
  for (const kind of ["pointerdown", "keydown"]) {
    document.addEventListener(kind, () => (isUnseen = false), { signal, capture: true });
  }
  input.addEventListener(
    "blur",
    () => {
      isUnseen = bringWithin();
    },
    // Captures, to run before the form's own blur handler.
    { signal, capture: true },
  );
  input.form?.addEventListener(
    "submit",
    (event) => {
      if (input.closest("[hidden]") !== null) return;
      if (!bringWithin() && !isUnseen) return;
      isUnseen = false;
      if (!event.defaultPrevented) input.focus();
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
}

/** Refuses typed characters that can't be part of the number. */
function watchTyping(input: HTMLInputElement, state: InputState, signal: AbortSignal): void {
  const { rules, leftOut } = state;
  let before = input.value;
  const goOn = () => {
    state.isOver = false;
  };

  input.addEventListener(
    "beforeinput",
    (event) => {
      before = input.value;
      if (!isTyped(event)) goOn();
      keepOut(event, input, state);
    },
    { signal },
  );
  input.addEventListener(
    "input",
    (event) => {
      // Keeps pasted text whole.
      const text = !isTyped(event) ? input.value : state.isOver ? before : textAfterTyping(before, input.value, rules);
      noteEnd(state, before, leftOut.compare(input.value, text));
      if (text !== input.value) input.value = text;
      before = input.value;
    },
    { signal },
  );
  input.addEventListener(
    "keydown",
    ({ key, ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey || /^(?:Arrow|Home|End|Backspace|Delete)/u.test(key)) goOn();
    },
    { signal },
  );
  for (const kind of ["pointerdown", "focus"]) input.addEventListener(kind, goOn, { signal });
  input.addEventListener("focus", () => leftOut.begin(), { signal });
}

function isTyped(event: Event): boolean {
  return event instanceof InputEvent && /^insert(?:Composition)?Text$/u.test(event.inputType);
}

/**
 * Returns the value after an arrow key; `null` for other keys, and for a text that is no number, which the visitor has
 * to correct.
 */
function valueAfterKey(event: KeyboardEvent, text: string, rules: NumberRules): number | null {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return null;
  event.preventDefault();
  const value = parseNumber(text, rules);
  if (value === null && text.trim() !== "") return null;
  return stepNumber(value, event.key === "ArrowUp" ? 1 : -1, rules);
}

interface InputState {
  rules: NumberRules;
  leftOut: RefusedCharacters;
  /**
   * Whether the visitor just typed a refused separator or sign after the number, so that following digits don't belong
   * to it either.
   */
  isOver: boolean;
}

function keepOut(event: InputEvent, input: HTMLInputElement, state: InputState): void {
  const { data, inputType } = event;
  if (data === null || inputType !== "insertText" || event.isComposing || !event.cancelable) return;
  if (!/^.$/u.test(data)) return;

  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  if (start !== end) state.isOver = false;
  const accepted = state.isOver ? "" : acceptedCharacter({ text: input.value, start, end }, data, state.rules);
  if (accepted === data) return;
  event.preventDefault();
  if (accepted === "") {
    noteEnd(state, input.value.slice(0, start), data);
    state.leftOut.add(data);
    return;
  }
  input.setRangeText(accepted, start, end, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Marks the number as ended after a refused separator or sign: `12,5` in a field for whole numbers stays 12 and never
 * becomes 125, and `12-13` stays 12 in any field.
 */
function noteEnd(state: InputState, before: string, character: string | null): void {
  if (character === null || !/\d/u.test(before)) return;
  const isEnd = /^[.,]$/u.test(character) ? state.rules.decimals === 0 : /^[-−–/:]$/u.test(character);
  if (isEnd) state.isOver = true;
}
