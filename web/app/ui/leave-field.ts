/** Leaves the field that is being typed into, so that what it holds counts: not every tap on a button does. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
