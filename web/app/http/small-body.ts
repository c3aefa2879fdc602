/** Largest body that counts as a form without files, in bytes: it arrives within seconds and is cheap to read. */
export const smallBodyBytes = 200_000;
