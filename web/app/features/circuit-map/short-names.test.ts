import { expect, test } from "vitest";
import { shortenNames } from "./short-names.ts";

test.each([
  ["Ingang Noord, Ingang Zuid", "Noord, Zuid"],
  ["North entrance, South entrance", "North, South"],
  ["P1 Zuid, P3 West (motoren)", "P1 Zuid, P3 West"],
  ["Hek, Hek", "Hek, Hek"],
  ["Ingang Zuid", "Ingang Zuid"],
])("S08 signs say of %j only %j", (names, short) => {
  expect(shortenNames(names.split(", "))).toEqual(short.split(", "));
});
