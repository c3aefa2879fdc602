/** How long a part may take to be drawn anew, in milliseconds. */
const patienceMs = 5000;

/**
 * Once the link that was clicked is gone, as its part is drawn anew or a list has
 * no further page, focus goes to the one with the same address (of pages that is the
 * number of the page shown), or to the count of what was found.
 *
 * @param link - The one that was clicked.
 */
export function focusAgain(link: HTMLAnchorElement, until = performance.now() + patienceMs): void {
  if (link.isConnected) {
    if (performance.now() < until) requestAnimationFrame(() => focusAgain(link, until));
    return;
  }
  if (document.activeElement !== document.body) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main nav a")];
  // The numbers of pages come last, and the first page has the address of the whole list.
  const same = links.findLast(({ href }) => href === link.href);
  (same ?? document.querySelector<HTMLElement>("main [role=status]"))?.focus({ preventScroll: true });
}
