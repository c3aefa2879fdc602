import type { Kept, ScanStore } from "./scan-store.ts";

/** A store for browsers without storage: it lasts as long as the page. */
export function memoryStore(): ScanStore {
  return { waiting: inMemory(), admitted: inMemory(), problems: inMemory(), device: inMemory() };
}

function inMemory<Value>(): Kept<Value> {
  const values = new Map<string, Value>();
  return {
    all: async () => [...values.values()],
    get: async (key) => values.get(key),
    put: async (key, value) => values.set(key, value),
    remove: async (key) => void values.delete(key),
  };
}
