import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { nodesAt } from "../../../contract/src/circuit/arrivals.ts";
import { destinationsOf } from "../../../contract/src/circuit/destinations.ts";
import { isWithin, pointAt } from "../../../contract/src/circuit/plane.ts";
import { distanceAt, racePace, speedAt } from "../../../contract/src/circuit/race-pace.ts";
import { readTrackFile } from "../../../contract/src/circuit/read-track-file.ts";
import { findRoute } from "../../../contract/src/circuit/routes.ts";
import { sightFromSeat } from "../../../contract/src/circuit/sight-lines.ts";
import { eyeOfSeat, typicalRows } from "../../../contract/src/circuit/stand-profile.ts";
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

const walk = (from: string, to: string, isStepFree: boolean) =>
  findRoute(circuit, { from: { id: from }, to: { id: to }, isStepFree });

test("S08 the demo's track has no problems, and is as long as it says", () => {
  expect(problems).toBeNull();
  expect(Math.abs(line.length - 4512)).toBeLessThan(1);
  expect(circuit.corners.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(circuit.corners.filter(({ turn }) => turn === "right")).toHaveLength(10);
});

test("S08 every corner has its story in both languages, and its record", () => {
  for (const { story, record } of circuit.corners) {
    expect(story?.nl).not.toBe(story?.en);
    expect(record?.kilometresPerHour).toBeGreaterThan(50);
  }
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

describe("S08 from every gate one comes to everything", () => {
  const gates = circuit.places.filter(({ kind }) => kind === "entrance").map(({ id }) => id);
  test.each(gates)("%s", (gate) => {
    const wrong = destinationsOf(circuit).filter(({ id }) => {
      const [short, free] = [walk(gate, id, false), walk(gate, id, true)];
      if (short === null || free === null) return true;
      // The shortest is never the longer one, and nobody walks further than round the whole circuit.
      return free.treads > 0 || short.metres > free.metres || free.metres > 4000;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
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

test("S08 the entrance on a stand's tickets is hardly farther than the nearest", () => {
  const gates = circuit.places.filter(({ kind }) => kind === "entrance").map(({ id }) => id);
  const metres = (gate: string, stand: string) => walk(gate, stand, false)?.metres ?? Infinity;
  const detours = stands.map(({ key, gate }) => ({
    key,
    metres: metres(gate, key) - Math.min(...gates.map((id) => metres(id, key))),
  }));
  expect(detours.filter((detour) => !(detour.metres < 100))).toEqual([]);
});

test("S08 walking north to south takes 20 minutes through the tunnel, 27 round the outside without steps", () => {
  const [short, free] = [walk("noord", "zuid", false), walk("noord", "zuid", true)];
  expect(short?.legs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["bridge", "tunnel"]));
  expect(free?.legs.map(({ kind }) => kind)).not.toContain("tunnel");
  expect([Math.round((short?.seconds ?? 0) / 60), Math.round((free?.seconds ?? 0) / 60)]).toEqual([20, 27]);
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

test("S08 every stand has two ways in, one of them without steps", () => {
  for (const { id } of circuit.stands) expect(nodesAt(circuit.paths, id)).toHaveLength(2);
});

test.each(circuit.stands)("S08 from $id one sees the track before it, and not the whole circuit", (stand) => {
  for (const row of Object.values(typicalRows(stand))) {
    const { share } = sightFromSeat(circuit, stand, row);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.5);
  }
});

test("S08 the tour's stops on stands are at the eyes of somebody who sits there", () => {
  for (const { stand: id, position } of circuit.viewpoints.filter(({ kind }) => kind === "stand")) {
    const stand = circuit.stands.find((one) => one.id === id);
    if (stand === undefined) throw new TypeError("A stop without its stand");
    const eye = eyeOfSeat(stand, typicalRows(stand).middle);
    expect(Math.hypot(position[0] - eye[0], position[1] - eye[1], position[2] - eye[2])).toBeLessThan(1.5);
  }
});

test("S08 a rider's lap takes as long as the record, and its sectors about as long as the record’s", () => {
  const pace = racePace(circuit);
  expect(pace.lapSeconds).toBe(93.127);
  // The record's own first two sectors: 29.418 and 28.306 s.
  expect(Math.abs(distanceAt(pace, 29.418) / 1450 - 1)).toBeLessThan(0.06);
  expect(Math.abs(distanceAt(pace, 29.418 + 28.306) / 2715 - 1)).toBeLessThan(0.03);
  const fastest = Math.max(...pace.speeds) * 3.6;
  expect(fastest).toBeGreaterThan(280);
  expect(fastest).toBeLessThan(310);
  const slow = circuit.corners.map(({ id, distanceMetres }) => ({ id, speed: speedAt(pace, distanceMetres) }));
  expect(slow.sort((one, other) => one.speed - other.speed)[0]?.id).toBe("laatste-kei");
});
