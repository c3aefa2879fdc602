import * as z from "zod";
import { eventStates } from "../event-state.ts";
import { brandColours, choice, moment, optional, optionalText } from "../field.ts";
import { admissionKeySchema } from "./admission.ts";
import { highestPriceCents } from "./price-bounds.ts";
import { admissionStates } from "./sale-states.ts";

/** CMS path of the catalogue (`GET …?locale=nl`): all tickets of events that aren't over. */
export const cataloguePath = "/api/shop/catalogue";

/** CMS path of the availability of each ticket (`GET`), the same in all languages. */
export const availabilityPath = "/api/shop/availability";

/** The day or days that a ticket admits to, with their price and availability. */
const admissionSchema = z.object({
  key: admissionKeySchema,
  /** Price that an editor typed; the offer's `leadsWith` says whether it includes VAT. */
  priceCents: z.number().int().nonnegative().max(highestPriceCents),
  state: z.enum(admissionStates),
  /** Tickets left; `null` while there are more than a small number. */
  left: optional(z.number().int().nonnegative()),
});

export type Admission = z.infer<typeof admissionSchema>;

export const grandstandSchema = z.object({
  /** Id of the grandstand in the circuit's data, for example `hoofdtribune`. */
  key: z.string(),
  name: z.string(),
  summary: optionalText,
  colour: choice(brandColours, "primary"),
  /** Name of its entrance, for example "Ingang Zuid". */
  gate: optionalText,
  /** Walk from its entrance, or else from the nearest one; absent where no path leads to it. */
  walk: z.object({ metres: z.number().int().nonnegative(), minutes: z.number().int().positive() }).optional(),
});

export type Grandstand = z.infer<typeof grandstandSchema>;

export const audiences = ["adult", "child", "companion"] as const;

/** A ticket type of an event, or of an arrangement on the days of an event. */
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
  /** Whether the tickets are for wheelchair users and their companions. */
  isAccessible: z.boolean(),
  /** Whether the typed price, which shows first, includes VAT, as Dutch law requires for consumers. */
  leadsWith: z.enum(["gross", "net"]),
  /** A percentage: 21, 9 or 0. */
  vatRate: z.number().nonnegative(),
  maxPerOrder: z.number().int().positive(),
  /** Smallest group for an arrangement; 1 for other tickets. */
  leastPerOrder: z.number().int().positive().default(1),
  /** `null` without a set opening, or when it passed before an editor set any stock. */
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
  state: z.enum(eventStates).default("planned"),
  /** How many visitors the waiting room lets through to the checkout; `null` for an event without one. */
  waitingRoom: optional(
    z.object({
      perMinute: z.number().int().positive(),
      /** Most visitors at the checkout at a time; `null` for no limit. */
      atOnce: z.number().int().positive().nullable(),
    }),
  ),
  offers: z.array(ticketOfferSchema),
});

export type EventOffers = z.infer<typeof eventOffersSchema>;

/** The catalogue, events in the order of their start. */
export const catalogueSchema = z.object({ events: z.array(eventOffersSchema) });

export type Catalogue = z.infer<typeof catalogueSchema>;

/** State and `left` of each {@link Admission} by `{ticketId}/{admission key}`, and when the CMS read them. */
export const availabilitySchema = z.object({
  at: moment,
  admissions: z.record(z.string(), z.tuple([z.enum(admissionStates), z.number().int().nonnegative().nullable()])),
});

export type Availability = z.infer<typeof availabilitySchema>;

/** Returns a ticket's name with its grandstand: `Hoofdtribune, Volwassene`. */
export function ticketLabel({ name, stand }: Pick<TicketOffer, "name" | "stand">): string {
  return stand === null || stand.name === name ? name : `${stand.name}, ${name}`;
}
