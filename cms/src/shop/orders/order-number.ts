const million = 1_000_000;

/** Spreads order numbers over the range. It shares no factor with a million, so no two ids below that get the same. */
const step = 387_413;
const start = 270_418;

/** Returns an order's number for people: `CD-270418`. It is unique, and doesn't reveal how many orders there are. */
export function orderNumber(id: number): string {
  const round = Math.floor(id / million);
  const number = String((start + (id % million) * step) % million).padStart(6, "0");
  return `CD-${round === 0 ? "" : round}${number}`;
}
