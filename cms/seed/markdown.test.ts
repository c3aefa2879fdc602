import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";

test("bold words and links become nodes of their own, with text around every link", () => {
  expect(readMarkdown("Kom **vroeg** en [koop](/tickets)")).toEqual([
    {
      type: "paragraph",
      children: [
        { type: "text", text: "Kom " },
        { type: "text", text: "vroeg", bold: true },
        { type: "text", text: " en " },
        { type: "link", url: "/tickets", children: [{ type: "text", text: "koop" }] },
        { type: "text", text: "" },
      ],
    },
  ]);
});

test("headings, paragraphs and lists follow each other, with lines between them or without", () => {
  const markdown = "## Kop\nEen zin\ndie doorgaat\n- één\n- twee\n\n1. eerst\n2. dan\n   nog\n### Slot\n";
  const made = readMarkdown(markdown).map((node) => [
    node.type === "list" ? node.format : node.type,
    JSON.stringify(node.children).match(/(?<="text":")[^"]+/gu),
  ]);
  expect(made).toEqual([
    ["heading", ["Kop"]],
    ["paragraph", ["Een zin die doorgaat"]],
    ["unordered", ["één", "twee"]],
    ["ordered", ["eerst", "dan nog"]],
    ["heading", ["Slot"]],
  ]);
});
