/**
 * Runs in every page before it is drawn. When a visitor comes back to a page it restores the
 * scroll position, which the router has stored by the entry of the browser's history. The
 * router has a script like this one, but a policy can only name a text known beforehand.
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
// A place that is followed as a plain link: without a key of its own its entry would get the scroll position that an
// earlier one without a key had. Listens before the router does, which reads the key at the same event.
addEventListener("popstate", keyOfEntry);
try {
  const places: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? "{}");
  const place: unknown = typeof places === "object" && places !== null ? Reflect.get(places, entryKey) : null;
  if (typeof place === "number") scrollTo(0, place);
} catch {
  // The browser blocks the storage, or it holds something else: the page opens at its top.
}
