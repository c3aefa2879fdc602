import type { SeedDocument, SeedFields } from "../document.ts";
import { entries, entry } from "../references.ts";
import type { SeedEntry } from "../seed-documents.ts";
import type { Track } from "./track.ts";

type Part = Track["zones"][number] | Track["places"][number] | Track["viewpoints"][number];

/** The names of a part: English has none of its own when it is the same. */
function named({ id, name }: Pick<Part, "id" | "name">) {
  return { key: id, name: name.nl, nameEn: name.en === name.nl ? null : name.en };
}

/** The circuit's own entry: its figures, the track, and what lies around it. */
export function circuitDocument(track: Track): SeedEntry {
  const { name, isFictional, direction, lengthMetres, trackWidthMetres, lapRecord, anchor } = track;
  const { startFinish, sectors, centreLine, pitLane, areas, paths } = track;
  return {
    key: "circuit",
    plain: {
      name,
      isFictional,
      direction,
      lengthMetres,
      trackWidthMetres,
      recordSeconds: lapRecord.seconds,
      recordHolder: lapRecord.holder,
      recordYear: lapRecord.year,
      latitude: anchor?.latitude ?? null,
      longitude: anchor?.longitude ?? null,
      yAxisBearing: anchor?.yAxisBearing ?? 0,
      priceCategories: track.priceCategories.map(({ id, fromGrossCents }) => ({ key: id, fromGrossCents })),
      track: { startFinish, sectors, centreLine, pitLane },
      grounds: { areas, paths },
    },
  };
}

/** The zones of the stands. */
export function zoneDocuments({ zones }: Track): SeedEntry[] {
  return zones.map((zone, order) => ({ key: zone.id, plain: { ...named(zone), colour: zone.colour, order } }));
}

/** The corners, each with its story and its record if it has them. */
export function cornerDocuments({ corners }: Track): SeedEntry[] {
  return corners.map((corner) => {
    const { number, turn, radiusMetres, angleDegrees, distanceMetres, apex, label, story, record } = corner;
    const plain = {
      ...named(corner),
      number,
      turn,
      radiusMetres,
      angleDegrees,
      distanceMetres,
      x: apex[0],
      y: apex[1],
      labelX: label?.[0] ?? null,
      labelY: label?.[1] ?? null,
      story: story?.nl ?? null,
      storyEn: story?.en ?? null,
      recordSpeed: record?.kilometresPerHour ?? null,
      recordHolder: record?.holder ?? null,
      recordYear: record?.year ?? null,
    };
    return { key: corner.id, plain };
  });
}

/** Entrances, toilets and whatever else has a place on the map. */
export function placeDocuments({ places }: Track): SeedEntry[] {
  return places.map((place) => {
    const { kind, position, hasDrinkingWater, isAccessible } = place;
    const plain = { ...named(place), kind, x: position[0], y: position[1], hasDrinkingWater, isAccessible };
    return { key: place.id, plain };
  });
}

/**
 * The cameras.
 *
 * @param more - What a file doesn't have: a camera's texts, its picture, its address.
 */
export function cameraDocuments({ cameras }: Track, more: ReadonlyMap<string, SeedFields> = new Map()): SeedEntry[] {
  return cameras.map((camera, order) => {
    const { position, target, fieldOfViewDegrees } = camera;
    const [x, y, height] = position;
    const [targetX, targetY, targetHeight] = target;
    const places = { x, y, height, targetX, targetY, targetHeight, fieldOfViewDegrees };
    return { key: camera.id, plain: { ...named(camera), ...places, order, ...more.get(camera.id) } };
  });
}

/**
 * The stops of the virtual tour.
 *
 * @param more - What a file doesn't have: what is seen at a stop.
 */
export function viewpointDocuments(
  { viewpoints }: Track,
  more: ReadonlyMap<string, SeedFields> = new Map(),
): SeedEntry[] {
  return viewpoints.map((viewpoint, order) => {
    const { kind, position, bearing, leadsTo } = viewpoint;
    const [x, y, height] = position;
    const plain = {
      ...named(viewpoint),
      kind,
      x,
      y,
      height,
      bearing,
      order,
      leadsTo: entries("viewpoint", ...leadsTo),
    };
    return { key: viewpoint.id, plain: { ...plain, ...more.get(viewpoint.id) } };
  });
}

/**
 * What a stand is like, the same in both languages.
 *
 * @param gate - Id of the entrance that its tickets name.
 */
export function standFields(stand: Track["stands"][number], gate: string | null): SeedFields {
  const { zone, priceCategory, isCovered, seats, wheelchairPlaces, rows, heightMetres, facingBearing } = stand;
  return {
    zone: entry("zone", zone),
    entrance: gate === null ? null : entry("point-of-interest", gate),
    priceCategory,
    isCovered,
    seats,
    wheelchairPlaces,
    rows,
    heightMetres,
    outline: stand.outline.map((corner) => corner.join(", ")).join("\n"),
    facingBearing,
  };
}

/** The stands of a file that knows no more of them than their names. */
export function standDocuments({ stands, zones }: Track): SeedDocument[] {
  return stands.map((stand) => {
    const colour = zones.find(({ id }) => id === stand.zone)?.colour ?? "primary";
    const shared = { key: stand.id, colour, ...standFields(stand, null) };
    return {
      key: stand.id,
      nl: { ...shared, name: stand.name.nl },
      en: { ...shared, name: stand.name.en },
    };
  });
}
