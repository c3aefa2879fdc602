import type { Block } from "@circuit/contract/content/blocks";
import { expect, test } from "vitest";
import { wordCountOfBlocks } from "./word-count-of-blocks.ts";

const text = (words: string, marks: { bold?: boolean } = {}) => ({ type: "text" as const, text: words, ...marks });
const item = { type: "list-item" as const, children: [text("Wandelpad dicht")] };
const paragraph = [text("De oude laag kwam uit "), text("2008", { bold: true }), text(".")];

const article: Block[] = [
  {
    __component: "blocks.rich-text",
    content: [
      { type: "paragraph", children: paragraph },
      { type: "list", format: "unordered", children: [item] },
    ],
  },
  { __component: "blocks.quote", text: "Je hoort het verschil.", author: "Roelof Tingen", role: null },
];

test("S04 the words of text and quotes count, also where a word changes style", () => {
  expect(wordCountOfBlocks(article)).toBe(6 + 2 + 4);
  expect(wordCountOfBlocks([])).toBe(0);
});
