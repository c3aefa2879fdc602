import { occludersOf } from "./occluders.ts";
import {
  interpolatePoint,
  boxAround,
  boxOfSegment,
  type Box,
  doBoxesMeet,
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

/** Greatest distance of any part of the circuit from the track's bounding box, in metres. */
const siteMarginMetres = 800;

/** Least distance between a grandstand and the edge of the track. */
const standToTrackMetres = 3;

/** Least length of a grandstand in metres, and area in square metres. Data in degrees, not metres, falls below it. */
const leastStandMetres = 3;

/** Finds problems of the grandstands, areas, places, cameras and tour stops around the track. */
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

/** Finds ids that repeat in a list. Grandstands, areas and places share one list: a path refers to them by id alone. */
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
    // `outlineProblems` reports an outline that crosses itself.
    if (isTooSmallForStand(outline) && selfCrossing(outline) === null) {
      problems.push(trackProblem("stand-too-small", "stand", id));
    }
    const metres = distanceToLine(line, outline, least);
    if (metres < least)
      problems.push(trackProblem("stand-on-the-track", "stand", id, { metres: Math.round(metres), least }));
    return problems;
  });
}

/**
 * Limit of occluder corners times steps of a lap, so that computing the view from a seat takes at most about a second.
 * The demo has some 300,000.
 */
const maxDetail = 40_000_000;

/** Reports the areas with a height that exceed {@link maxDetail}, counting all grandstands first. */
function detailProblems({ centreLine, stands, areas }: Circuit): TrackProblem[] {
  const most = maxDetail / trackSteps(measureLine(centreLine)).count;
  let corners = stands.reduce((sum, { outline }) => sum + outline.length, 0);
  return occludersOf({ stands: [], areas }).flatMap(({ id, outline }) => {
    corners += outline.length;
    return corners > most ? [trackProblem("too-detailed", "area", id)] : [];
  });
}

/** Tells whether an outline is too short or too small for a grandstand. */
export function isTooSmallForStand(outline: readonly Point[]): boolean {
  const box = boxAround(outline);
  const longest = box === null ? 0 : Math.max(box.maxX - box.minX, box.maxY - box.minY);
  return longest < leastStandMetres || Math.abs(signedArea(outline)) < leastStandMetres;
}

/**
 * Returns the metres from an outline to the centre line; 0 when the line runs through it. Checks only the segments near
 * the outline, as most of a track is far from it.
 *
 * @returns Infinity when it may be farther than `most`.
 */
function distanceToLine(line: TrackLine, outline: readonly Point[], most: number): number {
  const box = boxAround(outline, most);
  const near = line.points.flatMap((point, index): [Point, Point][] => {
    const next = pointAt(line.points, index + 1);
    return box !== null && doBoxesMeet(boxOfSegment(point, next), box) ? [[point, next]] : [];
  });
  if (near.some(([point]) => isWithin(point, outline))) return 0;
  const edges = outline.flatMap((point, index) => [point, interpolatePoint(point, pointAt(outline, index + 1), 0.5)]);
  const metres = edges.flatMap((point) => near.map(([from, to]) => nearestOnStraight(point, from, to).metres));
  return metres.reduce((least, other) => Math.min(least, other), Number.POSITIVE_INFINITY);
}

/** Finds places on the track; screens are exempt, as they may hang on a bridge above it. */
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

/** Returns the box that all parts of a circuit must lie in. */
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

/** Finds tour stops that refer to something unknown; else those that can't be reached from the tour's start. */
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
