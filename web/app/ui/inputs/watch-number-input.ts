import { RefusedCharacters } from "./refused-characters.ts";
import { clampNumber, formatNumber, parseNumber, stepNumber, type NumberRules } from "./number-rules.ts";
import { acceptedCharacter, textAfterTyping } from "./number-typing.ts";

/** A number outside the bounds and what it became, both as the field writes them. */
export interface BroughtWithin {
  from: string;
  to: string;
  bound: "lowest" | "highest";
}

interface NumberWatch {
  /** Decimals that are written even when they are zero; two for amounts of money. */
  minimumDecimals?: number;
  /** Called with the typed characters that were refused; with an empty text when there are none any more. */
  onLeftOut?: (characters: string) => void;
  /** Called when a number was brought between the bounds; with `null` once the visitor types on. */
  onBroughtWithin?: (change: BroughtWithin | null) => void;
}

/**
 * Makes a text field one for numbers: a key that can't be part of one does
 * nothing, the arrow keys step, and what was typed is brought between the bounds
 * when the visitor leaves the field or sends the form. What is pasted stays whole; a
 * text that is no number stays as well, and the form's rules say what is wrong with
 * it. So the field never holds another number than the visitor sees.
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

/** Which bound a number is beyond; `null` for one between them. */
function boundOf(value: number, { min, max }: NumberRules): BroughtWithin["bound"] | null {
  if (min !== null && value < min) return "lowest";
  return max !== null && value > max ? "highest" : null;
}

/**
 * Brings a number between the bounds when the visitor leaves the field or sends the form. A form whose number has
 * just changed isn't sent that time: by the return key in the field, or by the very click that left it, the visitor
 * would send a number that nobody saw.
 *
 * @param bringWithin - Tells whether it changed the number.
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
    // Before the form looks at the field.
    { signal, capture: true },
  );
  input.form?.addEventListener(
    "submit",
    (event) => {
      // A hidden field isn't submitted.
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

/** Leaves out what can't be part of a number, key by key. */
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
      // What is pasted stays whole.
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
 * @returns The value after an arrow key; `null` for other keys, and when
 *   the text is no number: the visitor corrects it.
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
  /** A separator or sign behind the number did nothing just now: what is typed behind it isn't part of the number either. */
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

/** `12,5` in a field for whole numbers stays at 12 and never becomes 125, and `12-13` is 12 in any. */
function noteEnd(state: InputState, before: string, character: string | null): void {
  if (character === null || !/\d/u.test(before)) return;
  const isEnd = /^[.,]$/u.test(character) ? state.rules.decimals === 0 : /^[-−–/:]$/u.test(character);
  if (isEnd) state.isOver = true;
}
