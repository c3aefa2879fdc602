import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { figureProblems } from "./figure-problems.ts";
import { findTrackProblems } from "./find-track-problems.ts";

const now = new Date("2027-03-01T12:00:00Z");
const circuit = secondCircuit();

test("S08 a lap record that nobody can ride is told, and so is one of a year to come", () => {
  const withRecord = (change: object) =>
    figureProblems({ ...circuit, lapRecord: { ...circuit.lapRecord, ...change } }, now);
  expect(withRecord({})).toEqual([]);
  // The line of 2,454 metres takes 17.7 seconds at 500 kilometres an hour.
  expect(withRecord({ seconds: 18, year: 2027 })).toEqual([]);
  expect(withRecord({ seconds: 6.15 })).toMatchObject([
    { code: "lap-too-fast", part: "circuit", id: null, values: { most: 500 } },
  ]);
  expect(withRecord({ year: 2028 })).toEqual([
    { code: "record-to-come", part: "circuit", id: null, values: { year: 2028 } },
  ]);
});

test("S08 a corner has no record of a year to come", () => {
  const [corner, ...others] = circuit.corners;
  if (corner === undefined) throw new Error("No corner");
  const record = (year: number) => ({ ...corner, record: { kilometresPerHour: 180, holder: "A. Wierda", year } });
  expect(figureProblems({ ...circuit, corners: [record(2027), ...others] }, now)).toEqual([]);
  expect(figureProblems({ ...circuit, corners: [record(2028), ...others] }, now)).toEqual([
    { code: "record-to-come", part: "corner", id: corner.id, values: { year: 2028 } },
  ]);
});

test("S08 a stand has no more seats than fit on it", () => {
  const withSeats = (seats: number) =>
    findTrackProblems({
      ...circuit,
      stands: circuit.stands.map((stand) => (stand.id === "binnen" ? { ...stand, seats } : stand)),
    });
  // It covers 400 square metres.
  expect(withSeats(1600)).toEqual([]);
  expect(withSeats(1601)).toEqual([
    { code: "stand-too-full", part: "stand", id: "binnen", values: { seats: 1601, area: 400, most: 1600 } },
  ]);
});
