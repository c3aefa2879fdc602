import { expect, test } from "vitest";
import { RefusedCharacters } from "./refused-characters.ts";

function watched() {
  const told: string[] = [];
  return { told, leftOut: new RefusedCharacters((characters) => told.push(characters)) };
}

test("F12 a visitor hears which keys did nothing, each once, and hears it until the field is begun anew", () => {
  const { told, leftOut } = watched();
  leftOut.compare("12", "12");
  leftOut.add(",");
  leftOut.compare("125", "125");
  leftOut.add("a");
  leftOut.add(",");
  expect(told).toEqual([",", ",a", ",a"]);
  leftOut.begin();
  expect(told).toHaveLength(3);
  leftOut.compare("12", "12");
  expect(told.at(-1)).toBe("");
});

test("F12 nothing is said any more of a field that was emptied", () => {
  const { told, leftOut } = watched();
  leftOut.add("e");
  leftOut.compare("", "");
  expect(told).toEqual(["e", ""]);
});

test("F12 what a keyboard wrote without asking and was taken out again is named too", () => {
  const { told, leftOut } = watched();
  leftOut.compare("12a", "12");
  leftOut.compare("1😀2", "12");
  expect(told).toEqual(["a", "a😀"]);
});
