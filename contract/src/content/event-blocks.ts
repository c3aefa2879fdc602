import * as z from "zod";
import { eventCardSchema } from "./cards.ts";
import { linkSchema } from "./elements.ts";
import { brandColours, choice, count, flag, list, moment, optional, optionalText } from "../field.ts";
import { imageSchema } from "../media.ts";

/** Blocks that show events, in the form of those in `blocks.ts`. */

/** Events of the season; `showFilters` adds type, month and period and pagination. */
export const eventListBlock = z.object({
  __component: z.literal("blocks.event-list"),
  title: optionalText,
  question: optionalText,
  showFilters: flag(false),
  featuredFirst: flag(false),
  pageSize: count,
  emptyTitle: optionalText,
  emptyText: optionalText,
  link: optional(linkSchema),
});

/** Events with a countdown until they begin; with none chosen, the next featured ones. */
export const featuredEventsBlock = z.object({
  __component: z.literal("blocks.featured-events"),
  title: optionalText,
  colour: choice(brandColours, "yellow"),
  events: list(eventCardSchema),
});

/** Counts down to an event's start or to a moment of the editor's own. */
export const countdownBlock = z.object({
  __component: z.literal("blocks.countdown"),
  title: z.string(),
  text: optionalText,
  colour: choice(brandColours, "yellow"),
  until: optional(moment),
  event: optional(eventCardSchema),
  buttons: list(linkSchema),
});

/**
 * Opens home with the event that the circuit wants to sell: the chosen one, else the next featured one, else the next.
 * Without its picture, as when that was deleted, the block still shows its texts. `buttons` are for the days on which
 * there is an event, and for when none is coming.
 */
export const nextEventBlock = z.object({
  __component: z.literal("blocks.next-event"),
  title: z.string(),
  image: optional(imageSchema),
  tone: choice(["dark", "light"], "dark"),
  colour: choice(brandColours, "yellow"),
  event: optional(eventCardSchema),
  buttons: list(linkSchema),
});
