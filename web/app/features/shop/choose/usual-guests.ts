/** How many guests stand there at first, where the smallest group isn't larger. */
export const usualGuests = 2;
