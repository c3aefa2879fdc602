import * as z from "zod";
import { eventStates } from "../event-state.ts";
import { brandColours, choice, moment, optional, optionalText } from "../field.ts";
import { admissionKeySchema } from "./admission.ts";
import { highestPriceCents } from "./price-bounds.ts";
import { admissionStates } from "./sale-states.ts";

/** Path on the CMS: `GET …?locale=nl`, all tickets of events that aren't over. */
export const cataloguePath = "/api/shop/catalogue";

/** Path on the CMS: `GET …`, how much is left of each ticket, in no language. */
export const availabilityPath = "/api/shop/availability";

/** What a ticket admits to, and for how much. */
const admissionSchema = z.object({
  key: admissionKeySchema,
  /** As the editor typed it, in whole euro cents: with VAT in it or without, as the offer's `leadsWith` says. */
  priceCents: z.number().int().nonnegative().max(highestPriceCents),
  state: z.enum(admissionStates),
  /** Places left; `null` unless they are few in number, of a small event also while most are free. */
  left: optional(z.number().int().nonnegative()),
});

export type Admission = z.infer<typeof admissionSchema>;

export const grandstandSchema = z.object({
  /** Id of the stand in the circuit's geometry, for example `hoofdtribune`. */
  key: z.string(),
  name: z.string(),
  summary: optionalText,
  colour: choice(brandColours, "primary"),
  /** Where its visitors come in, for example "Ingang Zuid". */
  gate: optionalText,
  /** From that entrance, or else from the nearest; absent where no path leads to it. Whole minutes. */
  walk: z.object({ metres: z.number().int().nonnegative(), minutes: z.number().int().positive() }).optional(),
});

export type Grandstand = z.infer<typeof grandstandSchema>;

export const audiences = ["adult", "child", "companion"] as const;

/** A ticket type on sale, of an event, or of an arrangement on the days of an event. */
const ticketOfferSchema = z.object({
  /** documentId of the ticket type. */
  ticketId: z.string(),
  eventId: z.string(),
  /** documentId of the arrangement; `null` for an event's own ticket. */
  arrangementId: z.string().nullable(),
  name: z.string(),
  summary: optionalText,
  stand: optional(grandstandSchema),
  audience: z.enum(audiences),
  /** Whether it is for wheelchair users and their companions. */
  isAccessible: z.boolean(),
  /** Which price was typed, and is shown first: consumers see the one including VAT (Dutch price law). */
  leadsWith: z.enum(["gross", "net"]),
  /** A percentage: 21, 9 or 0. */
  vatRate: z.number().nonnegative(),
  maxPerOrder: z.number().int().positive(),
  /** The smallest group that an arrangement is made for; 1 for other tickets. */
  leastPerOrder: z.number().int().positive().default(1),
  /** `null` where its sale has no beginning, or one that passed while nobody set any places. */
  saleStartsAt: optional(moment),
  saleEndsAt: optional(moment),
  admissions: z.array(admissionSchema),
});

export type TicketOffer = z.infer<typeof ticketOfferSchema>;

/** An event with its tickets, in the editors' order. */
export const eventOffersSchema = z.object({
  eventId: z.string(),
  title: z.string(),
  slug: z.string(),
  startsAt: moment,
  endsAt: moment,
  colour: choice(brandColours, "yellow"),
  /** All sales have ended of one that doesn't go on. */
  state: z.enum(eventStates).default("planned"),
  /** How many of its visitors are let through to the checkout; `null` when it has no waiting room. */
  waitingRoom: optional(
    z.object({
      perMinute: z.number().int().positive(),
      /** Most who may be at the checkout at a time; `null` for any number. */
      atOnce: z.number().int().positive().nullable(),
    }),
  ),
  offers: z.array(ticketOfferSchema),
});

export type EventOffers = z.infer<typeof eventOffersSchema>;

/** The catalogue, events in the order of their start. */
export const catalogueSchema = z.object({ events: z.array(eventOffersSchema) });

export type Catalogue = z.infer<typeof catalogueSchema>;

/** State and places left (`null` unless few in number) of each `{ticketId}/{admission key}`. `at` is when it was read. */
export const availabilitySchema = z.object({
  at: moment,
  admissions: z.record(z.string(), z.tuple([z.enum(admissionStates), z.number().int().nonnegative().nullable()])),
});

export type Availability = z.infer<typeof availabilitySchema>;

/** What a ticket is called where its stand isn't beside it: `Hoofdtribune, Volwassene`. */
export function ticketLabel({ name, stand }: Pick<TicketOffer, "name" | "stand">): string {
  return stand === null || stand.name === name ? name : `${stand.name}, ${name}`;
}
