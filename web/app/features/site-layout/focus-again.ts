/** How long a part may take to be drawn anew, in milliseconds. */
const patienceMs = 5000;

/**
 * Moves focus once the clicked link is gone, because its part was drawn anew or a list
 * has no further page. Focus goes to the link with the same address (in a pagination
 * the number of the page shown), or else to the count of results.
 *
 * @param link - The link that was clicked.
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
