/** Initial number of guests, unless the smallest group is larger. */
export const defaultGuests = 2;
