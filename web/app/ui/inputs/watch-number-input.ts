import { clampNumber, formatNumber, parseNumber, stepNumber, type NumberRules } from "./number-rules.ts";
import { acceptedText, cleanText } from "./number-typing.ts";

/**
 * Makes a text field one for numbers: what can't be part of one never gets in,
 * the arrow keys step, and what was typed is brought between the bounds when the
 * visitor leaves the field. Without it the field is a text field, and the server
 * says what is wrong.
 *
 * @param minimumDecimals - Decimals that are written even when they are zero; two for amounts of money.
 * @returns Undoes it.
 */
export function watchNumberInput(input: HTMLInputElement, rules: NumberRules, minimumDecimals = 0): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const write = (text: string) => {
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };

  input.addEventListener("beforeinput", (event) => keepOut(event, input, rules), options);
  input.addEventListener(
    "input",
    () => {
      // Keyboards of phones write first; a text that is already right stays as it is.
      const clean = cleanText(input.value, rules);
      if (clean !== input.value && clean.length < input.value.length) input.value = clean;
    },
    options,
  );
  input.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      const direction = event.key === "ArrowUp" ? 1 : -1;
      write(formatNumber(stepNumber(parseNumber(input.value, rules), direction, rules), rules, minimumDecimals));
    },
    options,
  );
  input.addEventListener(
    "blur",
    () => {
      const value = parseNumber(input.value, rules);
      const text = value === null ? "" : formatNumber(clampNumber(value, rules), rules, minimumDecimals);
      if (text !== input.value) write(text);
    },
    // Before the form looks at the field.
    { ...options, capture: true },
  );
  return () => stop.abort();
}

function keepOut(event: InputEvent, input: HTMLInputElement, rules: NumberRules): void {
  const inserted = event.data ?? event.dataTransfer?.getData("text/plain") ?? null;
  if (inserted === null || event.isComposing || !event.cancelable) return;

  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const accepted = acceptedText({ text: input.value, start, end }, inserted, rules);
  if (accepted === inserted) return;
  event.preventDefault();
  if (accepted === "") return;
  input.setRangeText(accepted, start, end, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
