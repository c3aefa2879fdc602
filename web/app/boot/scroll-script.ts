/**
 * Runs in every page before it is drawn, when a visitor comes back to it: scrolls to where
 * it was left. The router writes the places down, by the entry of the visit's history; it
 * brings a script like this one itself, but a policy can name only what is known beforehand.
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
try {
  const places: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? "{}");
  const place: unknown = typeof places === "object" && places !== null ? Reflect.get(places, entryKey) : null;
  if (typeof place === "number") scrollTo(0, place);
} catch {
  // The storage is closed, or holds nonsense: then the page opens at its top.
}
