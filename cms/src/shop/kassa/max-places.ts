/** Most places of one pool on one day. Apart from what answers: the screen says it too. */
export const maxPlaces = 1_000_000;
