import { expect, test } from "vitest";
import { CodeDebounce } from "./code-debounce.ts";

function camera() {
  const taken: string[] = [];
  const gate = { isBusy: false };
  const seen = new CodeDebounce((text) => {
    if (!gate.isBusy) taken.push(text);
    return !gate.isBusy;
  });
  return { seen, taken, gate };
}

test("S06 a code that stays in sight is scanned once, and again once it was away for a while", () => {
  const { seen, taken } = camera();
  for (const at of [1000, 1120, 4000, 7900]) seen.see("A", at);
  expect(taken).toEqual(["A"]);
  seen.see("A", 7900 + 4000);
  expect(taken).toEqual(["A", "A"]);
});

test("S06 a code that is held up while an answer stands, or another is judged, is scanned as soon as there is time", () => {
  const { seen, taken, gate } = camera();
  seen.see("A", 1000);
  gate.isBusy = true;
  for (const at of [1120, 1240, 1360]) seen.see("B", at);
  expect(taken).toEqual(["A"]);
  gate.isBusy = false;
  for (const at of [1480, 1600]) seen.see("B", at);
  expect(taken).toEqual(["A", "B"]);
});
