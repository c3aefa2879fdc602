import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf, digestOfList, shuffleByDraw } from "./waiting-draw.ts";

const newSeed = () => randomBytes(32).toString("hex");
const numbers = (count: number) => Array.from({ length: count }, () => randomBytes(16).toString("base64url"));

test("everyone who came early gets one place, whatever the order in which they are listed", () => {
  for (const count of [0, 1, 2, 3, 10, 500]) {
    const [seed, ids] = [newSeed(), numbers(count)];
    const order = shuffleByDraw(seed, ids);
    expect(order.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(shuffleByDraw(seed, ids.toReversed())).toEqual(order);
  }
});

test("the order follows the recipe that visitors are given", () => {
  const [seed, ids] = [newSeed(), numbers(50)];
  const key = Buffer.from(seed, "hex");
  const code = createHash("sha256").update(ids.toSorted().join("\n")).digest("hex");
  expect(digestOfList(ids)).toBe(code);
  expect(commitmentOf(seed)).toBe(createHash("sha256").update(key).digest("hex"));
  const scores = shuffleByDraw(seed, ids).map((id) => createHmac("sha256", key).update(`${code}.${id}`).digest("hex"));
  expect(scores).toEqual(scores.toSorted());
});
