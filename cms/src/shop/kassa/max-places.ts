/** Highest capacity of a stock pool on a day. In a file of its own, as the Kassa screen imports it too. */
export const maxPlaces = 1_000_000;
