import * as z from "zod";
import { linkSchema } from "./elements.ts";
import { list, optionalText } from "../field.ts";

/** Blocks that show the circuit, in the form of those in `blocks.ts`: what they show of it comes from its own data. */

/** The circuit's live cameras: which ones there are is set at the cameras themselves. */
export const liveCamerasBlock = z.object({
  __component: z.literal("blocks.live-cameras"),
  /** Above the tiles of all cameras. */
  title: optionalText,
  text: optionalText,
});

/** The map of the circuit; all that it shows comes from the circuit's data and the catalogue. */
export const circuitMapBlock = z.object({
  __component: z.literal("blocks.circuit-map"),
  title: optionalText,
  text: optionalText,
});

/** The track from above with its corners, each of which is told of below; all but these texts is in the circuit's data. */
export const cornersBlock = z.object({
  __component: z.literal("blocks.corners"),
  title: z.string(),
  intro: optionalText,
  buttons: list(linkSchema),
  roundTitle: optionalText,
  roundIntro: optionalText,
});

/** Where visitors arrive, on a small map: all such places, or the one that the text is about. */
export const arrivalMapBlock = z.object({
  __component: z.literal("blocks.arrival-map"),
  title: z.string(),
  text: optionalText,
  /** Id of the place or the area in the circuit's data; `null` shows all places to arrive at. */
  place: optionalText,
  buttons: list(linkSchema),
});
