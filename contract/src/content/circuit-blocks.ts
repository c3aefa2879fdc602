import * as z from "zod";
import { linkSchema } from "./elements.ts";
import { list, optionalText } from "../field.ts";

/* Schemas of blocks, as in `blocks.ts`, that show data of the circuit itself. */

/** The circuit's live cameras; each camera's own data says whether it shows. */
export const liveCamerasBlock = z.object({
  __component: z.literal("blocks.live-cameras"),
  title: optionalText,
  text: optionalText,
});

/** The map of the circuit, from the circuit's data and the shop's catalogue. */
export const circuitMapBlock = z.object({
  __component: z.literal("blocks.circuit-map"),
  title: optionalText,
  text: optionalText,
});

/** A map of the track with its corners, and a text on each corner below it, from the circuit's data. */
export const cornersBlock = z.object({
  __component: z.literal("blocks.corners"),
  title: z.string(),
  intro: optionalText,
  buttons: list(linkSchema),
  roundTitle: optionalText,
  roundIntro: optionalText,
});

/** A small map of the places where visitors arrive, such as car parks: all of them, or one. */
export const arrivalMapBlock = z.object({
  __component: z.literal("blocks.arrival-map"),
  title: z.string(),
  text: optionalText,
  /** Id of the one place or area; `null` shows all. */
  place: optionalText,
  buttons: list(linkSchema),
});
