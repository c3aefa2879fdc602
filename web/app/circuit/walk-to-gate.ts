import type { Destination } from "@circuit/contract/circuit/destinations";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { findRoute } from "@circuit/contract/circuit/routes";
import { idsOfKind, nearestOnFoot } from "@circuit/contract/circuit/nearest-on-foot";
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
  // A walk is equally long in both directions.
  const gate = nearestOnFoot(circuit, idsOfKind(circuit.places, "entrance"), from);
  if (gate === null) return null;
  const route = findRoute(circuit, { from: { id: from.id }, to: { id: gate }, isStepFree: false });
  return route === null ? null : { gate, minutes: minutesOf(route.seconds) };
}
