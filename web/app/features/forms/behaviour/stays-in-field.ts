/** Whether focus moves to the submit button or within the same field, when it's too early to show errors. */
export function isFocusWithinField(left: Element, next: EventTarget | null): boolean {
  if (!(next instanceof Element)) return false;
  if (next.matches("[type=submit]") || next.getAttribute("name") === left.getAttribute("name")) return true;
  return next.matches("button") && left.closest("[data-field]")?.contains(next) === true;
}
