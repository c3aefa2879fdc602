import { readFileSync } from "node:fs";
import * as z from "zod";

/** A text in both languages; the file may hold a single string for both. */
const localText = z
  .union([z.string(), z.object({ nl: z.string(), en: z.string() })])
  .transform((text) => (typeof text === "string" ? { nl: text, en: text } : text));

const point = z.tuple([z.number(), z.number()]);
const spacePoint = z.tuple([z.number(), z.number(), z.number()]);
const part = z.object({ id: z.string(), name: localText });
const json = z.json();

/** The fields of a circuit file that the CMS stores. The contract validates the whole file. */
const trackSchema = z.object({
  name: z.string(),
  isFictional: z.boolean().default(false),
  anchor: z
    .object({ latitude: z.number(), longitude: z.number(), yAxisBearing: z.number().default(0) })
    .nullish()
    .transform((anchor) => anchor ?? null),
  direction: z.string(),
  lengthMetres: z.number(),
  trackWidthMetres: z.number(),
  lapRecord: z.object({ seconds: z.number(), holder: z.string(), year: z.number() }),
  startFinish: json,
  sectors: json,
  centreLine: json,
  pitLane: json,
  areas: json,
  paths: json,
  priceCategories: z.array(z.object({ id: z.string(), fromGrossCents: z.number() })),
  zones: z.array(part.extend({ colour: z.string() })),
  corners: z.array(
    part.extend({
      number: z.number(),
      turn: z.string(),
      radiusMetres: z.number(),
      angleDegrees: z.number(),
      apex: point,
      distanceMetres: z.number(),
      label: point.nullish(),
      story: localText.nullish(),
      record: z.object({ kilometresPerHour: z.number(), holder: z.string(), year: z.number() }).nullish(),
    }),
  ),
  stands: z.array(
    part.extend({
      zone: z.string(),
      priceCategory: z.string(),
      isCovered: z.boolean().default(false),
      seats: z.number(),
      wheelchairPlaces: z.number(),
      rows: z.number(),
      heightMetres: z.number(),
      outline: z.array(point),
      facingBearing: z.number(),
    }),
  ),
  places: z.array(
    part.extend({
      kind: z.string(),
      position: point,
      hasDrinkingWater: z.boolean().default(false),
      isAccessible: z.boolean().default(false),
    }),
  ),
  cameras: z.array(part.extend({ position: spacePoint, target: spacePoint, fieldOfViewDegrees: z.number() })),
  viewpoints: z.array(
    part.extend({
      kind: z.string(),
      position: spacePoint,
      bearing: z.number(),
      leadsTo: z.array(z.string()).default([]),
    }),
  ),
});

export type Track = z.output<typeof trackSchema>;

/**
 * Parses a circuit file.
 *
 * @param file - The parsed JSON.
 * @throws {z.ZodError} It isn't a circuit file.
 */
export function readTrack(file: unknown): Track {
  return trackSchema.parse(file);
}

/** The demo circuit, which the seed writes. */
export const demoTrack = readTrack(JSON.parse(readFileSync(new URL("track.json", import.meta.url), "utf8")));
