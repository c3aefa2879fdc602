import type { Locale } from "@circuit/contract/locales";
import { destinationsOf } from "@circuit/contract/circuit/destinations";
import type { Matrix } from "@circuit/contract/circuit/map-view";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { findRoute, type Route } from "@circuit/contract/circuit/routes";
import { minutesOf } from "@circuit/contract/circuit/walking-pace";
import { shownRoute } from "./shown-route.ts";
import { type ShortestRoute, type WalkEnd, walkGroupOf, type WalkOutcome } from "./walk-data.ts";

interface WalkRequest {
  locale: Locale;
  /** Ids from the URL, unchecked. */
  start: string | null;
  to: string | null;
  isStepFree: boolean;
}

export type WalkData = ReturnType<typeof walkData>;

/** Returns the places that visitors can walk between, and the requested route. */
export function walkData(circuit: PublishedCircuit, matrix: Matrix, { locale, start, to, isStepFree }: WalkRequest) {
  const ends = destinationsOf(circuit).map(({ id, kind, name }) => ({
    id,
    name: name[locale],
    group: walkGroupOf(kind),
  }));
  const known = (wanted: string | null) => ends.find(({ id }) => id === wanted) ?? null;
  const [from, goal] = [known(start), known(to)];
  const fromQuery = (): WalkOutcome => {
    if ((from === null && start !== null) || (goal === null && to !== null)) return { kind: "unknown" };
    if (from === null || goal === null) return null;
    return from.id === goal.id
      ? { kind: "there" }
      : outcomeOf(circuit, { from, goal, isStepFree, locale, matrix, ends });
  };
  return {
    hasPaths: circuit.hasPaths,
    /** Whether the circuit's position on earth is known, so that visitors can start from their own. */
    hasPosition: circuit.anchor !== null,
    ends,
    /** Ids from the URL; `null` for none or an unknown one. */
    start: from?.id ?? null,
    to: goal?.id ?? null,
    isStepFree,
    outcome: circuit.hasPaths ? fromQuery() : null,
  };
}

interface Wish {
  from: WalkEnd;
  goal: WalkEnd;
  isStepFree: boolean;
  locale: Locale;
  matrix: Matrix;
  ends: readonly WalkEnd[];
}

function outcomeOf(circuit: PublishedCircuit, { from, goal, isStepFree, locale, matrix, ends }: Wish): WalkOutcome {
  const through = ticketGate(circuit, from, goal);
  const find = (stepFree: boolean) =>
    findRoute(circuit, { from: { id: from.id }, to: { id: goal.id }, isStepFree: stepFree, through });
  const wanted = find(isStepFree);
  const shortest = isStepFree ? shortestBeside(wanted, find(false)) : null;
  if (wanted === null) return { kind: "none", shortest };
  const nameOf = (wantedId: string) => ends.find(({ id }) => id === wantedId)?.name ?? "";
  return {
    kind: "found",
    route: shownRoute(wanted, { locale, matrix, from: from.name, to: goal.name, nameOf }),
    shortest,
  };
}

/** Returns the entrance on a grandstand's tickets, for walks to it from outside; `null` for other walks. */
function ticketGate({ stands, places }: PublishedCircuit, from: WalkEnd, goal: WalkEnd): string | null {
  if (from.group !== "arriving" && from.group !== "campings") return null;
  const gate = stands.find(({ id }) => id === goal.id)?.gate ?? null;
  return places.some(({ id, kind }) => id === gate && kind === "entrance") ? gate : null;
}

/** Returns the shortest route, unless the step-free one is as short. */
function shortestBeside(stepFree: Route | null, shortest: Route | null): ShortestRoute | null {
  if (shortest === null || (stepFree !== null && shortest.metres >= stepFree.metres - 1)) return null;
  return { metres: Math.round(shortest.metres), minutes: minutesOf(shortest.seconds), treads: shortest.treads };
}
