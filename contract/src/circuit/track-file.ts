import * as z from "zod";
import { brandColours, flag, list, optional } from "../field.ts";

/**
 * Limits of a circuit's file. 6,000 points, one each four metres, make a lap of 24 km, longer than any circuit; a
 * larger file is a mistake, and would slow down each visitor's page.
 */
export const trackLimits = {
  linePoints: 6000,
  outlinePoints: 200,
  standPoints: 40,
  corners: 200,
  zones: 50,
  stands: 200,
  areas: 500,
  places: 1000,
  cameras: 200,
  viewpoints: 300,
  nodes: 3000,
  edges: 6000,
  bends: 40,
  /** Greatest x or y of any point, positive or negative. */
  farthestMetres: 30_000,
} as const;

const coordinate = z.number().min(-trackLimits.farthestMetres).max(trackLimits.farthestMetres);

/** A point in the circuit's local frame: metres to the east, metres to the north. */
const pointSchema = z.tuple([coordinate, coordinate]);

/** A point in the circuit's local frame, with metres above the track's surface. */
const spacePointSchema = z.tuple([coordinate, coordinate, z.number().min(-100).max(500)]);

const idSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);

const lineOfText = z.string().trim().min(1).max(200);

/** A text for each language of the site; a single text, such as a proper noun, counts for both. */
const localTextSchema = z
  .union([lineOfText, z.object({ nl: lineOfText, en: lineOfText })])
  .transform((text) => (typeof text === "string" ? { nl: text, en: text } : text));

const outlineOf = (most: number) => z.array(pointSchema).min(3).max(most);

/** Compass bearing: 0 is north, 90 east. */
const bearing = z.number().min(0).lt(360);

const height = z.number().min(0).max(200);

const year = z.number().int().min(1850).max(2200);

/** Position on earth of the local frame's origin, and the bearing of its y axis. */
const geographicAnchorSchema = z.object({
  /** WGS 84, decimal degrees. */
  latitude: z.number().min(-85).max(85),
  longitude: z.number().min(-180).max(180),
  /** Bearing of the frame's y axis; 0 when it points to true north. */
  yAxisBearing: bearing.default(0),
});

export const cornerSchema = z.object({
  number: z.number().int().positive(),
  id: idSchema,
  name: localTextSchema,
  turn: z.enum(["left", "right"]),
  radiusMetres: z.number().positive().max(5000),
  /** Degrees by which the track changes direction in the corner. */
  angleDegrees: z.number().positive().max(360),
  apex: pointSchema,
  /** Distance along the centre line from the start line to the apex. */
  distanceMetres: z.number().min(0),
  /** Position of its number on a map; `null` lets the drawing choose. */
  label: optional(pointSchema),
  /** A sentence or two on the corner. */
  story: optional(localTextSchema),
  /** The highest speed measured in the corner. */
  record: optional(
    z.object({ kilometresPerHour: z.number().positive().max(500), holder: z.string().min(1).max(80), year }),
  ),
});

export const zoneSchema = z.object({ id: idSchema, name: localTextSchema, colour: z.enum(brandColours) });

export const circuitStandSchema = z.object({
  id: idSchema,
  name: localTextSchema,
  zone: idSchema,
  priceCategory: idSchema,
  isCovered: flag(false),
  seats: z.number().int().positive().max(500_000),
  wheelchairPlaces: z.number().int().min(0).max(10_000),
  rows: z.number().int().positive().max(200),
  /** Height of the roof's top, or without a roof of the rail behind the last row. */
  heightMetres: z.number().positive().max(100),
  /** Its ground plan; the front is the edge that faces `facingBearing`. */
  outline: outlineOf(trackLimits.standPoints),
  /** Direction in which its spectators look. */
  facingBearing: bearing,
});

const areaKinds = [
  "building",
  "pit-building",
  "paddock",
  "parking",
  "camping",
  "water",
  "woodland",
  "heath",
  "hill",
] as const;

export const areaSchema = z.object({
  id: idSchema,
  kind: z.enum(areaKinds),
  name: localTextSchema,
  outline: outlineOf(trackLimits.outlinePoints),
  /** Height of its top above the track's surface; 0 for flat ground. A higher area blocks the view. */
  heightMetres: height.default(0),
  /** Height of its underside: above 0 spectators can look below it, as under a bridge. */
  baseMetres: height.default(0),
});

export const placeKinds = [
  "entrance",
  "first-aid",
  "toilets",
  "drinking-water",
  "screen",
  "information",
  "food",
  "quiet-room",
  "podium",
  "bus-stop",
  "bicycle-parking",
] as const;

export const placeSchema = z.object({
  id: idSchema,
  kind: z.enum(placeKinds),
  name: localTextSchema,
  position: pointSchema,
  /** Whether there is a tap with drinking water. The kind `drinking-water` has one in any case. */
  hasDrinkingWater: flag(false),
  /** Whether a wheelchair user can use it. */
  isAccessible: flag(false),
});

export const cameraSchema = z.object({
  id: idSchema,
  name: localTextSchema,
  position: spacePointSchema,
  target: spacePointSchema,
  fieldOfViewDegrees: z.number().min(5).max(170),
});

export const viewpointKinds = ["track", "paddock", "pit-lane", "podium", "stand", "grounds"] as const;

/** A stop of the virtual tour. */
export const viewpointSchema = z.object({
  id: idSchema,
  kind: z.enum(viewpointKinds),
  name: localTextSchema,
  /** Position of the eye. */
  position: spacePointSchema,
  /** Direction of the first look. */
  bearing,
  /** Id of the grandstand that it is on; `null` elsewhere. */
  stand: optional(idSchema),
  /** Ids of the stops that this one links to. */
  leadsTo: list(idSchema),
});

const edgeKinds = ["path", "road", "steps", "ramp", "bridge", "tunnel"] as const;

const surfaces = ["asphalt", "concrete", "paving", "gravel", "boardwalk", "sand", "grass", "metal"] as const;

export const pathNodeSchema = z.object({
  id: idSchema,
  position: pointSchema,
  /** Ids of the grandstands, places and areas, such as car parks, whose entrance is here. */
  arrivesAt: list(idSchema),
});

export const pathEdgeSchema = z.object({
  from: idSchema,
  to: idSchema,
  kind: z.enum(edgeKinds),
  surface: z.enum(surfaces),
  /** Points of its line between the two nodes, in order. */
  bends: z.array(pointSchema).max(trackLimits.bends).default([]),
  /** Average slope from `from` to `to`; up is positive. */
  gradientPercent: z.number().min(-40).max(40).default(0),
  isStepFree: z.boolean(),
  widthMetres: z.number().min(0.5).max(50),
  /** Number of treads, also of a bridge or tunnel with steps. */
  treads: z.number().int().min(0).max(1000).default(0),
  name: optional(localTextSchema),
});

export const pathNetworkSchema = z.object({
  nodes: z.array(pathNodeSchema).max(trackLimits.nodes),
  edges: z.array(pathEdgeSchema).max(trackLimits.edges),
});

/**
 * A circuit's data file. All points are in one flat local frame in metres, x east, y north (turned by the `anchor`),
 * with heights above the track's surface.
 */
export const trackFileSchema = z.object({
  name: lineOfText,
  isFictional: flag(false),
  /** Position on earth; when `null`, the site can't compute the sun or show a visitor's position. */
  anchor: optional(geographicAnchorSchema),
  direction: z.enum(["clockwise", "anticlockwise"]),
  /** Official length of a lap; the centre line may differ from it by one per cent. */
  lengthMetres: z.number().positive().max(50_000),
  trackWidthMetres: z.number().min(3).max(50),
  /** Closed line from the start line in the direction of racing; the last point joins the first. */
  centreLine: z.array(pointSchema).min(3).max(trackLimits.linePoints),
  startFinish: z.object({ position: pointSchema, bearing }),
  lapRecord: z.object({ seconds: z.number().positive().max(3600), holder: z.string().min(1).max(80), year }),
  corners: z.array(cornerSchema).max(trackLimits.corners),
  sectors: z
    .array(z.object({ number: z.number().int().positive(), fromMetres: z.number().min(0), toMetres: z.number() }))
    .max(20),
  /** Open line in the direction of driving. */
  pitLane: z.array(pointSchema).min(2).max(trackLimits.linePoints),
  zones: z.array(zoneSchema).max(trackLimits.zones),
  /** `fromGrossCents` is the lowest price of a seat in the category, in euro cents including VAT. */
  priceCategories: z.array(z.object({ id: idSchema, fromGrossCents: z.number().int().positive() })).max(50),
  stands: z.array(circuitStandSchema).max(trackLimits.stands),
  areas: z.array(areaSchema).max(trackLimits.areas),
  places: z.array(placeSchema).max(trackLimits.places),
  cameras: z.array(cameraSchema).max(trackLimits.cameras),
  viewpoints: z.array(viewpointSchema).max(trackLimits.viewpoints),
  paths: pathNetworkSchema,
});

export type Circuit = z.infer<typeof trackFileSchema>;
export type GeographicAnchor = z.infer<typeof geographicAnchorSchema>;
export type Corner = z.infer<typeof cornerSchema>;
export type Zone = z.infer<typeof zoneSchema>;
export type CircuitStand = z.infer<typeof circuitStandSchema>;
export type Area = z.infer<typeof areaSchema>;
export type CircuitPlace = z.infer<typeof placeSchema>;
export type PathEdge = z.infer<typeof pathEdgeSchema>;
export type PathNetwork = z.infer<typeof pathNetworkSchema>;
export type LocalText = z.infer<typeof localTextSchema>;
