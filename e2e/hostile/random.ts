import { seeded } from "@circuit/contract/fixtures/seeded";

/** Pseudo-random choices, the same in every run. */
export interface Random {
  /** From 0 up to, and without, `below`. */
  integer: (below: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Makes pseudo-random choices; the same ones for the same seed. */
export function createRandom(seed: number): Random {
  const next = seeded(seed);
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    chance: (share) => next() < share,
    pick: (items) => items[integer(items.length)] ?? items[0],
  };
}
