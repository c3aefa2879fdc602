import { expect, test } from "vitest";
import { changedTrack } from "../../fixtures/circuit/changed-track.ts";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { rectangle, secondTrack } from "../../fixtures/circuit/second-track.ts";
import { figureProblems } from "./figure-problems.ts";
import { readTrackFile } from "./read-track-file.ts";
import { trackLimits } from "./track-file.ts";

const { centreLine, paths, viewpoints } = secondTrack;
const problemsOf = (changes: Readonly<Record<string, unknown>>) => readTrackFile(changedTrack(changes)).problems ?? [];
const withPath = (from: string, to: string, bends: [number, number][] = []) => ({
  "paths.edges.+": { kind: "path", surface: "sand", isStepFree: true, widthMetres: 2, from, to, bends },
});
const withPlace = (id: string, kind: string, position: [number, number]) => ({
  "places.+": { id, kind, name: id, position },
});

/** Each change of the second track, with the problems that it gives as `code part id`. */
const cases: [what: string, changes: Readonly<Record<string, unknown>>, ...problems: string[]][] = [
  ["nothing", {}],
  ["a line cut open", { centreLine: centreLine.slice(20) }, "line-open line -"],
  ["a point twice", { "centreLine.+": [300, 0] }, "line-repeats-a-point line -"],
  ["a line across itself", { "centreLine.10": [345, 255] }, "line-crosses-itself line -", "length-differs circuit -"],
  ["a line the other way", { direction: "clockwise" }, "line-runs-the-other-way line -"],
  ["another length", { lengthMetres: 2600, sectors: [] }, "length-differs circuit -"],
  ["a start beside the track", { "startFinish.position": [300, 40] }, "start-off-the-line circuit -"],
  ["a start that faces backwards", { "startFinish.bearing": 270 }, "start-off-the-line circuit -"],
  ["a corner off the line", { "corners.2.apex": [400, 420] }, "corner-off-the-line corner kwelder"],
  ["a corner elsewhere", { "corners.2.distanceMetres": 300 }, "corner-at-another-distance corner kwelder"],
  ["a corner the other way", { "corners.2.turn": "right" }, "corner-turns-the-other-way corner kwelder"],
  ["sectors with a gap", { "sectors.1.fromMetres": 1500 }, "sectors-leave-a-gap sector 2"],
  ["sectors that end early", { "sectors.1.toMetres": 2000 }, "sectors-leave-a-gap sector 2"],
  ["a pit lane in the field", { "pitLane.0": [250, 60] }, "pit-lane-off-the-track line -"],
  ["a zone that isn't there", { "stands.0.zone": "bos" }, "unknown-zone stand oever"],
  ["a price that isn't there", { "stands.0.priceCategory": "gratis" }, "unknown-price-category stand oever"],
  ["a stand on the track", { "stands.0.outline": rectangle(350, -50, 450, 5) }, "stand-on-the-track stand oever"],
  ["a stand that looks away", { "stands.0.facingBearing": 180 }, "stand-looks-away stand oever"],
  ["another that looks away", { "stands.1.facingBearing": 90 }, "stand-looks-away stand kop"],
  ["a stand that looks along the track", { "stands.0.facingBearing": 89 }],
  ["a stand with track on all sides", { "stands.2.facingBearing": 0 }],
  ["as many seats as fit on 400 square metres", { "stands.2.seats": 1600 }],
  ["a seat too many", { "stands.2.seats": 1601 }, "stand-too-full stand binnen"],
  [
    "an outline across itself",
    { "areas.0.outline": rectangle(550, 30, 600, 60).toSpliced(1, 2, [600, 60], [600, 30]) },
    "outline-crosses-itself area clubhuis",
  ],
  ["a bridge upside down", { "areas.2.baseMetres": 12 }, "base-above-top area reclamebrug"],
  ["an area beyond all measure", { "areas.0.heightMetres": 5000 }, "wrong-value area clubhuis"],
  ["an id of markup", { "stands.0.id": "<script>" }, "wrong-value stand <script>"],
  ["a camera off the site", { "cameras.0.position": [5000, 20, 5] }, "off-the-site camera start"],
  [
    "a WC on the track",
    { "places.3.position": [400, 3] },
    "place-on-the-track place wc-kade",
    "no-path-reaches place wc-kade",
  ],
  ["a screen above the track", { "places.5.position": [400, 3] }],
  ["two things of one name", { "places.4.id": "clubhuis" }, "duplicate-id place clubhuis"],
  ["two nodes of one name", { "paths.nodes.+": { id: "hek", position: [0, -90] } }, "duplicate-id node hek"],
  ["a tour to nowhere", { "viewpoints.0.leadsTo": ["maan"] }, "unknown-viewpoint viewpoint baan"],
  [
    "a tour in two parts",
    { viewpoints: viewpoints.map((stop) => ({ ...stop, leadsTo: [] })) },
    "tour-in-parts viewpoint op-oever",
  ],
  [
    "a first stop that leads nowhere",
    { viewpoints: [{ ...viewpoints[0], id: "heg", leadsTo: [] }, ...viewpoints] },
    "tour-in-parts viewpoint heg",
  ],
  ["a stop on a stand that isn't there", { "viewpoints.1.stand": "maan" }, "unknown-stand viewpoint op-oever"],
  ["a path to a missing node", withPath("plein", "zee"), "unknown-node edge plein–zee"],
  ["a path to itself", withPath("plein", "plein"), "edge-leads-nowhere edge plein–plein"],
  [
    "a path across the track",
    { "paths.edges.6.kind": "path" },
    "path-crosses-the-track edge portaal-buiten–portaal-binnen",
  ],
  [
    "a path across the pit lane",
    withPath("midden", "portaal-binnen", [[350, 10]]),
    "path-crosses-the-track edge midden–portaal-binnen",
  ],
  ["steps called step-free", { "paths.edges.1.isStepFree": true }, "steps-called-step-free edge plein–oever-trap"],
  ["a node that arrives at nothing", { "paths.nodes.1.arrivesAt": ["maan"] }, "unknown-destination node plein"],
  ["paths in two parts", { "paths.edges": paths.edges.toSpliced(6, 1) }, "network-in-parts node portaal-binnen"],
  ["a gate that no path reaches", withPlace("hek-west", "entrance", [-300, -300]), "no-path-reaches place hek-west"],
  [
    "a camping that no path reaches",
    { "areas.+": { id: "strand", kind: "camping", name: "Strand", outline: rectangle(-300, 300, -200, 350) } },
    "no-path-reaches area strand",
  ],
  [
    "a stand that no path reaches",
    { "paths.nodes.9.arrivesAt": [], "paths.nodes.9.position": [600, 200] },
    "no-path-reaches stand binnen",
  ],
  ["wheelchair places up the steps", { "stands.2.wheelchairPlaces": 2 }, "no-step-free-way stand binnen"],
  [
    // No way without steps begins anywhere then.
    "the only gate without a node that arrives there",
    { "paths.nodes.0.arrivesAt": [] },
    "no-node-arrives place hek-zuid",
    "no-step-free-way stand oever",
    "no-step-free-way stand kop",
  ],
  ["a bus stop without a node", { "paths.nodes.10.arrivesAt": [] }, "no-node-arrives place bus"],
  ["a camping without a node", { "paths.nodes.14.arrivesAt": [] }, "no-node-arrives area camping-duin"],
  ["a stand without a node", { "paths.nodes.9.arrivesAt": [] }, "no-node-arrives stand binnen"],
  [
    "a car park without one",
    { "paths.nodes.14.arrivesAt": [], "areas.4.kind": "parking" },
    "no-node-arrives area camping-duin",
  ],
  ["a bus stop far from its node", { "places.1.position": [-200, -400] }, "arrives-far-off place bus"],
  ["a bus stop some steps from its node", { "places.1.position": [840, -140] }],
  [
    "a camping far from its node",
    { "areas.4.outline": rectangle(-700, -400, -500, -250) },
    "arrives-far-off area camping-duin",
  ],
  ["a node far from a stand that another one is near", { "paths.nodes.14.arrivesAt": ["camping-duin", "kop"] }],
  ["a facility beside a path", withPlace("ijs", "food", [700, -110])],
  [
    // 20 metres from the path along the paddock, with the straight in between.
    "a facility across the track from a path",
    { "paths.nodes.0.position": [400, -12], ...withPlace("ijs", "food", [420, 8]) },
    "no-path-reaches place ijs",
    "arrives-far-off place hek-zuid",
  ],
];
test.each(cases)("S08 an editor is told what doesn't fit: %s", (_, changes, ...problems) => {
  expect(problemsOf(changes).map(({ code, part, id }) => `${code} ${part} ${id ?? "-"}`)).toEqual(problems);
});

test.each([
  [{ "stands.0.facingBearing": 180 }, { facingBearing: 180, towards: 0 }],
  [{ "stands.2.seats": 1601 }, { seats: 1601, area: 400, most: 1600 }],
  [{ lapRecord: undefined }, { field: "lapRecord" }],
  [{ "stands.1.outline": undefined }, { field: "outline" }],
  [{ "stands.1.facingBearing": null }, { field: "facingBearing" }],
  [{ "centreLine.4": [Number.NaN, 0] }, { field: "0" }],
  [{ "centreLine.4": [Number.POSITIVE_INFINITY, 0] }, { field: "0" }],
])("S08 a problem tells its figures: %o", (changes, values) => {
  expect(problemsOf(changes)).toMatchObject([{ values }]);
});

test("S08 a circuit whose parts fit together is read", () => {
  const { corners, stands } = secondCircuit();
  expect(corners.map(({ turn }) => turn)).toEqual(["left", "left", "left", "right", "left", "left"]);
  expect(stands[1]?.name).toEqual({ nl: "De Kop", en: "The Head" });
  expect(corners[0]?.name).toEqual({ nl: "Vloedlijn", en: "Vloedlijn" });
});

test.each([null, undefined, 5, "track", {}, { centreLine: "x", stands: [null] }])(
  "S08 %j is no circuit, which breaks nothing",
  (input) =>
    expect(readTrackFile(input)).toEqual({ circuit: null, problems: expect.arrayContaining([expect.anything()]) }),
);

const points = Array.from({ length: 10_000 }, (_, index): [number, number] => [index, index % 7]);
const nodes = points.map((position, index) => ({ id: `n${index}`, position, arrivesAt: [] }));
test.each([
  ["points", { centreLine: points }, trackLimits.linePoints],
  ["nodes", { paths: { nodes, edges: [] } }, trackLimits.nodes],
])("S08 10,000 %s are refused, with the most that there may be", (_, changes, most) => {
  expect(problemsOf(changes)).toContainEqual(
    expect.objectContaining({ code: "too-many", values: expect.objectContaining({ most, count: 10_000 }) }),
  );
});

test("S08 nobody rides faster than 500 kilometres an hour, or holds a record of a year to come", () => {
  const circuit = secondCircuit();
  const { corners, lapRecord } = circuit;
  const told = (changes: object) =>
    figureProblems({ ...circuit, ...changes }, new Date("2027-03-01T12:00:00Z")).map(({ code, id }) => `${code} ${id}`);
  const cornerOf = (year: number) =>
    corners.with(0, Object.assign({}, corners[0], { record: { kilometresPerHour: 180, holder: "A. Wierda", year } }));
  // The line of 2,454 metres takes 17.7 seconds at 500 kilometres an hour.
  expect(told({ lapRecord: { ...lapRecord, seconds: 18, year: 2027 }, corners: cornerOf(2027) })).toEqual([]);
  expect(told({ lapRecord: { ...lapRecord, seconds: 17 } })).toEqual(["lap-too-fast null"]);
  expect(told({ lapRecord: { ...lapRecord, year: 2028 } })).toEqual(["record-to-come null"]);
  expect(told({ corners: cornerOf(2028) })).toEqual([`record-to-come ${corners[0]?.id}`]);
});
