import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { isWithin, pointAt } from "../../../contract/src/circuit/plane.ts";
import { readTrackFile } from "../../../contract/src/circuit/read-track-file.ts";
import { sightFromSeat } from "../../../contract/src/circuit/sight-lines.ts";
import { typicalRows } from "../../../contract/src/circuit/stand-profile.ts";
import { measureLine } from "../../../contract/src/circuit/track-line.ts";
import { createSeedCalendar } from "../calendar.ts";
import { seedContent } from "../seed-content.ts";

const file: unknown = JSON.parse(readFileSync(new URL("track.json", import.meta.url), "utf8"));
const { circuit, problems } = readTrackFile(file);
if (circuit === null) throw new TypeError(`The demo's track has problems: ${JSON.stringify(problems)}`);
const line = measureLine(circuit.centreLine);

const { groups, stock } = seedContent(createSeedCalendar(new Date("2026-11-21T12:00:00Z")));
const documentsOf = (kind: string) => groups.find((group) => group.kind === kind)?.documents ?? [];
const standSchema = z.object({ summary: z.string(), entrance: z.object({ key: z.string() }) });
const stands = documentsOf("stand").map(({ key, nl, en }) => {
  const { summary, entrance } = standSchema.parse(nl);
  return { key, nl: summary, en: standSchema.parse(en).summary, gate: entrance.key };
});

test("S08 the demo's track has no problems, and is as long as it says", () => {
  expect(problems).toBeNull();
  expect(Math.abs(line.length - 4512)).toBeLessThan(1);
  expect(circuit.corners.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(circuit.corners.filter(({ turn }) => turn === "right")).toHaveLength(10);
});

test("S08 its stands are those that tickets are sold for, at the prices of their categories", () => {
  const placesOf = (pool: string) => stock.find((row) => row.event === "tt-drenthe" && row.pool === pool)?.capacity;
  const priceSchema = z.object({ admissions: z.array(z.object({ priceCents: z.number() })) });
  const drawn = circuit.stands.map(({ id, seats, wheelchairPlaces, priceCategory }) => {
    const from = circuit.priceCategories.find((category) => category.id === priceCategory)?.fromGrossCents;
    return { id, places: [seats, wheelchairPlaces], from };
  });
  const sold = stands.map(({ key }) => {
    const ticket = documentsOf("ticket-type").find((type) => type.key === `tt-drenthe-${key}-adult`);
    const sunday = priceSchema.parse(ticket?.nl).admissions[2]?.priceCents;
    return { id: key, places: [placesOf(key), placesOf(`${key}:accessible`)], from: sunday };
  });
  expect(sold).toEqual(drawn);
});

test("S08 every corner that a stand's summary names is seen from the middle of it", () => {
  const named = (summary: string) =>
    [...summary.matchAll(/(?<=(?:bocht|turns?|tot en met|to|en|and) )\d+/giu)].map(([number]) => Number(number));
  for (const { key, nl, en } of stands) {
    const stand = circuit.stands.find(({ id }) => id === key);
    if (stand === undefined) throw new TypeError(`The file has no stand ${key}`);
    const seen = sightFromSeat(circuit, stand, typicalRows(stand).middle).corners.map(({ number }) => number);
    expect({ key, corners: seen }).toEqual({ key, corners: expect.arrayContaining(named(nl)) });
    expect({ key, corners: named(en) }).toEqual({ key, corners: named(nl) });
  }
});

test("S08 no path leads through a stand, a building or the water", () => {
  const solid = new Set(["building", "pit-building", "water"]);
  const blocks = [...circuit.stands, ...circuit.areas.filter(({ kind }) => solid.has(kind))];
  const positions = new Map(circuit.paths.nodes.map(({ id, position }) => [id, position]));
  const wrong = circuit.paths.edges
    .filter(({ kind }) => kind !== "tunnel")
    .filter(({ from, to, bends }) => {
      const path = [positions.get(from), ...bends, positions.get(to)].filter((point) => point !== undefined);
      return path.slice(1).some(([bx, by], index) => {
        const [ax, ay] = pointAt(path, index);
        // Ends of paths lie on the edge of a stand: looked at is what lies in between.
        return [0.1, 0.3, 0.5, 0.7, 0.9].some((share) =>
          blocks.some(({ outline }) => isWithin([ax + (bx - ax) * share, ay + (by - ay) * share], outline)),
        );
      });
    });
  expect(wrong.map(({ from, to }) => `${from}–${to}`)).toEqual([]);
});
