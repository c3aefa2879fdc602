import * as z from "zod";
import { choice, flag, list, optional, optionalText } from "../field.ts";
import { imageSchema } from "../media.ts";
import { cameraSchema, circuitStandSchema, trackFileSchema, viewpointSchema } from "./track-file.ts";

/** A longer text in each language of the site. */
const localStorySchema = z.object({ nl: z.string().trim().min(1).max(1000), en: z.string().trim().min(1).max(1000) });

/** A time of the day at the circuit, such as "08:30". */
const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);

/** A stand as its editors describe it; its id is the key that tickets and stock know it by. */
export const publishedStandSchema = circuitStandSchema.extend({
  /** What one sees from it, in a sentence or two. */
  summary: optional(localStorySchema),
  /** Id of the entrance that its tickets name; `null` lets the shortest way decide. */
  gate: optional(z.string()),
  /** A picture of the view from the middle of it, for browsers that draw no scene. */
  still: optional(imageSchema),
});

const cameraStates = ["live", "sleeping", "maintenance"] as const;

/** A camera that visitors may watch. */
export const publishedCameraSchema = cameraSchema.extend({
  /** Text alternative for its picture. */
  description: optional(localStorySchema),
  /** Address of its HLS playlist: https, or a path of the site; `null` as long as it has none. */
  stream: optionalText,
  poster: optional(imageSchema),
  /** What its editor last set it to. It shows something only when `live`, and within its hours. */
  state: choice(cameraStates, "sleeping"),
  /** Its hours, by the clock at the circuit: every day when `days` is empty; always when there are none. */
  schedule: list(
    z.object({
      /** 1 is Monday, 7 Sunday. */
      days: list(z.number().int().min(1).max(7)),
      from: timeOfDaySchema,
      until: timeOfDaySchema,
    }),
  ),
});

/** A stop of the virtual tour. */
export const publishedViewpointSchema = viewpointSchema.extend({
  /** What is seen there, in a sentence or two. */
  description: optional(localStorySchema),
  /** A picture of it, for browsers that draw no scene. */
  still: optional(imageSchema),
  /** An equirectangular photograph (twice as wide as high) that is shown in place of the drawn scene. */
  photo: optional(imageSchema),
  /** The bearing that the middle of the photograph shows. */
  photoBearing: z.number().min(0).lt(360).default(0),
});

/**
 * The circuit as it is published: `GET /api/circuit`, in both languages at once. Parts that lack something (a stand
 * without a place, a part without its other language) are left out by the content system, which tells their editor.
 */
export const publishedCircuitSchema = trackFileSchema.extend({
  stands: z.array(publishedStandSchema),
  cameras: z.array(publishedCameraSchema),
  viewpoints: z.array(publishedViewpointSchema),
  /**
   * Whether its paths hang together: without it the site offers no routes. With it a single place may still have none,
   * as long as no path reaches it.
   */
  hasPaths: flag(true),
  /** When a part of it last changed, ISO 8601; `null` when that is unknown. */
  updatedAt: optional(z.iso.datetime()),
});

export type PublishedCircuit = z.infer<typeof publishedCircuitSchema>;
export type PublishedStand = z.infer<typeof publishedStandSchema>;
export type PublishedCamera = z.infer<typeof publishedCameraSchema>;
export type PublishedViewpoint = z.infer<typeof publishedViewpointSchema>;
