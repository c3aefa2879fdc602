import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import type { EventOffers } from "@circuit/contract/shop/catalogue";
import { type Matrix, pointInDrawing } from "@circuit/contract/circuit/map-view";
import { centreOf, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import type { CircuitPlace, Corner } from "@circuit/contract/circuit/track-file";
import { besideLine, measureLine, type TrackLine } from "@circuit/contract/circuit/track-line";
import type { WalkToStand } from "@circuit/contract/circuit/walk-to-stand";
import { CircuitCache } from "#app/circuit/circuit-cache.ts";
import { compactPath } from "#app/circuit/compact-path.ts";
import { standFacts, type StandFacts } from "#app/circuit/stand-facts.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { standAnchor } from "#app/domain/stand-anchor.ts";
import type {
  LabelOffset,
  CircuitMapData,
  MapCorner,
  MapEvent,
  MapLayer,
  MapPlace,
  MapStand,
  MapWalk,
} from "./map-data.ts";
import { coneOf, mapDrawing, mapMatrix } from "./map-drawing.ts";
import { labelOffsets } from "./label-offsets.server.ts";
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

/** Collects all that the map shows, in one language, with the prices of one event. */
export function mapData(
  circuit: PublishedCircuit,
  { locale, offers, query, headline = null }: MapRequest,
): CircuitMapData {
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
    stands: circuit.stands.map((stand) => {
      const facts = standFacts(circuit, stand);
      return {
        ...standOnMap(facts, matrix),
        ...standTexts(facts, circuit, locale),
        cone: cones.get(stand.id) ?? "",
        zone: zones.find(({ id }) => id === stand.zone) ?? null,
        sale: event === null ? null : standSale(event, stand.id, locale),
      };
    }),
    places,
    walk: walkData(circuit, matrix, { locale, start: query.start, to: query.to, isStepFree: query.stepfree !== null }),
    events: events.map(mapEvent),
    event: event === null ? null : mapEvent(event),
  };
}

interface Drawn {
  drawing: CircuitMapData["drawing"];
  matrix: Matrix;
  line: TrackLine;
  /** SVG path of what is in sight from each grandstand, by its id. */
  cones: ReadonlyMap<string, string>;
}

type Signs = Pick<CircuitMapData, "corners" | "places">;

const signsCache = new CircuitCache<Signs>();

/** Returns the corner numbers and signs, moved apart; computed once for each circuit and language. */
function signsOf(circuit: PublishedCircuit, locale: Locale): Signs {
  return signsCache.get(circuit, locale, () => placedSigns(circuit, locale));
}

function placedSigns(circuit: PublishedCircuit, locale: Locale): Signs {
  const { matrix, line } = drawingOf(circuit);
  const corners = circuit.corners.map((corner) => mapCorner(corner, line, matrix, locale));
  const places = mapPlaces(circuit, matrix, locale);
  const words = circuitMapMessages[locale];
  const labelOffset = labelOffsets(circuit, matrix, {
    corners,
    places: places.map((place) => ({ ...place, text: place.sign || (words.signs[place.kind] ?? place.name) })),
  });
  return {
    corners: corners.map((corner, index) => ({ ...corner, labelOffset: labelOffset.corners[index] ?? unmoved })),
    places: places.map((place, index) => ({ ...place, labelOffset: labelOffset.places[index] ?? unmoved })),
  };
}

const unmoved: LabelOffset = [0, 0, 0, 0];

const drawnCache = new CircuitCache<Drawn>();

/** Returns the drawing of a circuit, computed once for each circuit object. */
function drawingOf(circuit: PublishedCircuit): Drawn {
  return drawnCache.get(circuit, "map", () => draw(circuit));
}

function draw(circuit: PublishedCircuit): Drawn {
  const matrix = mapMatrix(circuit);
  const line = measureLine(circuit.centreLine);
  return {
    drawing: mapDrawing(circuit, matrix),
    matrix,
    line,
    cones: new Map(circuit.stands.map((stand) => [stand.id, coneOf(standFacts(circuit, stand).sight, line, matrix)])),
  };
}

function mapEvent({ eventId, title, startsAt, endsAt }: EventOffers): MapEvent {
  return { id: eventId, title, startsAt, endsAt };
}

function standSale(event: EventOffers, stand: string, locale: Locale): MapStand["sale"] {
  const sale = saleOfStand(event, stand);
  const page = documentPath("event", event.slug, locale);
  return sale && { ...sale, path: `${page}#${standAnchor(`tickets-${event.slug}`, stand)}` };
}

/** Returns a grandstand's position on the map, and its measures. */
function standOnMap({ stand, sight, metresToTrack }: StandFacts, matrix: Matrix) {
  const { id, isCovered, seats, rows, wheelchairPlaces, outline } = stand;
  return {
    id,
    isCovered,
    seats,
    rows,
    wheelchairPlaces,
    metresToTrack,
    corners: sight.corners.map(({ number }) => number),
    lapShare: Math.round(sight.share * 100),
    outline: compactPath(outline, matrix, true),
    ...pointInDrawing(matrix, centreOf(outline)),
  };
}

function standTexts({ stand, fromEntrance, fromParking }: StandFacts, circuit: PublishedCircuit, locale: Locale) {
  return {
    name: stand.name[locale],
    summary: stand.summary?.[locale] ?? null,
    fromEntrance: namedWalk(fromEntrance, circuit.places, locale),
    fromParking: namedWalk(fromParking, circuit.areas, locale),
  };
}

function namedWalk(
  walk: WalkToStand | null,
  places: readonly { id: string; name: Readonly<Record<Locale, string>> }[],
  locale: Locale,
): MapWalk | null {
  const name = places.find(({ id }) => id === walk?.from)?.name[locale];
  return walk === null || name === undefined ? null : { ...walk, name };
}

/** Metres from the centre line to a corner's number, inside the bend, where the data give it no position. */
const numberMetres = 32;

function mapCorner(corner: Corner, line: TrackLine, matrix: Matrix, locale: Locale): Omit<MapCorner, "labelOffset"> {
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
function mapPlaces(
  { places, areas, cameras }: PublishedCircuit,
  matrix: Matrix,
  locale: Locale,
): Omit<MapPlace, "labelOffset">[] {
  const named = [...areas.map((area) => ({ ...area, position: centreOf(area.outline) })), ...places];
  const signs = new Map(
    namedKinds.flatMap((wanted) => {
      const ofKind = named.filter(({ kind }) => kind === wanted);
      return shortenNames(ofKind.map(({ name }) => name[locale])).map(
        (sign, index) => [ofKind[index]?.id, sign] as const,
      );
    }),
  );
  const areasShown = areas.filter(({ kind }) => kind === "parking" || kind === "camping");
  const at = (
    point: Point,
    place: Omit<MapPlace, "x" | "y" | "sign" | "labelOffset">,
  ): Omit<MapPlace, "labelOffset"> => ({
    ...place,
    sign: signs.get(place.id) ?? "",
    ...pointInDrawing(matrix, point),
  });
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
