import { isWithin, type Point } from "#contract/circuit/plane";
import { weekdaysByChoice } from "#contract/circuit/weekly-hours";
import type { CameraRow, CircuitRow, CornerRow, PlaceRow, StandRow, ViewpointRow, ZoneRow } from "./circuit-rows.ts";
import { fieldsOf } from "../schema-parts.ts";
import { readOutline } from "./outline-text.ts";

/** A part of the circuit as `GET /api/circuit` answers it, before it is checked: fields may be missing. */
export type PartInput = Readonly<Record<string, unknown>>;

/** Turns 360 degrees, which editors may type, into 0. */
const bearing = (degrees: number | null) => (degrees === 360 ? 0 : degrees);

const both = (nl: string | null, en: string | null) => (nl === null || en === null ? null : { nl, en });

/** Returns a name in both languages; a proper noun may be there once, for both. */
const nameOf = ({ name, nameEn }: { name: string | null; nameEn: string | null }) => both(name, nameEn ?? name);

const point = (x: number | null, y: number | null) => (x === null || y === null ? null : [x, y]);

const spacePoint = (x: number | null, y: number | null, z: number | null) =>
  x === null || y === null || z === null ? null : [x, y, z];

/** Converts a zone's row for the check of the circuit. */
export function zoneInput(row: ZoneRow): PartInput {
  return { id: row.key, name: nameOf(row), colour: row.colour };
}

/** Makes the input of a corner, with its story only in both languages, and its record only with holder and year. */
export function cornerInput(row: CornerRow): PartInput {
  const { number, turn, radiusMetres, angleDegrees, distanceMetres, recordSpeed, recordHolder, recordYear } = row;
  const hasRecord = recordSpeed !== null && recordHolder !== null && recordYear !== null;
  return {
    number,
    id: row.key,
    name: nameOf(row),
    turn,
    radiusMetres,
    angleDegrees,
    apex: point(row.x, row.y),
    distanceMetres,
    label: point(row.labelX, row.labelY),
    story: both(row.story, row.storyEn),
    record: hasRecord ? { kilometresPerHour: recordSpeed, holder: recordHolder, year: recordYear } : null,
  };
}

/**
 * Makes the input of a grandstand from its versions in both languages; the Dutch one has its facts and choices.
 *
 * @param gates - Ids of the entrances that the site shows; another entrance is left out.
 */
export function standInput(nl: StandRow, en: StandRow, gates: ReadonlySet<string>): PartInput {
  const gate = nl.entrance?.key ?? null;
  return {
    id: nl.key,
    name: both(nl.name, en.name),
    zone: nl.zone?.key ?? null,
    priceCategory: nl.priceCategory,
    isCovered: nl.isCovered,
    seats: nl.seats,
    wheelchairPlaces: nl.wheelchairPlaces ?? 0,
    rows: nl.rows,
    heightMetres: nl.heightMetres,
    outline: nl.outline === null ? null : readOutline(nl.outline),
    facingBearing: bearing(nl.facingBearing),
    summary: both(nl.summary, en.summary),
    gate: gate !== null && gates.has(gate) ? gate : null,
    still: nl.still,
  };
}

/** Converts a place's row for the check of the circuit. */
export function placeInput(row: PlaceRow): PartInput {
  const { key, kind, hasDrinkingWater, isAccessible } = row;
  return { id: key, kind, name: nameOf(row), position: point(row.x, row.y), hasDrinkingWater, isAccessible };
}

/** Makes the input of a camera, with the URL of its stream only while the camera is live. */
export function cameraInput(row: CameraRow): PartInput {
  const isShown = row.state === "live" && row.stream !== null && isStreamAddress(row.stream);
  return {
    id: row.key,
    name: nameOf(row),
    position: spacePoint(row.x, row.y, row.height),
    target: spacePoint(row.targetX, row.targetY, row.targetHeight),
    fieldOfViewDegrees: row.fieldOfViewDegrees,
    description: both(row.description, row.descriptionEn),
    stream: isShown ? row.stream : null,
    poster: row.poster,
    state: row.state,
    schedule: row.hours.map(({ days, startTime, endTime }) => ({
      days: weekdaysByChoice.get(days ?? "every-day"),
      from: startTime,
      until: endTime,
    })),
  };
}

/** Whether the site may send browsers to the URL of a stream: one over https, or a path of this site. */
export function isStreamAddress(address: string): boolean {
  if (/[\s\\]/u.test(address)) return false;
  if (address.startsWith("/")) return !address.startsWith("//") && /\.m3u8(?:\?|$)/u.test(address);
  if (!address.startsWith("https://") || !URL.canParse(address)) return false;
  // Every visitor could read a user name and a password in the URL.
  const { username, password, hostname } = new URL(address);
  return (
    username === "" && password === "" && /^[a-z0-9.-]+$/u.test(hostname) && !/(?:^|\.)xn--(?:\.|$)/u.test(hostname)
  );
}

/**
 * Makes the input of a stop of the tour.
 *
 * @param stands - Outlines of grandstands; a stop within one is on it.
 * @param stops - Ids of the stops that the site shows; links to others are left out.
 */
export function viewpointInput(
  row: ViewpointRow,
  stands: readonly { id: string; outline: readonly Point[] }[],
  stops: ReadonlySet<string>,
): PartInput {
  const { x, y, kind } = row;
  const isOnStand = kind === "stand" && x !== null && y !== null;
  return {
    id: row.key,
    kind,
    name: nameOf(row),
    position: spacePoint(x, y, row.height),
    bearing: bearing(row.bearing),
    stand: isOnStand ? (stands.find(({ outline }) => isWithin([x, y], outline))?.id ?? null) : null,
    leadsTo: row.leadsTo.filter((id) => stops.has(id) && id !== row.key),
    description: both(row.description, row.descriptionEn),
    still: row.still,
    photo: row.photo,
    photoBearing: bearing(row.photoBearing) ?? 0,
  };
}

/** Makes the input of the circuit itself, without its parts. Its two JSON fields may hold anything. */
export function circuitInput(row: CircuitRow) {
  const [track, grounds] = [fieldsOf(row.track), fieldsOf(row.grounds)];
  const isAnchored = row.latitude !== null && row.longitude !== null;
  return {
    name: row.name,
    isFictional: row.isFictional,
    anchor: isAnchored
      ? { latitude: row.latitude, longitude: row.longitude, yAxisBearing: bearing(row.yAxisBearing) ?? 0 }
      : null,
    direction: row.direction,
    lengthMetres: row.lengthMetres,
    trackWidthMetres: row.trackWidthMetres,
    lapRecord: { seconds: row.recordSeconds, holder: row.recordHolder, year: row.recordYear },
    priceCategories: row.priceCategories.map(({ key, fromGrossCents }) => ({ id: key, fromGrossCents })),
    startFinish: track["startFinish"],
    sectors: track["sectors"] ?? [],
    centreLine: track["centreLine"],
    pitLane: track["pitLane"],
    areas: grounds["areas"] ?? [],
    paths: grounds["paths"] ?? { nodes: [], edges: [] },
  };
}
