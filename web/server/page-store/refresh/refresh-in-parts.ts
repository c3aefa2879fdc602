/** Pages that are handed to the renderer at a time. */
const lanes = 4;

/** Pages whose documents are read together. */
const readTogether = 25;

interface Work {
  /** Whether a page still has to be refreshed when its turn comes. */
  isDue: (address: string) => boolean;
  /** Reads what pages are made of. Never rejects. */
  prepare: (addresses: readonly string[]) => Promise<void>;
  /** Never rejects. */
  refresh: (address: string) => Promise<void>;
}

/**
 * Refreshes pages in this order, a few at a time. Queued all at once, a whole site would take kilobytes of memory for
 * each page and delay the next change.
 */
export async function refreshInParts(addresses: readonly string[], { isDue, prepare, refresh }: Work): Promise<void> {
  const parts = Array.from({ length: Math.ceil(addresses.length / readTogether) }, (_, index) =>
    addresses.slice(index * readTogether, (index + 1) * readTogether),
  );
  const prepareDue = (part: readonly string[] = []) => prepare(part.filter(isDue));
  let reading = prepareDue(parts[0]);
  for (const [index, part] of parts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the documents of the next part are read while this one is made
    await reading;
    reading = prepareDue(parts[index + 1]);
    // All lanes share one iterator.
    const next = part[Symbol.iterator]();
    const lane = async () => {
      for (let step = next.next(); step.done !== true; step = next.next()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other in each lane
        if (isDue(step.value)) await refresh(step.value);
      }
    };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all(Array.from({ length: lanes }, lane));
  }
}
