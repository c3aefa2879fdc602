import type { SeedEntry, SeedGroup } from "../document.ts";
import { entry } from "../references.ts";
import type { Track } from "./track.ts";

type Part = Track["zones"][number] | Track["places"][number] | Track["viewpoints"][number];

/** Makes the key and the names of an entry; the English name is `null` when it equals the Dutch one. */
function named({ id, name }: Pick<Part, "id" | "name">) {
  return { key: id, name: name.nl, nameEn: name.en === name.nl ? null : name.en };
}

/** Makes the documents of a circuit file, in an order in which references exist. */
export function trackDocuments(track: Track): SeedGroup[] {
  return [
    { kind: "zone", documents: zoneDocuments(track) },
    { kind: "corner", documents: track.corners.map(cornerDocument) },
    { kind: "point-of-interest", documents: track.places.map(placeDocument) },
    { kind: "camera", documents: track.cameras.map(cameraDocument) },
    { kind: "viewpoint", documents: track.viewpoints.map(viewpointDocument) },
    { kind: "circuit", documents: [circuitDocument(track)] },
    { kind: "stand", documents: standDocuments(track) },
  ];
}

function circuitDocument(track: Track): SeedEntry {
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

function zoneDocuments({ zones }: Track): SeedEntry[] {
  return zones.map((zone, order) => ({ key: zone.id, plain: { ...named(zone), colour: zone.colour, order } }));
}

function cornerDocument(corner: Track["corners"][number]): SeedEntry {
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
}

function placeDocument(place: Track["places"][number]): SeedEntry {
  const { kind, position, hasDrinkingWater, isAccessible } = place;
  const plain = { ...named(place), kind, x: position[0], y: position[1], hasDrinkingWater, isAccessible };
  return { key: place.id, plain };
}

function cameraDocument(camera: Track["cameras"][number], order: number): SeedEntry {
  const { position, target, fieldOfViewDegrees } = camera;
  const [x, y, height] = position;
  const [targetX, targetY, targetHeight] = target;
  const places = { x, y, height, targetX, targetY, targetHeight, fieldOfViewDegrees };
  return { key: camera.id, plain: { ...named(camera), ...places, order } };
}

function viewpointDocument(viewpoint: Track["viewpoints"][number], order: number): SeedEntry {
  const { kind, position, bearing } = viewpoint;
  const [x, y, height] = position;
  const leadsTo = viewpoint.leadsTo.map((stop) => entry("viewpoint", stop));
  return { key: viewpoint.id, plain: { ...named(viewpoint), kind, x, y, height, bearing, order, leadsTo } };
}

/** Makes the entries of the grandstands. Their entrance isn't in the file. */
function standDocuments({ stands, zones }: Track): SeedEntry[] {
  return stands.map((stand) => {
    const { id, name, outline, zone, ...drawn } = stand;
    const shared = {
      ...drawn,
      key: id,
      colour: zones.find((each) => each.id === zone)?.colour ?? "primary",
      zone: entry("zone", zone),
      entrance: null,
      outline: outline.map((corner) => corner.join(", ")).join("\n"),
    };
    return { key: id, nl: { ...shared, name: name.nl }, en: { ...shared, name: name.en } };
  });
}
