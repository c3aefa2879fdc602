import type { PublishedCircuit, PublishedStand } from "./published-circuit.ts";
import { findRoute } from "./routes.ts";
import { minutesOf } from "./walking-pace.ts";

/** A walk to a grandstand. */
export interface WalkToStand {
  /** Id of the entrance or car park. */
  from: string;
  metres: number;
  /** Whole minutes, at least one. */
  minutes: number;
}

/** Finds the walk from the grandstand's chosen entrance, else from the nearest one; `null` when no path leads there. */
export function walkFromEntrance(circuit: PublishedCircuit, stand: PublishedStand): WalkToStand | null {
  const entrances = idsOfKind(circuit.places, "entrance");
  const chosen = chosenEntrance(circuit, stand);
  return walkFrom(circuit, stand, chosen === null ? entrances : [chosen], null);
}

/** Finds the walk from the nearest car park, through the entrance on the tickets; `null` when no path leads there. */
export function walkFromParking(circuit: PublishedCircuit, stand: PublishedStand): WalkToStand | null {
  return walkFrom(circuit, stand, idsOfKind(circuit.areas, "parking"), chosenEntrance(circuit, stand));
}

function chosenEntrance({ places }: PublishedCircuit, { gate }: PublishedStand): string | null {
  return idsOfKind(places, "entrance").find((id) => id === gate) ?? null;
}

/** Returns the ids of the things of one kind. */
export function idsOfKind(things: readonly { id: string; kind: string }[], wanted: string): string[] {
  return things.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}

/** @param through - The entrance that the walk goes through; `null` for any. */
function walkFrom(
  circuit: PublishedCircuit,
  stand: PublishedStand,
  from: readonly string[],
  through: string | null,
): WalkToStand | null {
  const to = { id: stand.id };
  const route = findRoute(circuit, { from: { nearestOf: from }, to, isStepFree: false, through });
  if (route?.from == null) return null;
  return { from: route.from, metres: Math.round(route.metres), minutes: minutesOf(route.seconds) };
}
