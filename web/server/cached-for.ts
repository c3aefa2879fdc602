/** Caches the result of a function for some milliseconds. All callers share one call; a failure isn't cached. */
export function cachedFor<Value>(milliseconds: number, make: () => Promise<Value>): () => Promise<Value> {
  let cached: { till: number; value: Promise<Value> } | null = null;
  return () => {
    if (cached !== null && performance.now() < cached.till) return cached.value;
    const made = { till: Infinity, value: make() };
    made.value.then(
      () => (made.till = performance.now() + milliseconds),
      () => (made.till = 0),
    );
    cached = made;
    return made.value;
  };
}
