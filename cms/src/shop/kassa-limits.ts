// In a file of its own, as the Kassa screen imports it too.

/** Highest capacity of a stock pool on a day. */
export const maxPlaces = 1_000_000;

/** Most characters of a search for orders. */
export const maxSearchLength = 120;

/** Most orders on a page. */
export const maxResults = 100;

/** Most characters in the name of a scanner or a gate. */
export const maxNameLength = 80;
