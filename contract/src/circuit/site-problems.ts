import { occludersOf } from "./occluders.ts";
import {
  between,
  boxAround,
  type Box,
  isInBox,
  isWithin,
  nearestOnStraight,
  type Point,
  pointAt,
  signedArea,
} from "./plane.ts";
import { selfCrossing } from "./self-crossing.ts";
import { trackSteps } from "./sight-lines.ts";
import type { Circuit } from "./track-file.ts";
import { measureLine, nearestOnLine, type TrackLine } from "./track-line.ts";
import { tourStart } from "./tour-start.ts";
import { type TrackPart, type TrackProblem, trackProblem } from "./track-problem.ts";

/** How far from the track something may be that belongs to the circuit, in metres. */
const siteMarginMetres = 800;

/** The least from the edge of the track to a stand. */
const standToTrackMetres = 3;

/** The least that the longer side of a stand measures, in metres, and its area: degrees in place of metres come to less. */
const leastStandMetres = 3;

/** Finds problems of everything around the track: stands, areas, places, cameras and the stops of the tour. */
export function siteProblems(circuit: Circuit): TrackProblem[] {
  const line = measureLine(circuit.centreLine);
  return [
    ...duplicateIds(circuit),
    ...standProblems(circuit, line),
    ...placesOnTrack(circuit, line),
    ...outlineProblems(circuit),
    ...detailProblems(circuit),
    ...placesOffSite(circuit),
    ...tourProblems(circuit),
  ];
}

/** Lists whose ids nobody may confuse: a path arrives at a stand, a place or an area by its id alone. */
function duplicateIds({ corners, zones, priceCategories, stands, areas, places, cameras, viewpoints }: Circuit) {
  const destinations: (readonly [TrackPart, string])[] = [
    ...stands.map(({ id }) => ["stand", id] as const),
    ...areas.map(({ id }) => ["area", id] as const),
    ...places.map(({ id }) => ["place", id] as const),
  ];
  const ofPart = (part: TrackPart, entries: readonly { id: string }[]) => entries.map(({ id }) => [part, id] as const);
  return [
    destinations,
    ofPart("corner", corners),
    ofPart("zone", zones),
    ofPart("price-category", priceCategories),
    ofPart("camera", cameras),
    ofPart("viewpoint", viewpoints),
  ].flatMap((group) => {
    const seen = new Set<string>();
    return group.flatMap(([part, id]) => {
      const isSecond = seen.has(id);
      seen.add(id);
      return isSecond ? [trackProblem("duplicate-id", part, id)] : [];
    });
  });
}

function standProblems({ stands, zones, priceCategories, trackWidthMetres }: Circuit, line: TrackLine): TrackProblem[] {
  const least = trackWidthMetres / 2 + standToTrackMetres;
  return stands.flatMap(({ id, zone, priceCategory, outline }) => {
    const problems: TrackProblem[] = [];
    if (zones.every((other) => other.id !== zone)) problems.push(trackProblem("unknown-zone", "stand", id, { zone }));
    if (priceCategories.every((other) => other.id !== priceCategory)) {
      problems.push(trackProblem("unknown-price-category", "stand", id, { priceCategory }));
    }
    // One that crosses itself has a problem of its own.
    if (isAlmostNothing(outline) && selfCrossing(outline) === null) {
      problems.push(trackProblem("stand-too-small", "stand", id));
    }
    const metres = distanceToLine(line, outline, least);
    if (metres < least)
      problems.push(trackProblem("stand-on-the-track", "stand", id, { metres: Math.round(metres), least }));
    return problems;
  });
}

/**
 * The most that corners of occluders times steps of a lap may come to: the view from a seat then takes about a second at
 * worst. The demo has some three hundred thousand.
 */
const maxDetail = 40_000_000;

/** Areas that hide things, once the limit is reached. Stands count first, and are never left out for it. */
function detailProblems({ centreLine, stands, areas }: Circuit): TrackProblem[] {
  const most = maxDetail / trackSteps(measureLine(centreLine)).count;
  let corners = stands.reduce((sum, { outline }) => sum + outline.length, 0);
  return occludersOf({ stands: [], areas }).flatMap(({ id, outline }) => {
    corners += outline.length;
    return corners > most ? [trackProblem("too-detailed", "area", id)] : [];
  });
}

/** Whether an outline is shorter than any stand, or goes round hardly anything. */
export function isAlmostNothing(outline: readonly Point[]): boolean {
  const box = boxAround(outline);
  const longest = box === null ? 0 : Math.max(box.maxX - box.minX, box.maxY - box.minY);
  return longest < leastStandMetres || Math.abs(signedArea(outline)) < leastStandMetres;
}

/**
 * Metres from what something covers to the centre line; 0 when the line runs through it. Only what is near the outline is
 * looked at: most of a track is far from most stands.
 *
 * @returns Infinity when it is farther than `most`.
 */
function distanceToLine(line: TrackLine, outline: readonly Point[], most: number): number {
  const box = boxAround(outline, most);
  const near = line.points.flatMap((point, index): [Point, Point][] => {
    const next = pointAt(line.points, index + 1);
    return box !== null && meetsBox(point, next, box) ? [[point, next]] : [];
  });
  if (near.some(([point]) => isWithin(point, outline))) return 0;
  const edges = outline.flatMap((point, index) => [point, between(point, pointAt(outline, index + 1), 0.5)]);
  const metres = edges.flatMap((point) => near.map(([from, to]) => nearestOnStraight(point, from, to).metres));
  return metres.reduce((least, other) => Math.min(least, other), Number.POSITIVE_INFINITY);
}

/** Whether the box around a straight meets another box. */
function meetsBox([ax, ay]: Point, [bx, by]: Point, { minX, minY, maxX, maxY }: Box): boolean {
  return Math.max(ax, bx) >= minX && Math.min(ax, bx) <= maxX && Math.max(ay, by) >= minY && Math.min(ay, by) <= maxY;
}

/** Places where nobody could stand; a screen may hang above the track, on a bridge. */
function placesOnTrack({ places, trackWidthMetres }: Circuit, line: TrackLine): TrackProblem[] {
  const least = trackWidthMetres / 2;
  return places
    .filter(({ kind }) => kind !== "screen")
    .map(({ id, position }) => ({ id, metres: nearestOnLine(line, position).metres }))
    .filter(({ metres }) => metres < least)
    .map(({ id, metres }) => trackProblem("place-on-the-track", "place", id, { metres: Math.round(metres), least }));
}

function outlineProblems({ stands, areas }: Circuit): TrackProblem[] {
  const crossed = (part: TrackPart, entries: readonly { id: string; outline: readonly Point[] }[]) =>
    entries
      .filter(({ outline }) => selfCrossing(outline) !== null)
      .map(({ id }) => trackProblem("outline-crosses-itself", part, id));
  const upsideDown = areas
    .filter(({ baseMetres, heightMetres }) => baseMetres > heightMetres)
    .map(({ id, baseMetres, heightMetres }) =>
      trackProblem("base-above-top", "area", id, { baseMetres, heightMetres }),
    );
  return [...crossed("stand", stands), ...crossed("area", areas), ...upsideDown];
}

/** The ground that belongs to a circuit: what lies around its track, and no farther off than a long walk. */
function siteOf(centreLine: readonly Point[]): Box {
  return boxAround(centreLine, siteMarginMetres) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}

function placesOffSite({ centreLine, stands, areas, places, cameras, viewpoints, paths }: Circuit): TrackProblem[] {
  const site = siteOf(centreLine);
  const found: (readonly [TrackPart, string, readonly Point[]])[] = [
    ...stands.map(({ id, outline }) => ["stand", id, outline] as const),
    ...areas.map(({ id, outline }) => ["area", id, outline] as const),
    ...places.map(({ id, position }) => ["place", id, [position]] as const),
    ...cameras.map(({ id, position: [x, y] }) => ["camera", id, [[x, y] as const]] as const),
    ...viewpoints.map(({ id, position: [x, y] }) => ["viewpoint", id, [[x, y] as const]] as const),
    ...paths.nodes.map(({ id, position }) => ["node", id, [position]] as const),
  ];
  return found
    .filter(([, , points]) => points.some((point) => !isInBox(point, site)))
    .map(([part, id]) => trackProblem("off-the-site", part, id, { most: siteMarginMetres }));
}

/** Stops of the tour lead to stops that exist, and from the first one can come to each. */
function tourProblems({ viewpoints, stands }: Circuit): TrackProblem[] {
  const viewpointsById = new Map(viewpoints.map((viewpoint) => [viewpoint.id, viewpoint]));
  const lost = viewpoints.flatMap(({ id, leadsTo, stand }) => [
    ...leadsTo
      .filter((to) => !viewpointsById.has(to))
      .map((to) => trackProblem("unknown-viewpoint", "viewpoint", id, { to })),
    ...(stand !== null && stands.every((other) => other.id !== stand)
      ? [trackProblem("unknown-stand", "viewpoint", id, { stand })]
      : []),
  ]);
  if (lost.length > 0) return lost;

  const start = tourStart(viewpoints);
  return viewpoints
    .filter(({ id }) => !start.reached.has(id))
    .map(({ id }) => trackProblem("tour-in-parts", "viewpoint", id, { from: start.id }));
}
