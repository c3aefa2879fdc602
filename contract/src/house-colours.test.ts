import { expect, test } from "vitest";
import { contrastOf, houseColours, unreadableColour } from "./house-colours.ts";

test("contrast is that of WCAG, by cases worked out by hand", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#ffffff", "#ffffff")).toBe(1);
  // The grey that is just enough on white.
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastOf("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("K04 letters can be read on the design's colours, and an editor is told of the first of their own on which they can't", () => {
  expect(unreadableColour({})).toBeNull();
  expect(unreadableColour({ ...houseColours })).toBeNull();
  expect(unreadableColour({ primary: "#00205B" })).toMatchObject({ colour: "primary", letters: "dark" });
  expect(unreadableColour({ blue: "#9fc3ff" })).toMatchObject({ colour: "blue", letters: "white" });
  expect(unreadableColour({ dark: "#ffffff", primary: "#ffffff" })).toMatchObject({ colour: "primary", contrast: 1 });
  expect(unreadableColour({ primary: null, yellow: "#ffee88" })).toBeNull();
});
