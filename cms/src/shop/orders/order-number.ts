const million = 1_000_000;

/** Spread numbers over the range: no two ids below a million get the same one, as it shares no factor with a million. */
const step = 387_413;
const start = 270_418;

/** The number of an order, for people: `CD-270418`. Unique, and it doesn't tell how many orders there are. */
export function orderNumber(id: number): string {
  const round = Math.floor(id / million);
  const number = String((start + (id % million) * step) % million).padStart(6, "0");
  return `CD-${round === 0 ? "" : round}${number}`;
}
