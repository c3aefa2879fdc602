/** Initial number of guests, unless the smallest group is larger. */
export const usualGuests = 2;
