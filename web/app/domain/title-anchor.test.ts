import { expect, test } from "vitest";
import { hyphenatedWords, titleAnchor } from "./title-anchor.ts";

test("a title is a place that a link can name", () => {
  expect(titleAnchor("What we keep")).toBe("part-what-we-keep");
  expect(titleAnchor("Wie zijn wij?")).toBe("part-wie-zijn-wij");
  expect(titleAnchor("Camera’s op de façade")).toBe("part-camera-s-op-de-facade");
});

test("a title without letters is no place", () => {
  expect(titleAnchor("…")).toBeUndefined();
});

test("a way to come can be linked to by its name", () => {
  expect(hyphenatedWords("Trein en bus")).toBe("trein-en-bus");
  expect(hyphenatedWords("Café-bus (’s avonds)")).toBe("cafe-bus-s-avonds");
});
