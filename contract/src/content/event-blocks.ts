import * as z from "zod";
import { eventCardSchema } from "./cards.ts";
import { linkSchema } from "./elements.ts";
import { brandColours, choice, count, flag, list, moment, optional, optionalText } from "../field.ts";
import { imageSchema } from "../media.ts";

/* Schemas of blocks, as in `blocks.ts`, that show events. */

/** Upcoming events; `showFilters` adds filters by type, month and period, and pagination. */
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

/** Events with a countdown to their start; shows the next featured ones when an editor chose none. */
export const featuredEventsBlock = z.object({
  __component: z.literal("blocks.featured-events"),
  title: optionalText,
  colour: choice(brandColours, "yellow"),
  events: list(eventCardSchema),
});

/** A countdown to an event's start, or to a moment that an editor set. */
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
 * Opening banner of the home page with one event: the editor's choice, else the next featured one, else the next. A
 * block without picture still shows its texts. `buttons` show during an event, and when none is coming.
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
