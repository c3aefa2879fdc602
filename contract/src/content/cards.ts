import * as z from "zod";
import { brandColours, choice, list, moment, optional, optionalText } from "../field.ts";
import { factSchema } from "./elements.ts";
import { eventStates } from "../event-state.ts";
import { imageSchema } from "../media.ts";
import { eventSaleStates } from "../shop/sale-states.ts";

/* Schemas of documents in lists; the schemas of whole documents in documents.ts extend them. */

/** A type of event or accommodation. */
export const typeSchema = z.object({ name: z.string(), slug: z.string() });

export type EventType = z.infer<typeof typeSchema>;

/**
 * The fields of an event's card. `priceFromCents` is the lowest price of a ticket, including VAT; `null` while unknown.
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
  type: optional(typeSchema),
  state: choice(eventStates, "planned"),
  /** Former start of an event that was moved to another date. */
  previousStartsAt: optional(moment),
  priceFromCents: optional(z.number().int().nonnegative()),
  saleState: choice(eventSaleStates, "none"),
  statusLabel: optionalText,
});

export type EventCard = z.infer<typeof eventCardSchema>;

/** The fields of an upcoming event by which the event list filters, counts and sorts before it requests cards. */
export const eventDatesSchema = eventCardSchema
  .pick({ documentId: true, title: true, slug: true, startsAt: true, endsAt: true, state: true })
  .extend({ id: z.number().int(), type: optional(typeSchema.pick({ slug: true })) });

export type EventDates = z.infer<typeof eventDatesSchema>;

/** The fields of an event in a calendar file (`.ics`). */
export const eventAgendaSchema = eventCardSchema
  .pick({ documentId: true, title: true, slug: true, updatedAt: true, startsAt: true, endsAt: true, state: true })
  .extend({
    id: z.number().int(),
    summary: optionalText,
    venue: optionalText,
    type: optional(typeSchema.pick({ name: true })),
  });

export type EventAgenda = z.infer<typeof eventAgendaSchema>;

/** The fields of a news article's card. */
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

/** Price and availability of an accommodation during an event. */
const stayOfferSchema = z.object({
  /** `null` once the event isn't published any more. */
  event: optional(z.object({ documentId: z.string() })),
  /** Price including VAT; `null` when it is the accommodation's usual price. */
  priceFromCents: optional(z.number().int().nonnegative()),
  /** `null` when unknown. */
  placesLeft: optional(z.number().int().nonnegative()),
});

/**
 * A place to stay, such as a camping. `distanceMetres` is to the nearest gate; `priceFromCents` includes VAT, per
 * `priceUnit` ("per nacht").
 */
export const accommodationSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  summary: optionalText,
  type: optional(typeSchema),
  image: optional(imageSchema),
  colour: choice(brandColours, "turqoise"),
  distanceMetres: optional(z.number().int().nonnegative()),
  facts: list(factSchema),
  facilities: list(z.object({ text: z.string() })),
  priceFromCents: optional(z.number().int().nonnegative()),
  priceUnit: optionalText,
  bookingUrl: optionalText,
  /** URL of the waiting list for a full accommodation. */
  waitingListUrl: optionalText,
  offers: list(stayOfferSchema),
});

export type Accommodation = z.infer<typeof accommodationSchema>;

/**
 * The fields of a business arrangement's card. `priceCents` EXCLUDES VAT, per `priceUnit`; `vatRate` is a percentage
 * (21, 9).
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
