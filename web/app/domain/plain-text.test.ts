import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

const text = (words: string) => ({ type: "text" as const, text: words });
const item = (words: string) => ({ type: "list-item" as const, children: [text(words)] });

test("S05 words that change style halfway stay whole, lines stay apart", () => {
  const children = [text("Op de "), { type: "link" as const, children: [text("platte")] }, text("grond")];
  const list = { type: "list", children: [item("glas"), item("blik")] };
  const plain = plainText([{ type: "paragraph", children }, list, { type: "image" }]);
  expect(plain.split(/\s+/u).filter(Boolean)).toEqual(["Op", "de", "plattegrond", "glas", "blik"]);
});
