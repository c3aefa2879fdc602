/** Most characters of a search for orders. In a file of its own, as the Kassa screen imports it too. */
export const maxSearchLength = 120;
