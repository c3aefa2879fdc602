import type { Destination } from "@circuit/contract/circuit/destinations";
import type { ShownRoute } from "./shown-route.ts";

/** Groups of places to walk from and to, in the order in which a field lists them. */
export const walkGroups = ["gates", "arriving", "campings", "stands", "facilities"] as const;

export type WalkGroup = (typeof walkGroups)[number];

/** A place to walk from or to. */
export interface WalkEnd {
  id: string;
  name: string;
  group: WalkGroup;
}

/** Result of a request for a route; `null` without a request. */
export type WalkOutcome =
  | { kind: "found"; route: ShownRoute; shortest: ShortestRoute | null }
  /** No route; `shortest` is the one with steps, when only a step-free route is missing. */
  | { kind: "none"; shortest: ShortestRoute | null }
  /** Start and destination are the same. */
  | { kind: "there" }
  /** Start or destination is unknown. */
  | { kind: "unknown" }
  | null;

/** The shortest route, where it differs from the step-free one. */
export interface ShortestRoute {
  metres: number;
  minutes: number;
  treads: number;
}

const groupOfKind: Readonly<Partial<Record<Destination["kind"], WalkGroup>>> = {
  entrance: "gates",
  parking: "arriving",
  "bus-stop": "arriving",
  "bicycle-parking": "arriving",
  camping: "campings",
  stand: "stands",
};

/** Returns the group that a type of place belongs to. */
export function walkGroupOf(kind: Destination["kind"]): WalkGroup {
  return groupOfKind[kind] ?? "facilities";
}
