import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type EventState, eventStates } from "#contract/event-state";
import { choice } from "#contract/field";
import { type Locale, locales } from "#contract/locales";
import type { Context } from "../../content/context.ts";
import { rights } from "../../content/panel-rights.ts";
import { panelRouter } from "../../content/routers.ts";
import { standingStates } from "../stock/stock-effect.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { readOffers } from "./read-offers.ts";

/** A ticket type on sale. */
export interface EventTicketView {
  ticketId: string;
  name: string;
  /** ISO 8601; `null` for a sale without an opening. */
  saleStartsAt: string | null;
  /** Keys of its admissions. */
  admissions: string[];
}

/** An event's tickets, for its form in the panel. */
export interface EventTicketsView {
  tickets: EventTicketView[];
  /** Number of valid orders for the event: their customers get a mail when it changes. */
  orders: number;
  /** Published state; `null` for an unpublished event. */
  state: EventState | null;
}

/**
 * Serves the panel the tickets and the number of orders of an event (`GET /event-tickets/{documentId}?locale=nl`), for
 * users who may read events. The event's form says with it what a change of dates or state does.
 */
export function eventTicketsRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  return panelRouter("/event-tickets", [
    {
      method: "GET",
      path: "/:documentId",
      right: { action: rights.read, subject: "api::event.event" },
      handler: async (ctx: Context) => {
        const locale: Locale = ctx.query.locale === "en" ? "en" : locales[0];
        ctx.set("cache-control", "no-store");
        const eventId = String(ctx.params.documentId);
        const body: EventTicketsView = {
          tickets: await readEventTickets(strapi, eventId, locale),
          orders: await countStanding(strapi, eventId),
          state: await readPublishedState(strapi, eventId),
        };
        ctx.body = body;
      },
    },
  ]);
}

async function readPublishedState(strapi: Core.Strapi, documentId: string): Promise<EventState | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const found: unknown = await strapi.db.query("api::event.event").findOne({ where, select: ["state"] });
  return (
    z
      .object({ state: choice(eventStates, "planned") })
      .nullable()
      .parse(found)?.state ?? null
  );
}

async function countStanding({ db }: Core.Strapi, eventId: string): Promise<number> {
  const row: unknown = await db
    .connection(lineTable)
    .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
    .where({ eventId })
    .whereIn("state", standingStates)
    .countDistinct({ orders: "orderId" })
    .first();
  return z.object({ orders: z.coerce.number() }).parse(row).orders;
}

/** Reads an event's ticket types, named in `locale` where it is published in that language, else in the other. */
async function readEventTickets(strapi: Core.Strapi, eventId: string, locale: Locale): Promise<EventTicketView[]> {
  const tickets = new Map<string, EventTicketView>();
  for (const language of [locale, ...locales.filter((other) => other !== locale)]) {
    const entries = await readOffers(strapi, language);
    const offers = entries.find((entry) => entry.eventId === eventId)?.offers ?? [];
    for (const { ticketId, name, saleStartsAt, admissions } of offers) {
      if (tickets.has(ticketId)) continue;
      tickets.set(ticketId, { ticketId, name, saleStartsAt, admissions: admissions.map(({ key }) => key) });
    }
  }
  return [...tickets.values()];
}
