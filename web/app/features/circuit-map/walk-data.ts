import type { Destination } from "@circuit/contract/circuit/destinations";

/** Groups of places to walk from and to, in the order in which a field lists them. */
export const walkGroups = ["gates", "arriving", "campings", "stands", "facilities"] as const;

export type WalkGroup = (typeof walkGroups)[number];

/** A place to walk from or to. */
export interface WalkEnd {
  id: string;
  name: string;
  group: WalkGroup;
}

/** A route as the page shows it, in the page's language. */
export interface ShownRoute {
  from: string;
  to: string;
  metres: number;
  minutes: number;
  /** Number of stair treads, up and down. */
  treads: number;
  /** Steepest slope in per cent, up or down. */
  steepestPercent: number;
  /** SVG path on the map; `ends` are its first and last point. */
  d: string;
  ends: { x: number; y: number }[];
  steps: RouteStep[];
  /** Toilets and drinking water along the route, in words. */
  onTheWay: string[];
}

export interface RouteStep {
  text: string;
  /** Metres walked before this step. */
  after: number;
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

export interface WalkData {
  /** Whether the circuit has paths for routes. */
  hasPaths: boolean;
  /** Whether the circuit's position on earth is known, so that visitors can start from their own. */
  hasPosition: boolean;
  ends: WalkEnd[];
  /** Ids from the URL; `null` for none or an unknown one. */
  start: string | null;
  to: string | null;
  isStepFree: boolean;
  outcome: WalkOutcome;
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
