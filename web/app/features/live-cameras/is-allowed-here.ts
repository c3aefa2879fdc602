/**
 * Whether the policy of the page that the browser loaded lets it play a stream: those of this site everywhere, those of others
 * only on the page that shows their camera. After a click from another page that one's policy holds, until the page is loaded whole.
 */
export function isAllowedHere(stream: string): boolean {
  if (new URL(stream, location.href).origin === location.origin) return true;
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}
