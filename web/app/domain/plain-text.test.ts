import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("S05 words that change style halfway stay whole, lines stay apart", () => {
  const text = plainText([
    {
      type: "paragraph",
      children: [
        { type: "text", text: "Op de " },
        { type: "link", children: [{ type: "text", text: "platte" }] },
        { type: "text", text: "grond" },
      ],
    },
    {
      type: "list",
      children: [
        { type: "list-item", children: [{ type: "text", text: "glas" }] },
        { type: "list-item", children: [{ type: "text", text: "blik" }] },
      ],
    },
    { type: "image" },
  ]);
  expect(text.split(/\s+/u).filter(Boolean)).toEqual(["Op", "de", "plattegrond", "glas", "blik"]);
});
