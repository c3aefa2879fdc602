/**
 * A body of at most so many bytes is taken for one without files: it
 * arrives within seconds and costs little to read.
 */
export const smallBytes = 200_000;
