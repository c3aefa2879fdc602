import { walkPathsFile } from "@circuit/contract/urls/own-paths";
import { destinationsOf } from "@circuit/contract/circuit/destinations";
import { toLocal } from "@circuit/contract/circuit/local-position";
import { pointInDrawing } from "@circuit/contract/circuit/map-view";
import { boxAround, type Point } from "@circuit/contract/circuit/plane";
import { findRoute } from "@circuit/contract/circuit/routes";
import type { Locale } from "@circuit/contract/locales";
import { walkingMessages } from "#app/i18n/messages/walking.ts";
import { type ShownRoute, shownRoute } from "./shown-route.ts";
import { isWalkFile, type WalkFile } from "./walk-file.ts";

/** Result of the search for a route from the visitor's position. */
export type OwnRoute =
  | { kind: "found"; route: ShownRoute; place: { x: number; y: number } }
  | { kind: "no-way"; place: { x: number; y: number } }
  /** `metres` is the distance to the circuit. */
  | { kind: "too-far"; metres: number }
  | { kind: "failed" };

interface OwnRouteRequest {
  to: string;
  isStepFree: boolean;
  locale: Locale;
}

/** A visitor farther from the circuit than this, in metres, gets no route along its paths. */
const farMetres = 1500;

const positionOptions: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 5000 };

/**
 * Finds the route from the visitor's position. The browser may ask for permission; the position stays on the device, as
 * the route is computed here.
 */
export async function findOwnRoute(wish: OwnRouteRequest): Promise<OwnRoute> {
  try {
    const [file, { coords }] = await Promise.all([fetchWalkFile(), currentPosition()]);
    return routeFrom(file, toLocal(file.anchor, coords), wish);
  } catch {
    return { kind: "failed" };
  }
}

/** Finds the route from a position in the circuit's frame, in metres. */
export function routeFrom(file: WalkFile, position: Point, { to, isStepFree, locale }: OwnRouteRequest): OwnRoute {
  const metres = metresToCircuit(file, position);
  if (metres > farMetres) return { kind: "too-far", metres: Math.round(metres) };
  const place = pointInDrawing(file.matrix, position);
  const route = findRoute(file, { from: { position }, to: { id: to }, isStepFree });
  if (route === null) return { kind: "no-way", place };
  const nameOf = (wanted: string) =>
    destinationsOf(file).find(({ id }) => id === wanted)?.name[locale] ??
    file.places.find(({ id }) => id === wanted)?.name[locale] ??
    "";
  const told = { locale, matrix: file.matrix, from: walkingMessages[locale].yourPlace, to: nameOf(to), nameOf };
  return { kind: "found", place, route: shownRoute(route, told) };
}

/** Returns the metres to the box around track and paths; 0 within it. */
function metresToCircuit({ centreLine, paths }: WalkFile, [x, y]: Point): number {
  const box = boxAround([...centreLine, ...paths.nodes.map(({ position }) => position)]);
  if (box === null) return Number.POSITIVE_INFINITY;
  const [dx, dy] = [Math.max(box.minX - x, 0, x - box.maxX), Math.max(box.minY - y, 0, y - box.maxY)];
  return Math.hypot(dx, dy);
}

async function fetchWalkFile(): Promise<WalkFile> {
  const response = await fetch(walkPathsFile);
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isWalkFile(answer)) throw new TypeError("No paths");
  return answer;
}

function currentPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions);
  });
}
