import { expect, test } from "vitest";
import { typesetTitle } from "./typeset-title.ts";

const room = { width: 500, height: 300, largest: 160, smallest: 40, leading: 1 };

/** Every letter half as wide as it is tall. */
const measure = (text: string) => text.length / 2;

test("a short title is set at the largest size, a longer one smaller", () => {
  expect(typesetTitle("TT", room, measure)).toEqual({ size: 160, lines: ["TT"] });
  const { size, lines } = typesetTitle("NACHT VAN DRENTHE EN DE HEI", room, measure);
  expect(size).toBeLessThan(160);
  expect(lines.join(" ")).toBe("NACHT VAN DRENTHE EN DE HEI");
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
});

test("no word is left alone on the last line where the lines can be more equal", () => {
  const { lines } = typesetTitle("DE BOCHT OM DE HEI OP", { ...room, largest: 80 }, measure);
  expect(lines).toEqual(["DE BOCHT OM", "DE HEI OP"]);
});

test("a word that is too wide is broken, and what has no room ends in an ellipsis", () => {
  const { size, lines } = typesetTitle("VERANTWOORDELIJKHEIDSVOORSCHRIFTEN ".repeat(9), room, measure);
  expect(size).toBe(40);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
  expect(lines.at(-1)).toMatch(/…$/u);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
});
