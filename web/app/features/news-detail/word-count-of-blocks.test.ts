import type { Block } from "@circuit/contract/content/blocks";
import { expect, test } from "vitest";
import { wordCountOfBlocks } from "./word-count-of-blocks.ts";

const article: Block[] = [
  {
    __component: "blocks.rich-text",
    content: [
      {
        type: "paragraph",
        children: [
          { type: "text", text: "De oude laag kwam uit " },
          { type: "text", text: "2008", bold: true },
          { type: "text", text: "." },
        ],
      },
      {
        type: "list",
        format: "unordered",
        children: [{ type: "list-item", children: [{ type: "text", text: "Wandelpad dicht" }] }],
      },
    ],
  },
  { __component: "blocks.quote", text: "Je hoort het verschil.", author: "Roelof Tingen", role: null },
];

test("S04 the words of text and quotes count, also where a word changes style", () => {
  expect(wordCountOfBlocks(article)).toBe(6 + 2 + 4);
  expect(wordCountOfBlocks([])).toBe(0);
});
