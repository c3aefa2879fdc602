import { bearingTo, distanceBetween, type Point, pointInBearing, turnBetween } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedViewpoint } from "@circuit/contract/circuit/published-circuit";
import { sightFrom, nakedEyeView } from "@circuit/contract/circuit/sight-lines";
import { measureLine, nearestOnLine } from "@circuit/contract/circuit/track-line";
import type { Locale } from "@circuit/contract/locales";
import type { Image } from "@circuit/contract/media";
import { virtualTourMessages } from "#app/i18n/messages/virtual-tour.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import { planDrawing } from "./plan-drawing.ts";
import { compassPoint } from "./relative-side.ts";
import { roundTo, seenCorner, whereFrom } from "./seat-facts.server.ts";
import type { SceneLabel } from "./seat-view.ts";
import type { StageSubject } from "./stage-subject.ts";

/** Largest distance from the eye at which the label of another stop stands, in metres. */
const signMetres = 45;

/** Widest photograph that fits into the graphics memory of most phones, in pixels. */
const widestPhoto = 8192;

/** A stop of the virtual tour, in one language. */
export type TourStop = ReturnType<typeof tourStop>;

/**
 * Collects what the page of a tour stop shows. Leaves out ways to stops that don't exist.
 *
 * @param stop - One of the circuit's stops.
 * @param still - Picture of the view, as pages show it.
 */
export function tourStop(
  circuit: PublishedCircuit,
  stop: PublishedViewpoint,
  { locale, still }: { locale: Locale; still: PictureSource | null },
) {
  const [x, y] = stop.position;
  const { bearing, kind, id } = stop;
  const eye: Point = [x, y];
  const sight = sightFrom(circuit, {
    ...nakedEyeView,
    eye: stop.position,
    bearing,
    widestDegrees: 360,
    stand: stop.stand,
  });
  const seen = new Set(sight.corners.map((corner) => corner.id));
  const edge = nearestOnLine(measureLine(circuit.centreLine), eye).metres - circuit.trackWidthMetres / 2;
  const stand = circuit.stands.find((each) => each.id === stop.stand);
  const ways = waysOf(circuit, stop);
  const words = virtualTourMessages[locale];
  const name = stop.name[locale];
  const subject: StageSubject = {
    where: words.where(name),
    still,
    stillText: words.stillAlt(name),
    photo: photoOf(stop.photo, stop.photoBearing),
    plan: planDrawing(circuit, eye, bearing),
    planText: words.planAlt(name),
    eye: stop.position,
    bearing,
    ownStand: stand?.id ?? null,
    row: null,
    moment: null,
    labels: ways.map((way) => labelOf(stop, way, locale)),
  };
  return {
    id,
    kind,
    name,
    /** The name with soft hyphens in its long words. */
    heading: withSoftHyphens(name, locale),
    description: stop.description?.[locale] ?? null,
    subject,
    facing: compassPoint(bearing, circuit.anchor),
    /** Corners in sight all round. */
    corners: circuit.corners
      .filter((corner) => seen.has(corner.id))
      .map((corner) => seenCorner(corner, eye, bearing, locale)),
    /** Share of the lap in sight, in per cent; `metres` is the length in sight. */
    share: Math.round(sight.share * 100),
    metres: roundTo(sight.share * circuit.lengthMetres, 10),
    metresToTrack: Math.max(0, Math.round(edge)),
    /** The grandstand that the stop is on. */
    stand: stand === undefined ? null : { id: stand.id, name: stand.name[locale] },
    /** Stops that one can go to from here, from left to right. */
    ways: ways.map((way) => ({ id: way.id, name: way.name[locale], ...whereFrom(eye, bearing, way.place, 10) })),
    stops: circuit.viewpoints.map((each) => ({ id: each.id, name: each.name[locale] })),
  };
}

interface Way {
  id: string;
  name: PublishedViewpoint["name"];
  place: Point;
}

function waysOf({ viewpoints }: PublishedCircuit, { leadsTo, position: [x, y], bearing: ahead }: PublishedViewpoint) {
  const turnTo = ({ place }: Way) => turnBetween(ahead, bearingTo([x, y], place));
  return viewpoints
    .filter(({ id }) => leadsTo.includes(id))
    .map(({ id, name, position }): Way => ({ id, name, place: [position[0], position[1]] }))
    .toSorted((one, other) => turnTo(one) - turnTo(other));
}

/** Puts the label of another stop in its direction, near enough to be seen, at the height of the feet. */
function labelOf({ position: [x, y, z] }: PublishedViewpoint, way: Way, locale: Locale): SceneLabel {
  const metres = Math.min(distanceBetween([x, y], way.place), signMetres);
  const [signX, signY] = pointInBearing([x, y], bearingTo([x, y], way.place), metres);
  return {
    id: way.id,
    number: null,
    name: way.name[locale],
    point: [roundTo(signX, 0.1), roundTo(signY, 0.1), Math.max(0, z - 1.6)],
    // The page sets it, as its links keep the event of the URL.
    to: null,
  };
}

/** Picks a size of the photograph that phones can hold. */
function photoOf(photo: Image | null, bearing: number): { url: string; bearing: number } | null {
  if (photo === null) return null;
  const isTooWide = (photo.width ?? 0) > widestPhoto;
  return { url: (isTooWide ? photo.variants.at(-1)?.url : undefined) ?? photo.url, bearing };
}
