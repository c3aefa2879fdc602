import { expect, test } from "vitest";
import { neededGroupQuantities } from "./smallest-groups.ts";

const line = (quantity: number, arrangementId: string | null = "diner", admission = "2027-06-27") => ({
  offer: { eventId: "tt", arrangementId, leastPerOrder: 8 },
  admission,
  quantity,
});

test.each([
  ["a group that is too small says how many it takes", [line(3)], [8]],
  ["one that is large enough doesn't", [line(8)], [null]],
  ["adults and children of one group count together", [line(5), line(2)], [6, 3]],
  ["and those of another day don't", [line(5), line(5, "diner", "2027-06-26")], [8, 8]],
  ["nor those of another arrangement", [line(5), line(5, "lounge")], [8, 8]],
  ["a ticket of the event itself is for no group", [line(1, null)], [null]],
])("%s", (_, lines, least) => {
  expect(neededGroupQuantities(lines)).toEqual(least);
});
