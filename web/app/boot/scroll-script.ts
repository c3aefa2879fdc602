/**
 * Inline script that restores the scroll position of a revisited page before the first paint; React Router stores the
 * positions by history entry. React Router's own inline script does the same, but the content security policy can only
 * allow a script whose text the build knows.
 */
const placesKey = "scroll-positions";

function keyOfEntry(): string {
  const state: unknown = history.state;
  if (typeof state === "object" && state !== null && "key" in state && typeof state.key === "string") return state.key;
  const key = Math.random().toString(32).slice(2);
  history.replaceState({ key }, "");
  return key;
}

const entryKey = keyOfEntry();
// A followed `#` link makes a history entry without a key, and all such entries would share one scroll position. This
// listens before React Router, which reads the key at the same event.
addEventListener("popstate", keyOfEntry);
try {
  const places: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? "{}");
  const place: unknown = typeof places === "object" && places !== null ? Reflect.get(places, entryKey) : null;
  if (typeof place === "number") scrollTo(0, place);
} catch {
  // The browser blocks the storage, or it holds something else: the page opens at its top.
}
