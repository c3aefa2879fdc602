import type { Locale } from "@circuit/contract/locales";
import { type Matrix, pointInDrawing } from "@circuit/contract/circuit/map-view";
import type { PassedPlace } from "@circuit/contract/circuit/facilities-along";
import type { RouteLeg } from "@circuit/contract/circuit/route-legs";
import type { Route } from "@circuit/contract/circuit/routes";
import { minutesOf } from "@circuit/contract/circuit/walking-pace";
import { compactPath } from "#app/circuit/compact-path.ts";
import { formatDistance, formatPercentage } from "#app/i18n/format.ts";
import { walkingMessages } from "#app/i18n/messages/walking.ts";

interface RouteOptions {
  locale: Locale;
  matrix: Matrix;
  /** Names of its start and its destination. */
  from: string;
  to: string;
  /** Returns the name of a place by its id. */
  nameOf: (id: string) => string;
}

/** A route as the page shows it, in the page's language. */
export type ShownRoute = ReturnType<typeof shownRoute>;

/** Prepares a route for the map and its list of steps. */
export function shownRoute(route: Route, { locale, matrix, from, to, nameOf }: RouteOptions) {
  const { metres, seconds, treads, steepestPercent, line, legs, onTheWay, through } = route;
  const gate = through === null ? null : { name: nameOf(through.id), after: Math.round(through.after) };
  const [first, last] = [line[0], line.at(-1)];
  return {
    from,
    to,
    metres: Math.round(metres),
    minutes: minutesOf(seconds),
    /** Number of stair treads, up and down. */
    treads,
    /** Steepest slope in per cent, up or down. */
    steepestPercent: Math.round(steepestPercent),
    /** SVG path on the map; `ends` are its first and last point. */
    d: compactPath(line, matrix),
    ends: [first, last].flatMap((point) => (point === undefined ? [] : pointInDrawing(matrix, point))),
    steps: stepsOf(legs, { locale, from, to, metres, gate }),
    /** Toilets and drinking water along the route, in words. */
    onTheWay: onTheWay.map((place) => describePassedPlace(place, nameOf(place.id), locale)),
  };
}

interface StepOptions {
  locale: Locale;
  from: string;
  to: string;
  metres: number;
  /** The entrance that the route passes, `after` so many metres; `null` when it needn't pass one. */
  gate: { name: string; after: number } | null;
}

/** Returns the steps in words, each with the metres before it. */
function stepsOf(legs: readonly RouteLeg[], { locale, from, to, metres, gate }: StepOptions) {
  const words = walkingMessages[locale];
  const surfaces = legs.map(({ surface }) => surface);
  const walked = legs.map((leg, index) => {
    // A landmark along several legs is named once.
    const isTold = legs.slice(0, index).some(({ past }) => past?.id === leg.past?.id);
    return {
      text: describeLeg(isTold ? { ...leg, past: null } : leg, surfaces[index - 1] ?? null, locale),
      after: Math.round(leg.after),
    };
  });
  const inside = gate === null ? walked.length : walked.filter(({ after }) => after < gate.after).length;
  return [
    { text: words.begin(from), after: 0 },
    ...walked.slice(0, inside),
    ...(gate === null ? [] : [{ text: words.goIn(gate.name), after: gate.after }]),
    ...walked.slice(inside),
    { text: words.arrived(to), after: Math.round(metres) },
  ];
}

/** Slopes below this many per cent aren't mentioned. */
const minGradientPercent = 4;

/**
 * Describes one leg: `Linksaf, over het pad (grind), 6% omhoog. Rechts: Toiletten 8.`
 *
 * @param before - Surface of the previous leg, which isn't repeated; `null` for the first leg.
 */
function describeLeg(leg: RouteLeg, before: RouteLeg["surface"] | null, locale: Locale): string {
  const words = walkingMessages[locale];
  const { turn, kind, name, surface, treads, gradientPercent, past } = leg;
  const isNamedPath = name !== null && (kind === "path" || kind === "road");
  const slope = formatPercentage(Math.round(Math.abs(gradientPercent)), locale);
  const isSteep = kind !== "steps" && Math.abs(gradientPercent) >= minGradientPercent;
  const way = [isNamedPath ? null : words.ways[kind], name === null ? null : name[locale]];
  const ground = surface === before || kind === "steps" ? "" : ` (${words.surfaces[surface]})`;
  const parts = [
    words.turns[turn],
    `${way.filter((part) => part !== null).join(", ")}${ground}`,
    treads > 0 ? words.countTreads(treads) : null,
    isSteep ? (gradientPercent > 0 ? words.up(slope) : words.down(slope)) : null,
  ];
  const sentence = `${parts.filter((part) => part !== null).join(", ")}.`;
  return past === null ? sentence : `${sentence} ${words.past[past.side](past.name[locale])}`;
}

/** Describes a place along the route: `Toiletten 8, na 210 m, met drinkwater`. */
function describePassedPlace(place: PassedPlace, name: string, locale: Locale): string {
  const words = walkingMessages[locale];
  return [
    words.passes(name, formatDistance(Math.round(place.after), locale)),
    place.hasToilets && place.hasDrinkingWater ? words.withWater : null,
    place.hasToilets && place.isAccessible ? words.wheelchairToilet : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
