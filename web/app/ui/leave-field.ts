/** Blurs the focused input, so that its typed value counts: a tap on a button doesn't always do so. */
export function blurFocusedInput(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
