import type { Destination } from "@circuit/contract/circuit/destinations";

/** Groups of places to walk from and to, in the order in which a choice has them. */
export const walkGroups = ["gates", "arriving", "campings", "stands", "facilities"] as const;

export type WalkGroup = (typeof walkGroups)[number];

/** A place to walk from or to. */
export interface WalkEnd {
  id: string;
  name: string;
  group: WalkGroup;
}

/** A route as it is shown, in the language of its page. */
export interface ShownRoute {
  from: string;
  to: string;
  metres: number;
  minutes: number;
  /** Single treads, up and down. */
  treads: number;
  /** In per cent, without sign. */
  steepestPercent: number;
  /** Its line on the map, and where that begins and ends. */
  d: string;
  ends: { x: number; y: number }[];
  steps: RouteStep[];
  /** Toilets and water near it. */
  onTheWay: string[];
}

export interface RouteStep {
  text: string;
  /** Metres walked before it. */
  after: number;
}

/** Result of a request for a route; `null` without a request. */
export type WalkOutcome =
  | { kind: "found"; route: ShownRoute; shortest: Shortest | null }
  /** No path leads there; `shortest` when one with steps does. */
  | { kind: "none"; shortest: Shortest | null }
  /** It ends where it begins, or one of its ends is unknown. */
  | { kind: "there" }
  | { kind: "unknown" }
  | null;

/** The shortest way beside one without steps, where it differs. */
export interface Shortest {
  metres: number;
  minutes: number;
  treads: number;
}

export interface WalkData {
  /** Whether routes can be shown at all. */
  hasPaths: boolean;
  /** Whether it is known where on earth the circuit lies, so that a visitor can be placed on it. */
  hasPosition: boolean;
  ends: WalkEnd[];
  /** Ids in the URL; `null` where it has none, or an unknown one. */
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

/** In which group of a choice a kind of place is. */
export function walkGroupOf(kind: Destination["kind"]): WalkGroup {
  return groupOfKind[kind] ?? "facilities";
}
