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

/** A ticket type on sale, with the keys of its admissions, and when its sale begins: ISO 8601, or `null` for at once. */
export interface EventTicketView {
  ticketId: string;
  name: string;
  saleStartsAt: string | null;
  admissions: string[];
}

/** An event's tickets, for its screen in the panel. */
export interface EventTicketsView {
  tickets: EventTicketView[];
  /** Orders for it that stand: so many are mailed when it changes. */
  orders: number;
  /** As it is published; `null` when it isn't. */
  state: EventState | null;
}

/**
 * Tells the panel, for who reads events, which published ticket types one has, and how many orders:
 * `GET /event-tickets/{documentId}?locale=nl`. With it the event's screen says what a change of its dates or its state does.
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

/** Named in one language where they can be, also those that are published in the other only. */
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
