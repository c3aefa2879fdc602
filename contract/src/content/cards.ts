import * as z from "zod";
import { brandColours, choice, list, moment, optional, optionalText } from "../field.ts";
import { factSchema } from "./elements.ts";
import { eventStates } from "../event-state.ts";
import { imageSchema } from "../media.ts";
import { eventSaleStates } from "../shop/sale-states.ts";

/** The lean shapes that lists show; the detail schemas of documents.ts extend them. */

export const eventTypeSchema = z.object({ name: z.string(), slug: z.string() });

export type EventType = z.infer<typeof eventTypeSchema>;

const saleState = choice(eventSaleStates, "none");

const state = choice(eventStates, "planned");

/**
 * An event as a card shows it. `startsAt` and `endsAt` are ISO 8601 moments;
 * `priceFromCents` is whole euro cents including VAT, as a ticket costs a fan;
 * `null` while no price is known.
 */
export const eventCardSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  updatedAt: optional(moment),
  summary: optionalText,
  startsAt: moment,
  endsAt: moment,
  venue: optionalText,
  featured: z.boolean().nullish(),
  colour: choice(brandColours, "yellow"),
  cover: optional(imageSchema),
  type: optional(eventTypeSchema),
  state,
  /** When it was to begin, of one that was moved. */
  previousStartsAt: optional(moment),
  priceFromCents: optional(z.number().int().nonnegative()),
  saleState,
  statusLabel: optionalText,
});

export type EventCard = z.infer<typeof eventCardSchema>;

/** The fields of a coming event by which the calendar filters, counts and sorts, and requests the cards of a page. */
export const eventDatesSchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  startsAt: moment,
  endsAt: moment,
  state,
  type: optional(z.object({ slug: z.string() })),
});

export type EventDates = z.infer<typeof eventDatesSchema>;

/** The fields that a calendar file (`.ics`) holds of an event. */
export const eventAgendaSchema = z.object({
  id: z.number().int(),
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  updatedAt: optional(moment),
  startsAt: moment,
  endsAt: moment,
  state,
  summary: optionalText,
  venue: optionalText,
  type: optional(z.object({ name: z.string() })),
});

export type EventAgenda = z.infer<typeof eventAgendaSchema>;

/** A news article as a card shows it. `publishedOn` is an ISO 8601 moment. */
export const newsCardSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  updatedAt: optional(moment),
  summary: optionalText,
  publishedOn: moment,
  cover: optional(imageSchema),
});

export type NewsCard = z.infer<typeof newsCardSchema>;

export const accommodationTypeSchema = z.object({ name: z.string(), slug: z.string() });

/** What a place to stay costs at an event, in whole euro cents including VAT, and how many places are left there. */
const stayOfferSchema = z.object({
  /** Absent once the event isn't published any more. */
  event: optional(z.object({ documentId: z.string() })),
  /** `null`: as at any other time. */
  priceFromCents: optional(z.number().int().nonnegative()),
  /** Free places: 0 once it is full; `null` when the number isn't known. */
  placesLeft: optional(z.number().int().nonnegative()),
});

/**
 * A place to stay. `distanceMetres` is to the nearest gate; `priceFromCents` is
 * whole euro cents including VAT, per `priceUnit` ("per nacht").
 */
export const accommodationSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  summary: optionalText,
  type: optional(accommodationTypeSchema),
  image: optional(imageSchema),
  colour: choice(brandColours, "turqoise"),
  distanceMetres: optional(z.number().int().nonnegative()),
  facts: list(factSchema),
  facilities: list(z.object({ text: z.string() })),
  priceFromCents: optional(z.number().int().nonnegative()),
  priceUnit: optionalText,
  bookingUrl: optionalText,
  /** Where to be put on the list of a place that is full. */
  waitingListUrl: optionalText,
  offers: list(stayOfferSchema),
});

export type Accommodation = z.infer<typeof accommodationSchema>;

/**
 * A business arrangement as a card shows it. `priceCents` is whole euro cents
 * EXCLUDING VAT, per `priceUnit`; `vatRate` is a percentage (21, 9).
 */
export const arrangementCardSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  summary: optionalText,
  image: optional(imageSchema),
  colour: choice(brandColours, "yellow"),
  priceCents: z.number().int().nonnegative(),
  vatRate: z.coerce.number().nonnegative(),
  priceUnit: optionalText,
  groupSizeMin: optional(z.number().int().positive()),
  groupSizeMax: optional(z.number().int().positive()),
  inclusions: list(z.object({ text: z.string() })),
});

export type ArrangementCard = z.infer<typeof arrangementCardSchema>;
