import type * as z from "zod";
import { figureProblems } from "#contract/circuit/figure-problems";
import { lineProblems } from "#contract/circuit/line-problems";
import {
  publishedCameraSchema,
  publishedCircuitSchema,
  publishedStandSchema,
  publishedViewpointSchema,
} from "#contract/circuit/published-circuit";
import { valueProblems } from "#contract/circuit/read-track-file";
import { siteProblems } from "#contract/circuit/site-problems";
import {
  areaSchema,
  type Circuit,
  cornerSchema,
  placeKinds,
  placeSchema,
  trackFileSchema,
  trackLimits,
  zoneSchema,
} from "#contract/circuit/track-file";
import { measureLine, nearestOnLine } from "#contract/circuit/track-line";
import { tourStart } from "#contract/circuit/tour-start";
import { type TrackPart, type TrackProblem, trackProblem } from "#contract/circuit/track-problem";
import { viewProblems } from "#contract/circuit/view-problems";
import type { CircuitRows, StandRow } from "./circuit-rows.ts";
import { composePaths } from "./compose-paths.ts";
import {
  cameraInput,
  circuitInput,
  cornerInput,
  type PartInput,
  placeInput,
  standInput,
  viewpointInput,
  zoneInput,
} from "./part-inputs.ts";
import { type PartList, type ReadPart, readParts } from "./read-parts.ts";

/** The circuit as the site gets it. */
export interface ComposedCircuit {
  /** As `publishedCircuitSchema` reads it; `null` when there is no circuit, or its track is wrong. */
  circuit: PartInput | null;
  /** Problems for editors; a part with one is left out, unless it is about a view, `paths` or the circuit itself. */
  problems: TrackProblem[];
}

const lists = {
  zones: { name: "zones", part: "zone", schema: zoneSchema, most: trackLimits.zones },
  corners: { name: "corners", part: "corner", schema: cornerSchema, most: trackLimits.corners },
  stands: { name: "stands", part: "stand", schema: publishedStandSchema, most: trackLimits.stands },
  areas: { name: "areas", part: "area", schema: areaSchema, most: trackLimits.areas },
  places: { name: "places", part: "place", schema: placeSchema, most: trackLimits.places },
  cameras: { name: "cameras", part: "camera", schema: publishedCameraSchema, most: trackLimits.cameras },
  viewpoints: { name: "viewpoints", part: "viewpoint", schema: publishedViewpointSchema, most: trackLimits.viewpoints },
} as const satisfies Record<string, PartList<z.ZodType>>;

const priceCategories = {
  name: "priceCategories",
  part: "price-category",
  schema: trackFileSchema.shape.priceCategories.element,
  most: 50,
} as const;

type ListName = keyof typeof lists;

type Parts = { [Name in ListName]: ReadPart<z.output<(typeof lists)[Name]["schema"]>>[] };

const baseSchema = trackFileSchema.omit({
  zones: true,
  corners: true,
  stands: true,
  areas: true,
  places: true,
  cameras: true,
  viewpoints: true,
  paths: true,
});

type Base = z.output<typeof baseSchema>;

/**
 * Puts the circuit together from its parts. A part that lacks something, or doesn't fit the others, is left out and
 * reported, so that the rest can be shown.
 */
export function composeCircuit(rows: CircuitRows): ComposedCircuit {
  const problems: TrackProblem[] = [];
  if (rows.circuit === null) {
    readAll(rows, [], problems);
    return { circuit: null, problems };
  }
  const given = circuitInput(rows.circuit);
  const priced = readParts(priceCategories, given.priceCategories, problems).map((category) => category.input);
  const input = { ...given, priceCategories: priced };
  const { data: base, error } = baseSchema.safeParse(input);
  if (base === undefined) return { circuit: null, problems: valueProblems(error.issues, input) };

  const parts = readAll(rows, input.areas, problems);
  const line = lineProblems(circuitOf(base, parts));
  problems.push(...line);
  if (line.some(({ part }) => part === "line" || part === "circuit")) return { circuit: null, problems: line };
  const hasSectors = line.every(({ part }) => part !== "sector");
  leaveOut(parts, line);
  leaveOutMisfits(base, parts, rows, problems);
  // A grandstand that faces away or has too many seats stays on the map, as its tickets and place are right.
  const fitting = circuitOf(base, parts);
  problems.push(...viewProblems(fitting), ...figureProblems(fitting));

  const { paths, hasPaths } = composePaths(fitting, input.paths, problems);
  const sectors = hasSectors ? base.sectors : [];
  const { updatedAt } = rows;
  const circuit = { ...input, sectors, ...inputsOf(base, parts), paths, hasPaths, updatedAt };
  // Each part was read by itself: a circuit that can't be read as a whole is a bug, and throws here.
  publishedCircuitSchema.parse(circuit);
  return { circuit, problems };
}

function readAll(rows: CircuitRows, areas: unknown, problems: TrackProblem[]): Parts {
  // Paths refer to grandstands, places and areas by id alone, so these share one set of ids.
  const taken = new Set<string>();
  const places = readParts(lists.places, rows.places.map(placeInput), problems, taken);
  const gates = new Set(places.filter(({ value }) => value.kind === "entrance").map(({ value }) => value.id));
  const stands = readParts(lists.stands, standInputs(rows.stands, gates, problems), problems, taken);
  return {
    zones: readParts(lists.zones, rows.zones.map(zoneInput), problems),
    corners: readParts(lists.corners, rows.corners.map(cornerInput), problems),
    stands,
    areas: readParts(lists.areas, Array.isArray(areas) ? areas : [], problems, taken),
    places,
    cameras: readParts(lists.cameras, rows.cameras.map(cameraInput), problems),
    viewpoints: readParts(lists.viewpoints, viewpointInputs(rows, stands), problems),
  };
}

/** Returns the grandstands that are published in both languages; reports the others. */
function standInputs(rows: readonly StandRow[], gates: ReadonlySet<string>, problems: TrackProblem[]): PartInput[] {
  const english = new Map(rows.filter(({ locale }) => locale === "en").map((row) => [row.documentId, row]));
  const dutch = new Set(rows.filter(({ locale }) => locale === "nl").map(({ documentId }) => documentId));
  return rows.flatMap((row) => {
    const en = english.get(row.documentId);
    if (row.locale === "nl" && en !== undefined) return [standInput(row, en, gates)];
    const isAlone = row.locale === "nl" || (row.locale === "en" && !dutch.has(row.documentId));
    const field = row.locale === "nl" ? "en" : "nl";
    if (isAlone) problems.push(trackProblem("missing", "stand", row.key, { field }));
    return [];
  });
}

function viewpointInputs({ viewpoints }: Pick<CircuitRows, "viewpoints">, stands: Parts["stands"]): PartInput[] {
  const stops = new Set(viewpoints.flatMap(({ key }) => key ?? []));
  const places = stands.map(({ value }) => value);
  return viewpoints.map((row) => viewpointInput(row, places, stops));
}

/** Returns the circuit with its parts as their schemas parsed them, without paths. */
function circuitOf(base: Base, parts: Parts): Circuit {
  return {
    ...base,
    zones: parts.zones.map(({ value }) => value),
    corners: parts.corners.map(({ value }) => value),
    stands: parts.stands.map(({ value }) => value),
    areas: parts.areas.map(({ value }) => value),
    places: parts.places.map(({ value }) => value),
    cameras: parts.cameras.map(({ value }) => value),
    viewpoints: parts.viewpoints.map(({ value }) => value),
    paths: { nodes: [], edges: [] },
  };
}

/** Leaves out parts that don't fit the others, until all do: without its zone, for example, a grandstand goes too. */
function leaveOutMisfits(base: Base, parts: Parts, rows: CircuitRows, problems: TrackProblem[]): void {
  // The loop ends, as each round leaves out at least one part.
  for (
    let found = siteProblems(circuitOf(base, parts));
    found.length > 0;
    found = siteProblems(circuitOf(base, parts))
  ) {
    problems.push(...found);
    leaveOut(parts, found);
    const stops = new Set(parts.viewpoints.map(({ value }) => value.id));
    const kept = { viewpoints: rows.viewpoints.filter(({ key }) => key !== null && stops.has(key)) };
    parts.viewpoints = readParts(lists.viewpoints, viewpointInputs(kept, parts.stands), []);
  }
}

function leaveOut(parts: Parts, problems: readonly TrackProblem[]): void {
  const gone = new Set(problems.map(({ part, id }) => `${part} ${id}`));
  const isKept = (part: TrackPart) => (entry: { value: { id: string } }) => !gone.has(`${part} ${entry.value.id}`);
  parts.zones = parts.zones.filter(isKept("zone"));
  parts.corners = parts.corners.filter(isKept("corner"));
  parts.stands = parts.stands.filter(isKept("stand"));
  parts.areas = parts.areas.filter(isKept("area"));
  parts.places = parts.places.filter(isKept("place"));
  parts.cameras = parts.cameras.filter(isKept("camera"));
  parts.viewpoints = parts.viewpoints.filter(isKept("viewpoint"));
}

/** Returns the parts as the API answers them: grandstands in the order of a lap, places by their kind. */
function inputsOf({ centreLine }: Base, parts: Parts): Record<ListName, PartInput[]> {
  const line = measureLine(centreLine);
  const lap = new Map(
    parts.stands.map(({ value: { id, outline } }) => {
      const sum = outline.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
      return [id, nearestOnLine(line, [sum[0] / outline.length, sum[1] / outline.length]).distance];
    }),
  );
  const lapOf = (id: string) => lap.get(id) ?? 0;
  const start = tourStart(parts.viewpoints.map(({ value }) => value));
  const isFirst = (id: string) => Number(id === start.id);
  const inputs = (list: readonly { input: PartInput }[]) => list.map(({ input }) => input);
  return {
    zones: inputs(parts.zones),
    corners: inputs(parts.corners),
    stands: inputs(parts.stands.toSorted((one, other) => lapOf(one.value.id) - lapOf(other.value.id))),
    areas: inputs(parts.areas),
    places: inputs(
      parts.places.toSorted((one, other) => placeKinds.indexOf(one.value.kind) - placeKinds.indexOf(other.value.kind)),
    ),
    cameras: inputs(parts.cameras),
    // The tour begins at the first viewpoint of the list.
    viewpoints: inputs(parts.viewpoints.toSorted((one, other) => isFirst(other.value.id) - isFirst(one.value.id))),
  };
}
