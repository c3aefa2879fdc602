/**
 * How old what visitors read of what is left may become on its way to them, in milliseconds. Browsers and caches on the
 * way ask each time, and get a 304 while nothing changed. All of it together is at most `promisedMs`.
 */
export const availabilityAge = {
  /** Kept by the content system, for all who ask. */
  contentSystemMs: 1000,
  /** Kept by a process of the site, as it was read. */
  readMs: 500,
  /** Kept by a process of the site, as it is sent. */
  preparedMs: 500,
  /** On the way, on a slow network. */
  onTheWayMs: 500,
  /** Between two looks of a page in view. */
  lookMs: 2500,
};

/** Greatest age of a number of places on a page that scripts keep up to date. */
export const promisedMs = 5000;

/** From this age on, by the clocks of two machines, an answer doesn't tell how many are left any more. */
export const tooOldMs = 15_000;
