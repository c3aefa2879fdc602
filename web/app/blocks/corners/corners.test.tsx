import { cornersBlock } from "@circuit/contract/content/circuit-blocks";
import { blockFixtures } from "@circuit/contract/fixtures/blocks";
import type { Locale } from "@circuit/contract/locales";
import { describe, expect, test, vi } from "vitest";
import { demoCircuit as demo, otherCircuit as second } from "../../../test/circuits.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { cornersOf } from "./corners.server.ts";
import { Corners } from "./corners.tsx";
import { fitsInfield } from "./infield-words.ts";

vi.mock("./style-sheet.css?url", () => ({ default: "/assets/corners.css" }));

const block = cornersBlock.parse(blockFixtures["blocks.corners"]);

function show(circuit: typeof demo | null, locale: Locale): string {
  const data = circuit === null ? null : cornersOf(circuit, locale, "/plattegrond");
  return renderPage(<Corners block={{ ...block, data }} isFirst />, { locale });
}

describe.each([demo, second])("S08 the circuit page of $name", (circuit) => {
  test.for(["nl", "en"] as const)("each corner's number on the track leads to what is told of it (%s)", (locale) => {
    const html = show(circuit, locale);
    for (const { number, name } of circuit.corners) {
      expect(html.match(new RegExp(`href="#corner-${number}"`, "gu"))).toHaveLength(2);
      expect(html).toMatch(new RegExp(`<li id="corner-${number}"[^>]*>.*?${name[locale]}</h3>`, "u"));
    }
    expect(html.match(/<li id="corner-/gu)).toHaveLength(circuit.corners.length);
  });

  test("a stand that is offered for a view of a corner has that corner in sight", () => {
    const stands = new Set(circuit.stands.map(({ id }) => id));
    const { corners } = cornersOf(circuit, "nl", "/plattegrond");
    const offered = corners.flatMap(({ stand }) => (stand === null ? [] : [stand.id]));
    expect(offered.length).toBeGreaterThan(circuit.corners.length / 3);
    expect(offered.every((id) => stands.has(id))).toBe(true);
  });

  test("no number lies outside the drawing, and every bend fits into its square", () => {
    const { wide, wideMarks, tall, tallMarks, bends, corners } = cornersOf(circuit, "en", "/plattegrond");
    for (const [shape, marks] of [[wide, wideMarks] as const, [tall, tallMarks] as const]) {
      const isWithin = ({ x, y }: { x: number; y: number }) =>
        x > 20 && x < shape.width - 20 && y > 20 && y < shape.height - 20;
      expect(marks.filter((mark) => !isWithin(mark))).toEqual([]);
    }
    for (const { bend } of corners) {
      const [x, y] = bend.line.match(/-?\d+/gu) ?? [];
      expect(Math.abs(Number(x))).toBeLessThanOrEqual(bends.reach);
      expect(Math.abs(Number(y))).toBeLessThanOrEqual(bends.reach);
    }
  });
});

test("S08 a corner says radius, angle, direction and record, and leads to the map and to a view of it", () => {
  const html = show(demo, "nl");
  const korhoen = html.slice(html.indexOf('<li id="corner-17"'), html.indexOf('<li id="corner-18"'));
  expect(korhoen).toContain("<dd>63,9 m, 83° naar links</dd>");
  expect(korhoen).toContain("<dd>112 km/u, Hulst, 2026</dd>");
  expect(korhoen).toMatch(/href="\/plattegrond\?corner=17"/u);
  expect(korhoen).toMatch(/href="\/uitzicht\/[a-z-]+"/u);
});

test("S08 the title stands inside the lap of the demo's track, and above a track without room for it", () => {
  expect(cornersOf(demo, "nl", "/plattegrond").hasInfield).toBe(true);
  expect(cornersOf(second, "nl", "/plattegrond").hasInfield).toBe(false);
});

const threeButtons = Array.from({ length: 3 }, () => ({ label: "Kijk", url: "/", style: "filled" as const }));
test.for([
  { title: "Achttien bochten", isInside: true },
  { title: "Eighteen corners", isInside: true },
  { title: "Achttien bochten en een brug", isInside: false },
  { title: "WWWWWWWWWWWW", isInside: false },
  { intro: "Kort.", isInside: true },
  { intro: "Elke bocht heeft een naam en een verhaal. ".repeat(3), isInside: false },
  { buttons: threeButtons, isInside: false },
])("S08 words that would lie on the track stand above it (%o)", ({ isInside, ...words }) => {
  expect(fitsInfield({ title: block.title, intro: block.intro, buttons: block.buttons, ...words })).toBe(isInside);
});

test("S08 without a published circuit the words stand alone", () => {
  const html = show(null, "nl");
  expect(html).toMatch(/<h1[^>]*>Achttien bochten<\/h1>/u);
  expect(html).not.toContain("<ol");
});
