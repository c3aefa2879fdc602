/** Longest time to wait for a rerender, in milliseconds. */
const patienceMs = 5000;

/**
 * Restores focus when a rerender has removed the clicked link: to the link with the same URL, or else to the result
 * count.
 *
 * @param link - Link that the visitor clicked.
 */
export function restoreFocus(link: HTMLAnchorElement, until = performance.now() + patienceMs): void {
  if (link.isConnected) {
    if (performance.now() < until) requestAnimationFrame(() => restoreFocus(link, until));
    return;
  }
  if (document.activeElement !== document.body) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main nav a")];
  const same = links.find(({ href }) => href === link.href);
  (same ?? document.querySelector<HTMLElement>("main [role=status]"))?.focus({ preventScroll: true });
}
