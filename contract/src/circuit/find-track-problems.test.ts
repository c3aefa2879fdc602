import { describe, expect, test } from "vitest";
import { secondTrack } from "../../fixtures/circuit/second-track.ts";
import { readTrackFile } from "./read-track-file.ts";

type File = typeof secondTrack;

/** The problems of the second track after a change; each as `code part id`. */
function problemsAfter(change: (file: File) => void): string[] {
  const file = structuredClone(secondTrack);
  change(file);
  return (readTrackFile(file).problems ?? []).map(({ code, part, id }) => `${code} ${part} ${id ?? "-"}`);
}

describe("S08 an editor is told what doesn't fit", () => {
  const cases: [string, (file: File) => unknown, string[]][] = [
    ["a line cut open", ({ centreLine }) => centreLine.splice(0, 20), ["line-open line -"]],
    ["a point twice", ({ centreLine }) => centreLine.push([300, 0]), ["line-repeats-a-point line -"]],
    [
      "a line that crosses itself",
      ({ centreLine }) => centreLine.splice(10, 1, [345, 255]),
      ["line-crosses-itself line -", "length-differs circuit -"],
    ],
    [
      "a line the other way",
      (file) => Object.assign(file, { direction: "clockwise" }),
      ["line-runs-the-other-way line -"],
    ],
    [
      "another length",
      (file) => Object.assign(file, { lengthMetres: 2600, sectors: [] }),
      ["length-differs circuit -"],
    ],
    [
      "a start beside the track",
      (file) => Object.assign(file.startFinish, { position: [300, 40] }),
      ["start-off-the-line circuit -"],
    ],
    [
      "a start that faces backwards",
      (file) => Object.assign(file.startFinish, { bearing: 270 }),
      ["start-off-the-line circuit -"],
    ],
    [
      "a corner off the line",
      ({ corners }) => Object.assign(corners[2] ?? {}, { apex: [400, 420] }),
      ["corner-off-the-line corner kwelder"],
    ],
    [
      "a corner at another distance",
      ({ corners }) => Object.assign(corners[2] ?? {}, { distanceMetres: 300 }),
      ["corner-at-another-distance corner kwelder"],
    ],
    [
      "a corner that turns the other way",
      ({ corners }) => Object.assign(corners[2] ?? {}, { turn: "right" }),
      ["corner-turns-the-other-way corner kwelder"],
    ],
    [
      "sectors with a gap",
      ({ sectors }) => Object.assign(sectors[1] ?? {}, { fromMetres: 1500 }),
      ["sectors-leave-a-gap sector 2"],
    ],
    [
      "sectors that end early",
      ({ sectors }) => Object.assign(sectors[1] ?? {}, { toMetres: 2000 }),
      ["sectors-leave-a-gap sector 2"],
    ],
    [
      "a pit lane in the field",
      ({ pitLane }) => Object.assign(pitLane, { 0: [250, 60] }),
      ["pit-lane-off-the-track line -"],
    ],
    [
      "a zone that isn't there",
      ({ stands }) => Object.assign(stands[0] ?? {}, { zone: "bos" }),
      ["unknown-zone stand oever"],
    ],
    [
      "a price that isn't there",
      ({ stands }) => Object.assign(stands[0] ?? {}, { priceCategory: "gratis" }),
      ["unknown-price-category stand oever"],
    ],
    [
      "a stand on the track",
      ({ stands }) =>
        Object.assign(stands[0] ?? {}, {
          outline: [
            [350, -50],
            [450, -50],
            [450, 5],
            [350, 5],
          ],
        }),
      ["stand-on-the-track stand oever"],
    ],
    [
      "an outline that crosses itself",
      ({ areas }) =>
        Object.assign(areas[0] ?? {}, {
          outline: [
            [550, 30],
            [600, 60],
            [600, 30],
            [550, 60],
          ],
        }),
      ["outline-crosses-itself area clubhuis"],
    ],
    [
      "a bridge upside down",
      ({ areas }) => Object.assign(areas[2] ?? {}, { baseMetres: 12 }),
      ["base-above-top area reclamebrug"],
    ],
    [
      "a camera off the site",
      ({ cameras }) => Object.assign(cameras[0] ?? {}, { position: [5000, 20, 5] }),
      ["off-the-site camera start"],
    ],
    [
      "two things of one name",
      ({ places }) => Object.assign(places[4] ?? {}, { id: "clubhuis" }),
      ["duplicate-id place clubhuis"],
    ],
    [
      "two nodes of one name",
      ({ paths }) => paths.nodes.push({ id: "hek", position: [0, -90] }),
      ["duplicate-id node hek"],
    ],
    [
      "a tour to nowhere",
      ({ viewpoints }) => Object.assign(viewpoints[0] ?? {}, { leadsTo: ["maan"] }),
      ["unknown-viewpoint viewpoint baan"],
    ],
    [
      "a tour in two parts",
      ({ viewpoints }) => viewpoints.forEach((stop) => Object.assign(stop, { leadsTo: [] })),
      ["tour-in-parts viewpoint op-oever"],
    ],
    [
      "a stop that leads nowhere, before all others",
      ({ viewpoints }) =>
        viewpoints.unshift(...viewpoints.slice(0, 1).map((stop) => ({ ...stop, id: "heg", leadsTo: [] }))),
      ["tour-in-parts viewpoint heg"],
    ],
    [
      "a stop on a stand that isn't there",
      ({ viewpoints }) => Object.assign(viewpoints[1] ?? {}, { stand: "maan" }),
      ["unknown-stand viewpoint op-oever"],
    ],
    [
      "a path to a missing node",
      ({ paths }) =>
        paths.edges.push({ from: "plein", to: "zee", kind: "path", surface: "sand", isStepFree: true, widthMetres: 2 }),
      ["unknown-node edge plein–zee"],
    ],
    [
      "a path to itself",
      ({ paths }) =>
        paths.edges.push({
          from: "plein",
          to: "plein",
          kind: "path",
          surface: "sand",
          isStepFree: true,
          widthMetres: 2,
        }),
      ["edge-leads-nowhere edge plein–plein"],
    ],
    [
      "a path across the track",
      ({ paths }) => Object.assign(paths.edges[6] ?? {}, { kind: "path" }),
      ["path-crosses-the-track edge portaal-buiten–portaal-binnen"],
    ],
    [
      "a path across the pit lane",
      ({ paths }) =>
        paths.edges.push(
          { from: "midden", to: "midden", kind: "path", surface: "sand", isStepFree: true, widthMetres: 2 },
          {
            from: "midden",
            to: "portaal-binnen",
            bends: [
              [400, 30],
              [300, 10],
            ],
            kind: "path",
            surface: "sand",
            isStepFree: true,
            widthMetres: 2,
          },
        ),
      ["edge-leads-nowhere edge midden–midden", "path-crosses-the-track edge midden–portaal-binnen"],
    ],
    [
      "steps called step-free",
      ({ paths }) => Object.assign(paths.edges[1] ?? {}, { isStepFree: true }),
      ["steps-called-step-free edge plein–oever-trap"],
    ],
    [
      "a node that arrives at nothing",
      ({ paths }) => Object.assign(paths.nodes[1] ?? {}, { arrivesAt: ["maan"] }),
      ["unknown-destination node plein"],
    ],
    ["paths in two parts", ({ paths }) => paths.edges.splice(6, 1), ["network-in-parts node portaal-binnen"]],
    [
      "a gate that no path reaches",
      ({ places }) => places.push({ id: "hek-west", kind: "entrance", name: "West", position: [-300, -300] }),
      ["no-path-reaches place hek-west"],
    ],
    [
      "a camping that no path reaches",
      ({ areas }) =>
        areas.push({
          id: "strand",
          kind: "camping",
          name: "Strand",
          outline: [
            [-300, 300],
            [-200, 300],
            [-200, 350],
          ],
        }),
      ["no-path-reaches area strand"],
    ],
    [
      "a stand that no path reaches",
      ({ paths }) =>
        paths.nodes.forEach((node) =>
          Object.assign(node, node.id === "binnen" ? { arrivesAt: [], position: [600, 200] } : {}),
        ),
      ["no-path-reaches stand binnen"],
    ],
    [
      "wheelchair places up the steps",
      ({ stands }) => Object.assign(stands[2] ?? {}, { wheelchairPlaces: 2 }),
      ["no-step-free-way stand binnen"],
    ],
  ];
  test.each(cases)("%s", (_, change, problems) => {
    expect(problemsAfter(change)).toEqual(problems);
  });
});

test("S08 a facility beside a path needs no node of its own; one across the track isn't beside it", () => {
  expect(
    problemsAfter(({ places }) => places.push({ id: "ijs", kind: "food", name: "IJs", position: [700, -110] })),
  ).toEqual([]);
  // 20 metres from the path along the paddock, with the straight in between.
  const across = ({ places, paths }: File) => {
    Object.assign(paths.nodes[0] ?? {}, { position: [400, -12] });
    places.push({ id: "ijs", kind: "food", name: "IJs", position: [420, 8] });
  };
  expect(problemsAfter(across)).toContain("no-path-reaches place ijs");
});
