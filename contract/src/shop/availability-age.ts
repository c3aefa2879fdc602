/**
 * Longest time that each step adds to the age of the tickets' availability on a page, in milliseconds; together at most
 * `promisedMs`. Browsers and proxies don't cache it: they revalidate each time.
 */
export const availabilityAge = {
  /** Cache of the CMS. */
  contentSystemMs: 1000,
  /** Cache of the CMS's answer in a process of the site. */
  readMs: 500,
  /** Cache of the site's own answer in a process of the site. */
  preparedMs: 500,
  /** Transfer on a slow network. */
  onTheWayMs: 500,
  /** Interval at which a visible page polls. */
  lookMs: 2500,
};

/** Greatest age of the availability on a visible page with scripts. */
export const promisedMs = 5000;

/** Age from which the site leaves the numbers of tickets left out of its answer; allows for clock skew with the CMS. */
export const tooOldMs = 15_000;
