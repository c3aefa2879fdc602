import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import type { EventOffers } from "@circuit/contract/shop/catalogue";
import { type Matrix, pointInDrawing } from "@circuit/contract/circuit/map-view";
import { centreOf, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import type { CircuitPlace, Corner } from "@circuit/contract/circuit/track-file";
import { besideLine, measureLine, type TrackLine } from "@circuit/contract/circuit/track-line";
import type { WalkToStand } from "@circuit/contract/circuit/walk-to-stand";
import { CircuitCache } from "#app/circuit/circuit-cache.ts";
import { compactPath } from "#app/circuit/compact-path.ts";
import { standFacts, type StandFacts } from "#app/circuit/stand-facts.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { standAnchor } from "#app/domain/stand-anchor.ts";
import type { LabelOffset } from "./label-offset-style.ts";
import { coneOf, type MapDrawing, mapDrawing, mapMatrix } from "./map-drawing.ts";
import { labelOffsets } from "./label-offsets.server.ts";
import type { MapLayer } from "./map-layer-names.ts";
import { walkData } from "./walk-data.server.ts";
import { shortenNames } from "./short-names.ts";
import { eventOfMap, saleOfStand, sellsStands } from "./stand-sales.server.ts";

interface MapRequest {
  locale: Locale;
  /** Ticket offers of events that aren't over, ordered by start. */
  offers: readonly EventOffers[];
  /** Slug of the event to show when the URL names none. */
  headline?: string | null;
  /** Choices in the URL; unknown ids count as none. */
  query: Pick<PageQuery, "event" | "start" | "to" | "stepfree">;
}

/** All that the map shows, in the language of its page. */
export type CircuitMapData = ReturnType<typeof mapData>;

export type MapPlace = CircuitMapData["places"][number];
export type MapStand = CircuitMapData["stands"][number];
export type MapWalk = NonNullable<MapStand["fromEntrance"]>;
export type MapEvent = NonNullable<CircuitMapData["event"]>;

/** How an event sells the seats of a grandstand: the lowest price of an adult's seat. */
export type StandSale = NonNullable<MapStand["sale"]>;

/**
 * Collects all that the map shows, in one language, with the prices of one event. Coordinates and paths are in units of
 * the drawing: (0, 0) is its middle, x runs right, y down.
 */
export function mapData(circuit: PublishedCircuit, { locale, offers, query, headline = null }: MapRequest) {
  const { drawing, matrix, cones } = drawingOf(circuit);
  const events = offers.filter(sellsStands);
  const event = eventOfMap(events, query.event, headline);
  const zones = circuit.zones.map(({ id, name, colour }) => ({ id, name: name[locale], colour }));
  const { corners, places } = signsOf(circuit, locale);
  return {
    name: circuit.name,
    drawing,
    zones,
    corners,
    stands: circuit.stands.map((stand) => ({
      ...standOnMap(circuit, standFacts(circuit, stand), matrix, locale),
      /** SVG path of what one sees from it: outlines from the eye to the track. */
      cone: cones.get(stand.id) ?? "",
      zone: zones.find(({ id }) => id === stand.zone) ?? null,
      sale: event === null ? null : standSale(event, stand.id, locale),
    })),
    places,
    walk: walkData(circuit, matrix, { locale, start: query.start, to: query.to, isStepFree: query.stepfree !== null }),
    /** Events that sell grandstand seats, ordered by start. */
    events: events.map(mapEvent),
    /** The event whose prices the map shows; `null` when none sells grandstand seats. */
    event: event === null ? null : mapEvent(event),
  };
}

interface Drawn {
  drawing: MapDrawing;
  matrix: Matrix;
  line: TrackLine;
  /** SVG path of what is in sight from each grandstand, by its id. */
  cones: ReadonlyMap<string, string>;
}

const signsCache = new CircuitCache<ReturnType<typeof placeSigns>>();

/** Returns the corner numbers and signs, moved apart; computed once for each circuit and language. */
function signsOf(circuit: PublishedCircuit, locale: Locale) {
  return signsCache.get(circuit, locale, () => placeSigns(circuit, locale));
}

function placeSigns(circuit: PublishedCircuit, locale: Locale) {
  const { matrix, line } = drawingOf(circuit);
  const corners = circuit.corners.map((corner) => mapCorner(corner, line, matrix, locale));
  const places = mapPlaces(circuit, matrix, locale);
  const offsets = labelOffsets(circuit, matrix, [...corners, ...places]);
  return {
    corners: corners.map((corner) => ({ ...corner, labelOffset: offsets.get(corner) ?? unmoved })),
    places: places.map((place) => ({ ...place, labelOffset: offsets.get(place) ?? unmoved })),
  };
}

const unmoved: LabelOffset = [0, 0, 0, 0];

const drawnCache = new CircuitCache<Drawn>();

/** Returns the drawing of a circuit, computed once for each circuit object. */
function drawingOf(circuit: PublishedCircuit): Drawn {
  return drawnCache.get(circuit, "map", () => {
    const matrix = mapMatrix(circuit);
    const line = measureLine(circuit.centreLine);
    const coneFrom = (stand: PublishedStand) => coneOf(standFacts(circuit, stand).sight, line, matrix);
    return {
      drawing: mapDrawing(circuit, matrix),
      matrix,
      line,
      cones: new Map(circuit.stands.map((stand) => [stand.id, coneFrom(stand)])),
    };
  });
}

function mapEvent({ eventId, title, startsAt, endsAt }: EventOffers) {
  return { id: eventId, title, startsAt, endsAt };
}

function standSale(event: EventOffers, stand: string, locale: Locale) {
  const sale = saleOfStand(event, stand);
  const page = documentPath("event", event.slug, locale);
  // `path` leads to the choice of these seats.
  return sale && { ...sale, path: `${page}#${standAnchor(`tickets-${event.slug}`, stand)}` };
}

/** Returns a grandstand's position on the map, its measures and its texts. */
function standOnMap(
  { places, areas }: PublishedCircuit,
  { stand, sight, metresToTrack, fromEntrance, fromParking }: StandFacts,
  matrix: Matrix,
  locale: Locale,
) {
  const { id, name, summary, isCovered, seats, rows, wheelchairPlaces, outline } = stand;
  return {
    id,
    name: name[locale],
    summary: summary?.[locale] ?? null,
    isCovered,
    seats,
    rows,
    wheelchairPlaces,
    metresToTrack,
    /** Numbers of the corners in sight. */
    corners: sight.corners.map(({ number }) => number),
    /** Share of the lap in sight, in whole per cent. */
    lapShare: Math.round(sight.share * 100),
    outline: compactPath(outline, matrix, true),
    ...pointInDrawing(matrix, centreOf(outline)),
    fromEntrance: namedWalk(fromEntrance, places, locale),
    fromParking: namedWalk(fromParking, areas, locale),
  };
}

function namedWalk(
  walk: WalkToStand | null,
  places: readonly { id: string; name: Readonly<Record<Locale, string>> }[],
  locale: Locale,
) {
  const name = places.find(({ id }) => id === walk?.from)?.name[locale];
  return walk === null || name === undefined ? null : { ...walk, name };
}

/** Metres from the centre line to a corner's number, inside the bend, where the data give it no position. */
const numberMetres = 32;

function mapCorner(corner: Corner, line: TrackLine, matrix: Matrix, locale: Locale) {
  const toTheInside = corner.turn === "right" ? numberMetres : -numberMetres;
  const place = corner.label ?? besideLine(line, corner.distanceMetres, toTheInside);
  return { number: corner.number, name: corner.name[locale], ...pointInDrawing(matrix, place) };
}

const layerOfKind: Readonly<Record<CircuitPlace["kind"], MapLayer>> = {
  entrance: "access",
  "bus-stop": "access",
  "bicycle-parking": "access",
  toilets: "toilets",
  "drinking-water": "toilets",
  "first-aid": "help",
  information: "help",
  "quiet-room": "help",
  food: "food",
  podium: "food",
  screen: "screens",
};

/** Types of place whose signs show their own name instead of the type. */
const namedKinds = ["parking", "camping", "entrance"] as const;

/** Lists what the layers show. Entrances come last, so that their signs lie on top. */
function mapPlaces({ places, areas, cameras }: PublishedCircuit, matrix: Matrix, locale: Locale) {
  const named = [...areas.map((area) => ({ ...area, position: centreOf(area.outline) })), ...places];
  const signs = new Map(
    namedKinds.flatMap((wanted) => {
      const ofKind = named.filter(({ kind }) => kind === wanted);
      return shortenNames(ofKind.map(({ name }) => name[locale])).map(
        (sign, index) => [ofKind[index]?.id, sign] as const,
      );
    }),
  );
  const words = circuitMapMessages[locale];
  const areasShown = areas.filter(({ kind }) => kind === "parking" || kind === "camping");
  const at = (point: Point, place: { id: string; layer: MapLayer; kind: string; name: string }) => {
    const own = signs.get(place.id) ?? "";
    return { ...place, sign: own || (words.signs[place.kind] ?? place.name), ...pointInDrawing(matrix, point) };
  };
  return [
    ...areasShown.map(({ id, kind, name, outline }) =>
      at(centreOf(outline), { id, kind, name: name[locale], layer: "access" }),
    ),
    ...cameras.map(({ id, name, position: [x, y] }) =>
      at([x, y], { id: `camera-${id}`, kind: "camera", name: name[locale], layer: "cameras" }),
    ),
    ...places
      .toSorted((one, other) => Number(one.kind === "entrance") - Number(other.kind === "entrance"))
      .map(({ id, kind, name, position }) => at(position, { id, kind, name: name[locale], layer: layerOfKind[kind] })),
  ];
}
