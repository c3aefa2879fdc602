import { expect, vi } from "vitest";
import { readOffers } from "../src/shop/catalogue/read-offers.ts";
import { publish } from "./publish.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import type { RunningCms } from "./strapi.ts";

interface Sale {
  /** `YYYY-MM-DD`. */
  day: string;
  priceCents: number;
  capacity: number;
}

/** Publishes an event of one day with one kind of ticket. @returns The documentId of its ticket type. */
export async function publishSoldEvent({ strapi }: RunningCms, { day, priceCents, capacity }: Sale): Promise<string> {
  const eventId = await publish(strapi, "api::event.event", () => ({
    title: "TT",
    slug: "tt",
    summary: "Kort",
    startsAt: `${day}T08:00:00.000Z`,
    endsAt: `${day}T18:00:00.000Z`,
  }));
  const ticketId = await publish(strapi, "api::ticket-type.ticket-type", () => ({
    name: "Dagkaart",
    event: eventId,
    audience: "adult" as const,
    leadsWith: "net" as const,
    vatRate: 9,
    maxPerOrder: 10,
    admissions: [{ firstDay: day, priceCents }],
  }));
  await strapi.db.connection(stockTable).insert({ eventId, day, pool: "event", capacity });
  // What is for sale is read once a second at most, and a job may just have done so.
  const isForSale = async () =>
    (await readOffers(strapi, "nl")).some(({ offers }) => offers.some((offer) => offer.ticketId === ticketId));
  await vi.waitFor(async () => expect(await isForSale()).toBe(true), { timeout: 20_000 });
  return ticketId;
}
