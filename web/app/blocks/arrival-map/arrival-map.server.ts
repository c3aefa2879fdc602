import type { BlockOf } from "@circuit/contract/content/blocks";
import { type Destination, destinationsOf } from "@circuit/contract/circuit/destinations";
import { pointInDrawing } from "@circuit/contract/circuit/map-view";
import type { Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import type { Locale } from "@circuit/contract/locales";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { moveMarksApart } from "#app/circuit/move-marks-apart.ts";
import { outlinePathInDrawing, trackShape, type TrackShape } from "#app/circuit/track-shapes.ts";
import { walkToNearestGate } from "#app/circuit/walk-to-gate.ts";
import { circuitOrNothing } from "#app/cms/circuit.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { mapAnchors, mapPath } from "#app/domain/map-path.ts";

/** Map of where visitors arrive (bus stops, car parks, campsites), in SVG units and the page's language. */
export type ArrivalMapData = ReturnType<typeof arrivalMapOf>;

type ArrivalMapChoice = Pick<BlockOf<"blocks.arrival-map">, "place">;

const arrivalKinds: readonly Destination["kind"][] = ["bus-stop", "parking", "bicycle-parking", "camping"];

/** Most numbered marks that a small map has room for. */
const maxArrivals = 24;

/** Size of a number or letter on the map with its margin, in SVG units. */
const markSize = { width: 40, height: 36 };

/** Loads the arrival map; `null` while no circuit is published, or when reading it fails. */
export async function loadArrivalMap(
  block: ArrivalMapChoice,
  { locale, signal }: Pick<BlockContext, "locale" | "signal">,
): Promise<ArrivalMapData | null> {
  const [circuit, { mapPage }] = await Promise.all([circuitOrNothing({ signal }), getSettings(locale)]);
  return circuit === null ? null : arrivalMapOf(circuit, block, { locale, mapPage });
}

/**
 * Builds the arrival map of a circuit.
 *
 * @param block.place - Id of the place to show; the map shows all arrivals when the circuit lacks it.
 * @param page.mapPage - Path of the page with the circuit map; `null` while there is none.
 */
export function arrivalMapOf(
  circuit: PublishedCircuit,
  { place }: ArrivalMapChoice,
  { locale, mapPage }: { locale: Locale; mapPage: string | null },
) {
  const destinations = destinationsOf(circuit);
  const byKind = arrivalKinds.flatMap((wanted) => destinations.filter(({ kind }) => kind === wanted));
  const arrivals = byKind.slice(0, maxArrivals);
  const gates = destinations.filter(({ kind }) => kind === "entrance");
  const chosen = destinations.find(({ id }) => id === place) ?? null;

  const marked = [...arrivals, ...gates, ...(chosen === null ? [] : [chosen])];
  const around: Point[] = marked.map(({ position }) => position);
  const shape = trackShape(circuit, "medium", { around });
  const mark = markIn(shape, locale);
  const shown = moveMarksApart([...gates, ...(chosen === null ? arrivals : [])].map(mark), markSize);
  const nameOf = (id: string) => gates.find((gate) => gate.id === id)?.name[locale] ?? "";
  return {
    circuit: circuit.name,
    shape,
    /** SVG path with the outlines of car parks and campsites. */
    fields: arrivals.map(({ outline }) => (outline === null ? "" : outlinePathInDrawing(shape, outline))).join(""),
    gates: gates.flatMap(({ id }, index) => (id === chosen?.id ? [] : (shown[index] ?? []))),
    /** The only place on the map, which the editor chose; `null` when the map shows all arrivals. */
    place: chosen === null ? null : mark(chosen),
    /** Places where visitors arrive; empty when the map shows one chosen place. */
    arrivals: shown.slice(gates.length).flatMap((at, index) => {
      const arrival = arrivals[index];
      if (arrival === undefined) return [];
      const way = walkToNearestGate(circuit, arrival);
      const map = mapPath(mapPage, { start: arrival.id });
      return {
        id: arrival.id,
        ...at,
        /** Nearest entrance on foot and the walk in whole minutes; `null` when no footpath leads to an entrance. */
        gate: way === null ? null : { name: nameOf(way.gate), minutes: way.minutes },
        /** URL of the circuit map's route planner, starting here; `null` while no page has the map. */
        walk: map === null ? null : `${map}#${mapAnchors.walk}`,
      };
    }),
  };
}

function markIn(shape: TrackShape, locale: Locale) {
  return ({ name, position }: Pick<Destination, "name" | "position">) => ({
    name: name[locale],
    ...pointInDrawing(shape.matrix, position),
  });
}
