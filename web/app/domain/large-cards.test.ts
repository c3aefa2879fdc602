import { expect, test } from "vitest";
import { largeCards } from "./large-cards.ts";

test("S01 every row of cards is full, for any number but one", () => {
  expect([0, 1, 2, 3, 4, 6, 7, 9].map(largeCards)).toEqual([0, 1, 2, 0, 4, 0, 4, 0]);
  for (let count = 2; count < 40; count += 1) {
    expect(largeCards(count) % 2).toBe(0);
    expect((count - largeCards(count)) % 3).toBe(0);
  }
});
