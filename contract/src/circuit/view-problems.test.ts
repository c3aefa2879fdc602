import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { findTrackProblems } from "./find-track-problems.ts";

/** The problems of the second circuit with a stand that is built otherwise. */
function problemsWith(stand: string, change: object) {
  const { stands, ...circuit } = secondCircuit();
  return findTrackProblems({
    ...circuit,
    stands: stands.map((one) => (one.id === stand ? { ...one, ...change } : one)),
  });
}

test("S08 a stand that looks away from the track is told, with where the track is", () => {
  expect(problemsWith("oever", { facingBearing: 180 })).toEqual([
    { code: "stand-looks-away", part: "stand", id: "oever", values: { facingBearing: 180, towards: 0 } },
  ]);
  expect(problemsWith("kop", { facingBearing: 90 })).toEqual([
    { code: "stand-looks-away", part: "stand", id: "kop", values: { facingBearing: 90, towards: 270 } },
  ]);
});

test.each([
  ["oever", 0],
  ["oever", 89],
  ["oever", 271],
  // The infield has track on all sides.
  ["binnen", 0],
])(
  "S08 a stand that looks at the track, along it, or at another part of it is right: %s to %d",
  (stand, facingBearing) => {
    expect(problemsWith(stand, { facingBearing })).toEqual([]);
  },
);

test("S08 a stand that is too far off to see any of the track isn’t turned by its direction", () => {
  const outline = [
    [350, -700],
    [450, -700],
    [450, -675],
    [350, -675],
  ];
  const codes = problemsWith("oever", { outline, facingBearing: 180 }).map(({ code }) => code);
  expect(codes).not.toContain("stand-looks-away");
});
