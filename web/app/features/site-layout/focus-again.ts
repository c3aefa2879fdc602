/** How long a part may take to be drawn anew, in milliseconds. */
const patienceMs = 5000;

/**
 * Moves focus once the clicked link is gone, because its part was drawn anew. Focus goes to
 * the link with the same address, or else to the count of results.
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
  const same = links.find(({ href }) => href === link.href);
  (same ?? document.querySelector<HTMLElement>("main [role=status]"))?.focus({ preventScroll: true });
}
