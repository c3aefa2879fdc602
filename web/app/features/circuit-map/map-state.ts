import { foldText } from "@circuit/contract/fold-text";
import { readPageQuery, type PageQuery } from "#app/domain/page-query.ts";
import { queryString } from "#app/domain/query-string.ts";
import { type MapLayer, mapLayers } from "./map-layer-names.ts";
import type { CircuitMapData, MapPlace, MapStand } from "./map-data.server.ts";

/** Choices on the map, from the URL; unknown grandstands, zones and corners count as `null`. */
export interface MapState {
  stand: MapStand | null;
  zone: string | null;
  corner: number | null;
  layers: readonly MapLayer[];
  /** Search text; empty for none. */
  words: string;
}

/** Query parameters of the map, in the order in which its URLs have them. */
export const mapParameters = ["q", "event", "stand", "zone", "corner", "layers", "start", "to", "stepfree"] as const;

export type MapParameter = (typeof mapParameters)[number];

const defaultLayers: readonly MapLayer[] = ["stands", "access", "toilets"];

const noLayers = "none";

/** Reads the state of the map from a page's query. */
export function readMapState({ stands, zones, corners }: CircuitMapData, query: PageQuery): MapState {
  const number = Number(query.corner);
  return {
    stand: stands.find(({ id }) => id === query.stand) ?? null,
    zone: zones.find(({ id }) => id === query.zone)?.id ?? null,
    corner: corners.some((corner) => corner.number === number) ? number : null,
    layers: readLayers(query.layers),
    words: query.q ?? "",
  };
}

/** Returns the layers to show; the default ones when the URL names none. */
export function readLayers(text: string | null): readonly MapLayer[] {
  if (text === null) return defaultLayers;
  const named = text.split("-");
  return mapLayers.filter((layer) => named.includes(layer));
}

/** Returns the `layers` parameter with one layer switched over; `null` for the default layers. */
export function withLayer(shown: readonly MapLayer[], layer: MapLayer): string | null {
  const next = mapLayers.filter((other) => shown.includes(other) !== (other === layer));
  const isUsual = next.length === defaultLayers.length && next.every((other) => defaultLayers.includes(other));
  return isUsual ? null : next.join("-") || noLayers;
}

/** Returns the map's query string with some parameters changed. Starts with `?`. */
export function mapSearch(search: string, change: Partial<Record<MapParameter, string | null>>): string {
  const query = readPageQuery(new URLSearchParams(search));
  return queryString(
    Object.fromEntries(mapParameters.map((name) => [name, name in change ? change[name] : query[name]])),
  );
}

/**
 * Whether a grandstand matches zone, corner and search words.
 *
 * @param cornerNumber - Names a corner in words: searching for it finds the grandstands that see the corner.
 */
export function matchesFilter(
  stand: MapStand,
  { zone, corner, words }: MapState,
  cornerNumber: (number: number) => string,
): boolean {
  const inZone = zone === null || stand.zone?.id === zone;
  const inView = corner === null || stand.corners.includes(corner);
  const searched = [stand.name, stand.zone?.name ?? "", ...stand.corners.map(cornerNumber)];
  return inZone && inView && hasWords(searched.join(", "), words);
}

/** Finds the places whose name and sign contain all search words; none without words. */
export function placesFound(places: readonly MapPlace[], words: string): MapPlace[] {
  return words === "" ? [] : places.filter(({ name, sign }) => hasWords(`${name}, ${sign}`, words));
}

function hasWords(text: string, words: string): boolean {
  const plain = foldText(text);
  const numbers = new Set(plain.match(/\d+/gu));
  return foldText(words)
    .split(/\s+/u)
    .every((word) => (/^\d+$/u.test(word) ? numbers.has(word) : plain.includes(word)));
}

/** Joins corner numbers, consecutive ones as a range: `1–5, 7`. */
export function cornerRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range !== undefined && number === range.last + 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges
    .map(({ first, last }) => {
      if (first === last) return String(first);
      return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`;
    })
    .join(", ");
}
