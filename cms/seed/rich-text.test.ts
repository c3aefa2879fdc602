import { expect, test } from "vitest";
import { bullets, paragraph } from "./rich-text.ts";

test("bold words and links become nodes of their own, with text around every link", () => {
  expect(paragraph("Kom **vroeg** en [koop](/tickets)")).toEqual({
    type: "paragraph",
    children: [
      { type: "text", text: "Kom " },
      { type: "text", text: "vroeg", bold: true },
      { type: "text", text: " en " },
      { type: "link", url: "/tickets", children: [{ type: "text", text: "koop" }] },
      { type: "text", text: "" },
    ],
  });
});

test("an empty text stays a paragraph the editor can open", () => {
  expect(paragraph("")).toEqual({ type: "paragraph", children: [{ type: "text", text: "" }] });
});

test("a list holds an item per text", () => {
  expect(bullets(["één", "twee"])).toMatchObject({
    format: "unordered",
    children: [{ type: "list-item" }, { type: "list-item" }],
  });
});
