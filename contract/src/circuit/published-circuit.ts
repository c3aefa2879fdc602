import * as z from "zod";
import { choice, flag, list, optional, optionalText } from "../field.ts";
import { imageSchema } from "../media.ts";
import { cameraSchema, circuitStandSchema, trackFileSchema, viewpointSchema } from "./track-file.ts";

/** A longer text in each language of the site. */
const localStorySchema = z.object({ nl: z.string().trim().min(1).max(1000), en: z.string().trim().min(1).max(1000) });

/** A time of the day at the circuit, such as "08:30". */
const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);

/** A grandstand as editors describe it; tickets and stock refer to its id. */
export const publishedStandSchema = circuitStandSchema.extend({
  /** Description of the view from it, in a sentence or two. */
  summary: optional(localStorySchema),
  /** Id of the entrance that its tickets name; `null` for the entrance with the shortest walk. */
  gate: optional(z.string()),
  /** A picture of the view from its middle, for browsers that can't draw the 3D scene. */
  still: optional(imageSchema),
});

const cameraStates = ["live", "sleeping", "maintenance"] as const;

/** A live camera on the site. */
export const publishedCameraSchema = cameraSchema.extend({
  /** Text alternative for its picture. */
  description: optional(localStorySchema),
  /** URL of its HLS playlist: https, or a path of the site; `null` as long as it has none. */
  stream: optionalText,
  poster: optional(imageSchema),
  /** State that an editor set. The camera shows video only when `live`, and within its hours. */
  state: choice(cameraStates, "sleeping"),
  /** Its hours in local time at the circuit. Empty `days` means every day; an empty list means always. */
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
  /** Description of the view, in a sentence or two. */
  description: optional(localStorySchema),
  /** A picture of the view, for browsers that can't draw the 3D scene. */
  still: optional(imageSchema),
  /** An equirectangular photograph (twice as wide as high) that replaces the 3D scene. */
  photo: optional(imageSchema),
  /** Compass bearing of the middle of the photograph. */
  photoBearing: z.number().min(0).lt(360).default(0),
});

/**
 * The answer of `GET /api/circuit`: the published circuit, in both languages at once. The CMS leaves out incomplete
 * parts (a grandstand without an outline, a part without one language), and tells their editor.
 */
export const publishedCircuitSchema = trackFileSchema.extend({
  stands: z.array(publishedStandSchema),
  cameras: z.array(publishedCameraSchema),
  viewpoints: z.array(publishedViewpointSchema),
  /** Whether the paths form one network; if not, the site offers no routes. Single places may still lack a path. */
  hasPaths: flag(true),
  /** Last change of any part; `null` when unknown. */
  updatedAt: optional(z.iso.datetime()),
});

export type PublishedCircuit = z.infer<typeof publishedCircuitSchema>;
export type PublishedStand = z.infer<typeof publishedStandSchema>;
export type PublishedCamera = z.infer<typeof publishedCameraSchema>;
export type PublishedViewpoint = z.infer<typeof publishedViewpointSchema>;
