import { pointInDrawing } from "@circuit/contract/circuit/map-view";
import { centreOf, distanceBetween, type Point, pointInBearing } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import type { Locale } from "@circuit/contract/locales";
import type { EventOffers } from "@circuit/contract/shop/catalogue";
import { mapPath } from "#app/domain/map-path.ts";
import { outlinePathInDrawing, trackShape } from "#app/circuit/track-shapes.ts";

/** Distance from the middle of a grandstand to its number behind it, in metres. */
const behindMetres = 55;

/** Least distance between a grandstand's number and an entrance's letter, in metres; closer ones would touch. */
const apartMetres = 85;

/** Plan of the grandstands of an event, in SVG units and the page's language. */
export type SeatPlanPart = NonNullable<ReturnType<typeof seatPlan>>;

/**
 * Builds the plan of the grandstands in which an event sells seats; `null` when it sells none that the circuit has.
 *
 * @param circuit - `null` while no circuit is published.
 * @param offers - `null` when the event has no tickets.
 * @param page.mapPage - Path of the page with the circuit map; `null` while there is none.
 */
export function seatPlan(
  circuit: PublishedCircuit | null,
  offers: EventOffers | null,
  { locale, mapPage }: { locale: Locale; mapPage: string | null },
) {
  if (circuit === null || offers === null) return null;
  const sold = new Set(offers.offers.flatMap(({ stand }) => stand?.key ?? []));
  const stands = circuit.stands.filter(({ id }) => sold.has(id));
  if (stands.length === 0) return null;

  const gates = circuit.places.filter(({ kind }) => kind === "entrance");
  const numbers = new Map(
    stands.map((stand) => [
      stand.id,
      numberPlace(
        stand,
        gates.map(({ position }) => position),
      ),
    ]),
  );
  const around = [
    ...circuit.stands.flatMap(({ outline }) => outline),
    ...numbers.values(),
    ...gates.map(({ position }) => position),
  ];
  const shape = trackShape(circuit, "medium", { around });
  const colours = new Map(circuit.zones.map(({ id, colour }) => [id, colour]));
  const data = {
    eventId: offers.eventId,
    circuit: circuit.name,
    shape,
    stands: stands.map((stand) => ({
      id: stand.id,
      name: stand.name[locale],
      /** URL of the circuit map with event and grandstand selected; `null` while no page has the map. */
      map: mapPath(mapPage, { event: offers.eventId, stand: stand.id }),
      colour: colours.get(stand.zone) ?? "asphalt",
      outline: outlinePathInDrawing(shape, stand.outline),
      ...pointInDrawing(shape.matrix, numbers.get(stand.id) ?? centreOf(stand.outline)),
    })),
    /** SVG path with the outlines of all other grandstands. */
    otherStands: circuit.stands
      .filter(({ id }) => !sold.has(id))
      .map(({ outline }) => outlinePathInDrawing(shape, outline))
      .join(""),
    gates: gates.map(({ name, position }) => ({ name: name[locale], ...pointInDrawing(shape.matrix, position) })),
  };
  return { __component: "own.seat-plan" as const, data };
}

/** Returns the position of a grandstand's number: behind the stand, moved sideways if an entrance is there. */
function numberPlace({ outline, facingBearing }: PublishedStand, gates: readonly Point[]): Point {
  const behind = pointInBearing(centreOf(outline), facingBearing + 180, behindMetres);
  const places = [0, 45, -45, 90, -90].map((aside) => pointInBearing(behind, facingBearing + 90, aside));
  return places.find((place) => gates.every((gate) => distanceBetween(gate, place) >= apartMetres)) ?? behind;
}
