/** Returns a generator of pseudo-random numbers from 0 to below 1, the same for each seed (Lehmer, 1951). */
export function createSeededRandom(seed: number): () => number {
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  // Mixes the seed: otherwise the first numbers of neighbouring seeds would lie close together.
  state = (state * 48_271 * 7) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}
