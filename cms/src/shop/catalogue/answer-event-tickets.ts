import type { Core } from "@strapi/strapi";
import { type Locale, locales } from "#contract/locales";
import { readOffers } from "./read-offers.ts";

type Context = Parameters<Core.MiddlewareHandler>[0];

/** A ticket type on sale, with the keys of its admissions, and when its sale begins: ISO 8601, or `null` for at once. */
export interface EventTicketView {
  ticketId: string;
  name: string;
  saleStartsAt: string | null;
  admissions: string[];
}

/**
 * Tells the panel, for who reads events, which published ticket types one has:
 * `GET /event-tickets/{documentId}?locale=nl`. With it the event's screen says what a change of its dates does.
 */
export function answerEventTickets(strapi: Core.Strapi): void {
  const actions = [{ action: "plugin::content-manager.explorer.read", subject: "api::event.event" }];
  strapi.server.routes({
    type: "admin",
    prefix: "/event-tickets",
    routes: [
      {
        method: "GET",
        path: "/:documentId",
        handler: async (ctx: Context) => {
          const locale: Locale = ctx.query.locale === "en" ? "en" : locales[0];
          ctx.set("cache-control", "no-store");
          ctx.body = { tickets: await readEventTickets(strapi, String(ctx.params.documentId), locale) };
        },
        config: {
          policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions } }],
        },
        info: { type: "admin" },
      },
    ],
  });
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
