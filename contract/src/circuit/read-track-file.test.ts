import { expect, test } from "vitest";
import { secondTrack } from "../../fixtures/circuit/second-track.ts";
import { readTrackFile } from "./read-track-file.ts";
import { trackLimits } from "./track-file.ts";

type File = typeof secondTrack;

/** The problems of the second track after a change; each as `code part id`. */
function problemsAfter(change: (file: File) => void): string[] {
  const file = structuredClone(secondTrack);
  change(file);
  return (readTrackFile(file).problems ?? []).map(({ code, part, id }) => `${code} ${part} ${id ?? "-"}`);
}

/** An entry of the file as an editor's half-filled form: fields may be missing or of any kind. */
function loosely(entries: readonly object[], index: number): Record<string, unknown> {
  const entry = Object.assign<Record<string, unknown>, object>({}, entries[index] ?? {});
  Reflect.set(entries, index, entry);
  return entry;
}

test("S08 a circuit whose parts fit together is read", () => {
  const { circuit, problems } = readTrackFile(secondTrack);
  expect(problems).toBeNull();
  expect(circuit?.corners.map(({ turn }) => turn)).toEqual(["left", "left", "left", "right", "left", "left"]);
  expect(circuit?.stands[1]?.name).toEqual({ nl: "De Kop", en: "The Head" });
  expect(circuit?.corners[0]?.name).toEqual({ nl: "Vloedlijn", en: "Vloedlijn" });
});

test("S08 what is no circuit at all is told as missing parts, and breaks nothing", () => {
  for (const input of [null, undefined, 5, "track", [], {}, { centreLine: "x", stands: [null] }]) {
    const { circuit, problems } = readTrackFile(input);
    expect(circuit).toBeNull();
    expect(problems?.length).toBeGreaterThan(0);
  }
  expect(readTrackFile({ ...secondTrack, lapRecord: undefined }).problems).toEqual([
    { code: "missing", part: "circuit", id: null, values: { field: "lapRecord" } },
  ]);
});

test.each(["outline", "facingBearing", "rows", "zone"])("S08 an editor is told that a stand lacks its %s", (field) => {
  for (const value of [undefined, null]) {
    const file = structuredClone(secondTrack);
    loosely(file.stands, 1)[field] = value;
    expect(readTrackFile(file).problems).toEqual([{ code: "missing", part: "stand", id: "kop", values: { field } }]);
  }
});

test("S08 numbers that are none, and ones beyond all measure, are told with the field", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
    const file = structuredClone(secondTrack);
    file.centreLine[4] = [value, 0];
    expect(readTrackFile(file).problems).toEqual([
      { code: "not-a-number", part: "line", id: null, values: { field: "0" } },
    ]);
  }
  expect(problemsAfter(({ areas }) => Object.assign(areas[0] ?? {}, { heightMetres: 5000 }))).toEqual([
    "wrong-value area clubhuis",
  ]);
  expect(problemsAfter(({ stands }) => Object.assign(stands[0] ?? {}, { id: "<script>" }))).toEqual([
    "wrong-value stand <script>",
  ]);
});

const points = Array.from({ length: 10_000 }, (_, index): [number, number] => [index, index % 7]);
const nodes = points.map((position, index) => ({ id: `n${index}`, position, arrivesAt: [] }));

test.each([
  ["points", { centreLine: points }, trackLimits.linePoints],
  ["nodes", { paths: { nodes, edges: [] } }, trackLimits.nodes],
])("S08 10,000 %s are refused, with the most that there may be", (_, change, most) => {
  expect(readTrackFile({ ...secondTrack, ...change }).problems).toContainEqual(
    expect.objectContaining({ code: "too-many", values: expect.objectContaining({ most, count: 10_000 }) }),
  );
});
