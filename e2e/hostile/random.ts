/** What looks random, and is the same in every run. */
export interface Random {
  /** From 0 up to, and without, `below`. */
  integer: (below: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Numbers that follow from a seed. Source: mulberry32, by Tommy Ettinger; in the public domain. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    chance: (share) => next() < share,
    pick: (items) => items[integer(items.length)] ?? items[0],
  };
}
