import { expect, test } from "vitest";
import { FairQueue, ownWork, type Place } from "./fair-queue.ts";

/** A line in which each client wants these, in this order. */
function lineOf(...wanted: readonly [address: string, client: string][]) {
  const line = new FairQueue<Place>();
  const places = new Map<string, Place>();
  for (const [address, client] of wanted) {
    const place = places.get(address) ?? { address, clients: new Map() };
    places.set(address, place);
    line.add(place, client);
  }
  const take = () => {
    const place = line.next();
    if (place !== undefined) line.remove(place);
    return place?.address;
  };
  return { line, places, take };
}

const many = (count: number, client: string) =>
  Array.from({ length: count }, (_, number): [string, string] => [`/${client}-${number}`, client]);

test("each client has its turn, whatever the others have in the line", () => {
  const { take } = lineOf(...many(4, "a"), ...many(2, "b"), ...many(1, "c"));
  expect(Array.from({ length: 8 }, take)).toEqual(["/a-0", "/b-0", "/c-0", "/a-1", "/b-1", "/a-2", "/a-3", undefined]);
});

test("what two want comes in the turn of the first of them, once", () => {
  const { take, line } = lineOf(...many(3, "a"), ["/a-2", "b"]);
  expect(Array.from({ length: 3 }, take)).toEqual(["/a-0", "/a-2", "/a-1"]);
  expect(line.size).toBe(0);
});

test("who wants most gives up the newest, and nobody who wants as little as the newcomer gives up anything", () => {
  const { line } = lineOf(...many(3, "a"), ...many(1, "b"));
  expect(line.dispensableFor("c")?.address).toBe("/a-2");
  expect(line.dispensableFor("a")).toBeUndefined();
  expect(lineOf(...many(1, "a"), ...many(1, "b")).line.dispensableFor("c")).toBeUndefined();
});

test("what somebody wants too who wants little is left alone, as is what the site wants itself", () => {
  const { line } = lineOf(...many(3, "a"), ["/a-2", "b"], ["/a-1", ownWork], ...many(9, ownWork));
  expect(line.dispensableFor("c")?.address).toBe("/a-0");
});

test("two who want the same in great number don't protect each other", () => {
  const { line } = lineOf(...many(3, "a"), ["/a-0", "b"], ["/a-1", "b"], ["/a-2", "b"]);
  expect(line.dispensableFor("c")?.address).toBe("/a-2");
});

test("who no longer waits has no turn for it, but the last claim stays", () => {
  const { line, places, take } = lineOf(...many(2, "a"), ["/a-1", "b"]);
  const place = places.get("/a-1");
  if (place === undefined) throw new Error("It isn't there");
  line.unclaim(place, "b");
  line.unclaim(place, "a");
  expect([take(), take(), take()]).toEqual(["/a-0", "/a-1", undefined]);
});
