/** Most characters of a search for orders. Apart from what answers: the screen cuts what is longer. */
export const maxSearchLength = 120;
