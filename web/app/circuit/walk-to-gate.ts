import type { Destination } from "@circuit/contract/circuit/destinations";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { findRoute } from "@circuit/contract/circuit/routes";
import { idsOfKind } from "@circuit/contract/circuit/walk-to-stand";
import { minutesOf } from "@circuit/contract/circuit/walking-pace";
import { CircuitCache } from "./circuit-cache.ts";

/** A walk to an entrance. */
export interface WalkToGate {
  /** Id of the entrance. */
  gate: string;
  /** Whole minutes, at least one. */
  minutes: number;
}

const cache = new CircuitCache<WalkToGate | null>();

/**
 * Finds the entrance nearest on foot, once for each circuit object and starting point.
 *
 * @returns `null` when no path leads from there to an entrance.
 */
export function walkToNearestGate(circuit: PublishedCircuit, from: Destination): WalkToGate | null {
  return cache.get(circuit, from.id, () => findWalkToGate(circuit, from));
}

function findWalkToGate(circuit: PublishedCircuit, from: Destination): WalkToGate | null {
  if (!circuit.hasPaths) return null;
  const to = { nearestOf: idsOfKind(circuit.places, "entrance") };
  const route = findRoute(circuit, { from: { id: from.id }, to, isStepFree: false });
  return route?.to == null ? null : { gate: route.to, minutes: minutesOf(route.seconds) };
}
