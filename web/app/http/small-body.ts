/** A body of so many bytes at most holds no files: what was typed can be read at little cost, and comes in within seconds. */
export const smallBytes = 200_000;
