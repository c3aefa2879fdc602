/**
 * Whether focus goes to the submit button or another part of the same
 * field: then it is too early to show errors.
 */
export function staysInField(left: Element, next: EventTarget | null): boolean {
  if (!(next instanceof Element)) return false;
  if (next.matches("[type=submit]") || next.getAttribute("name") === left.getAttribute("name")) return true;
  return next.matches("button") && left.closest("[data-field]")?.contains(next) === true;
}
