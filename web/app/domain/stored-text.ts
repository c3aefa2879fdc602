/** Returns a text that this browser stores; `null` when there is none, `undefined` when it blocks the storage. */
export function storedText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it (`null`), and tells all open pages; does nothing where the browser blocks the storage. */
export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {}
  // The browser fires `storage` in other tabs, not in this one.
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** Calls back whenever a stored text changes, also in another tab. @returns Function that unsubscribes. */
export function onStoredText(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}
