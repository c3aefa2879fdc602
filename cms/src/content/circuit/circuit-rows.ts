import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { list, optional, optionalText } from "#contract/field";
import type { DraftRef } from "../draft-ref.ts";

const figure = optional(z.coerce.number());

/** A file of the media library, with what the site shows of it. */
const picture = optional(z.record(z.string(), z.unknown()));

/** The fields of every part of the circuit. All may be missing, as a row may be older than a rule. */
const part = z.object({ documentId: z.string(), key: optionalText, name: optionalText, nameEn: optionalText });

const placed = part.extend({ x: figure, y: figure });

const chosen = optional(z.object({ documentId: z.string(), key: optionalText }));

const circuitRowSchema = z.object({
  documentId: z.string(),
  name: optionalText,
  isFictional: optional(z.boolean()),
  direction: optionalText,
  lengthMetres: figure,
  trackWidthMetres: figure,
  recordSeconds: figure,
  recordHolder: optionalText,
  recordYear: figure,
  latitude: figure,
  longitude: figure,
  yAxisBearing: figure,
  priceCategories: list(z.object({ key: optionalText, fromGrossCents: figure })),
  track: z.unknown(),
  grounds: z.unknown(),
});

const zoneRowSchema = part.extend({ colour: optionalText });

const cornerRowSchema = placed.extend({
  number: figure,
  turn: optionalText,
  radiusMetres: figure,
  angleDegrees: figure,
  distanceMetres: figure,
  labelX: figure,
  labelY: figure,
  story: optionalText,
  storyEn: optionalText,
  recordSpeed: figure,
  recordHolder: optionalText,
  recordYear: figure,
});

const standRowSchema = part.omit({ nameEn: true }).extend({
  locale: z.string(),
  summary: optionalText,
  zone: chosen,
  entrance: chosen,
  priceCategory: optionalText,
  isCovered: optional(z.boolean()),
  seats: figure,
  wheelchairPlaces: figure,
  rows: figure,
  heightMetres: figure,
  outline: optionalText,
  facingBearing: figure,
  still: picture,
});

const placeRowSchema = placed.extend({
  kind: optionalText,
  hasDrinkingWater: optional(z.boolean()),
  isAccessible: optional(z.boolean()),
});

const cameraRowSchema = placed.extend({
  state: optionalText,
  description: optionalText,
  descriptionEn: optionalText,
  stream: optionalText,
  poster: picture,
  hours: list(z.object({ days: optionalText, startTime: optionalText, endTime: optionalText })),
  height: figure,
  targetX: figure,
  targetY: figure,
  targetHeight: figure,
  fieldOfViewDegrees: figure,
});

const viewpointRowSchema = placed.extend({
  kind: optionalText,
  description: optionalText,
  descriptionEn: optionalText,
  leadsTo: list(z.object({ key: optionalText })).transform((rows) => rows.flatMap(({ key }) => key ?? [])),
  height: figure,
  bearing: figure,
  still: picture,
  photo: picture,
  photoBearing: figure,
});

const datedRowSchema = z.object({ updatedAt: optional(z.coerce.date()) });

export type CircuitRow = z.infer<typeof circuitRowSchema>;
export type ZoneRow = z.infer<typeof zoneRowSchema>;
export type CornerRow = z.infer<typeof cornerRowSchema>;
export type StandRow = z.infer<typeof standRowSchema>;
export type PlaceRow = z.infer<typeof placeRowSchema>;
export type CameraRow = z.infer<typeof cameraRowSchema>;
export type ViewpointRow = z.infer<typeof viewpointRowSchema>;

const rowsSchema = z.object({
  /** `null` when there is no circuit. */
  circuit: z.array(circuitRowSchema).transform(([row]) => row ?? null),
  zones: z.array(zoneRowSchema),
  corners: z.array(cornerRowSchema),
  /** One row for each language of a grandstand. */
  stands: z.array(standRowSchema),
  places: z.array(placeRowSchema),
  cameras: z.array(cameraRowSchema),
  viewpoints: z.array(viewpointRowSchema),
});

/** The rows of the circuit and its parts, as the database has them. */
export interface CircuitRows extends z.infer<typeof rowsSchema> {
  /** When one of the rows last changed, ISO 8601; `null` when there are none. */
  updatedAt: string | null;
}

/** Most rows that are read of a type; `trackLimits` lets the site show fewer, also of grandstands in two languages. */
const maxRows = 3000;

const image = { select: ["url", "alternativeText", "caption", "width", "height", "mime", "formats", "focalPoint"] };

const inOrder = [{ order: "asc" }, { key: "asc" }];

const keyOf = { select: ["documentId", "key"] };

/** The content type of each list of rows, with options for its query. */
const queries = {
  zones: { uid: "api::zone.zone", rest: { orderBy: inOrder } },
  corners: { uid: "api::corner.corner", rest: { orderBy: { number: "asc" } } },
  stands: {
    uid: "api::stand.stand",
    rest: { orderBy: { key: "asc" }, populate: { zone: keyOf, entrance: keyOf, still: image } },
  },
  places: { uid: "api::point-of-interest.point-of-interest", rest: { orderBy: { key: "asc" } } },
  cameras: { uid: "api::camera.camera", rest: { orderBy: inOrder, populate: { poster: image, hours: true } } },
  viewpoints: {
    uid: "api::viewpoint.viewpoint",
    rest: { orderBy: inOrder, populate: { leadsTo: keyOf, still: image, photo: image } },
  },
  circuit: { uid: "api::circuit.circuit", rest: { populate: { priceCategories: true } } },
} as const;

type Query = (typeof queries)[keyof typeof queries];

/** A row before it is read by its schema. */
interface FoundRow {
  documentId: string;
  locale?: string | null;
}

/**
 * Reads the published parts of the circuit: a query for each type and each of its relations.
 *
 * @param draft - Takes the place of its published version, as it will once it is published.
 */
export async function readCircuitRows(strapi: Core.Strapi, draft?: DraftRef): Promise<CircuitRows> {
  const read = async ([name, query]: readonly [string, Query]) => {
    const where = { publishedAt: { $notNull: true } };
    const found: FoundRow[] = await strapi.db.query(query.uid).findMany({ where, limit: maxRows, ...query.rest });
    return [name, draft?.uid === query.uid ? await withDraft(strapi, query, found, draft) : found] as const;
  };
  const lists = await Promise.all(Object.entries(queries).map(read));
  const updatedAt = lastChange(lists.flatMap(([, rows]) => rows));
  return { ...rowsSchema.parse(Object.fromEntries(lists)), updatedAt };
}

function lastChange(rows: readonly unknown[]): string | null {
  const moments = z
    .array(datedRowSchema)
    .parse(rows)
    .map(({ updatedAt }) => updatedAt?.getTime() ?? 0);
  const last = Math.max(0, ...moments);
  return last === 0 ? null : new Date(last).toISOString();
}

/** Replaces the published version of a draft by it; a grandstand's also in a language that isn't published yet. */
async function withDraft(
  strapi: Core.Strapi,
  { uid, rest }: Query,
  published: FoundRow[],
  { documentId, locale }: DraftRef,
): Promise<FoundRow[]> {
  const isStand = uid === queries.stands.uid;
  const where = { documentId, publishedAt: null, ...(isStand && { locale }) };
  const draft: FoundRow | null = await strapi.db.query(uid).findOne({ where, ...rest });
  if (draft === null) return published;
  const others = published.filter((row) => row.documentId !== documentId || (isStand && row.locale !== locale));
  const isAlone = others.every((row) => row.documentId !== documentId);
  const other = locale === "nl" ? "en" : "nl";
  return [...others, draft, ...(isStand && isAlone ? [{ ...draft, locale: other }] : [])];
}
