import { boxAround, type Box, isInBox, isWithin, type Point, pointAt } from "./plane.ts";
import { selfCrossing } from "./self-crossing.ts";
import type { Circuit } from "./track-file.ts";
import { measureLine, nearestOnLine, type TrackLine } from "./track-line.ts";
import { type TrackPart, type TrackProblem, trackProblem } from "./track-problem.ts";

/** How far from the track something may be that belongs to the circuit, in metres. */
const siteMarginMetres = 800;

/** The least from the edge of the track to a stand. */
const standToTrackMetres = 3;

/** Finds what is wrong with what stands around the track: stands, areas, places, cameras and the stops of the tour. */
export function siteProblems(circuit: Circuit): TrackProblem[] {
  return [
    ...duplicateIds(circuit),
    ...standProblems(circuit),
    ...outlineProblems(circuit),
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

function standProblems({ stands, zones, priceCategories, centreLine, trackWidthMetres }: Circuit): TrackProblem[] {
  const line = measureLine(centreLine);
  const least = trackWidthMetres / 2 + standToTrackMetres;
  return stands.flatMap(({ id, zone, priceCategory, outline }) => {
    const problems: TrackProblem[] = [];
    if (zones.every((known) => known.id !== zone)) problems.push(trackProblem("unknown-zone", "stand", id, { zone }));
    if (priceCategories.every((known) => known.id !== priceCategory)) {
      problems.push(trackProblem("unknown-price-category", "stand", id, { priceCategory }));
    }
    const metres = distanceToLine(line, outline);
    if (metres < least)
      problems.push(trackProblem("stand-on-the-track", "stand", id, { metres: Math.round(metres), least }));
    return problems;
  });
}

/** Metres from what something covers to the centre line; 0 when the line runs through it. */
function distanceToLine(line: TrackLine, outline: readonly Point[]): number {
  if (line.points.some((point) => isWithin(point, outline))) return 0;
  const edges = outline.flatMap((point, index) => {
    const [x, y] = pointAt(outline, index + 1);
    return [point, [(point[0] + x) / 2, (point[1] + y) / 2] as const];
  });
  return Math.min(...edges.map((point) => nearestOnLine(line, point).metres));
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
  const known = new Map(viewpoints.map((viewpoint) => [viewpoint.id, viewpoint]));
  const lost = viewpoints.flatMap(({ id, leadsTo, stand }) => [
    ...leadsTo.filter((to) => !known.has(to)).map((to) => trackProblem("unknown-viewpoint", "viewpoint", id, { to })),
    ...(stand !== null && stands.every((other) => other.id !== stand)
      ? [trackProblem("unknown-stand", "viewpoint", id, { stand })]
      : []),
  ]);
  const [first] = viewpoints;
  if (lost.length > 0 || first === undefined) return lost;

  const reached = new Set([first.id]);
  // Grows while it is gone through.
  for (const id of reached) for (const to of known.get(id)?.leadsTo ?? []) reached.add(to);
  return viewpoints
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => trackProblem("tour-in-parts", "viewpoint", id, { from: first.id }));
}
