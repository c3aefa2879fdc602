import path from "node:path";
import type { Core } from "@strapi/strapi";
import type { Locale } from "#contract/locales";
import { type Order, localizeOrder } from "#contract/shop/order";
import { orderCalendar } from "#contract/shop/order-calendar";
import { currentCircuit } from "../catalogue/current-circuit.ts";
import type { OrderFile, OrderFileKind, TicketPass } from "../shop.ts";
import { readCircuitDetails } from "./circuit-details.ts";
import { makeInvoicePdf } from "./invoice-pdf.ts";
import { hasUsableTickets } from "./usable-tickets.ts";
import { readTimetables } from "./read-timetables.ts";
import { makeTicketsPdf } from "./tickets-pdf.ts";
import { makePass } from "./wallet/make-pass.ts";
import type { Wallet } from "./wallet/create-wallet.ts";

const names: Record<OrderFileKind, Record<Locale, string>> = {
  tickets: { nl: "tickets", en: "tickets" },
  invoice: { nl: "factuur", en: "invoice" },
  calendar: { nl: "agenda", en: "calendar" },
};

/** Returns the name of an order's file. That of an invoice has the invoice number, if there is one. */
export function orderFileName(kind: OrderFileKind, { number, invoiceNumber, locale }: Order): string {
  const named = kind === "invoice" ? (invoiceNumber ?? number) : number;
  return `${names[kind][locale]}-${named}.${kind === "calendar" ? "ics" : "pdf"}`;
}

interface Surroundings {
  siteUrl: string;
  /** `null` for a circuit whose tickets don't go into wallets. */
  wallet: Wallet | null;
}

/**
 * Makes a file of an order, in the order's `locale`.
 *
 * @returns `null` when an order in its state has no such file.
 */
export async function makeOrderFile(
  strapi: Core.Strapi,
  { siteUrl, wallet }: Surroundings,
  asked: Order,
  kind: OrderFileKind | TicketPass,
): Promise<OrderFile | null> {
  const { number, locale } = asked;
  if (number === null) return null;
  const order = localizeOrder(asked, locale);
  const circuit = await readCircuitDetails(strapi, locale);
  if (typeof kind === "object") return wallet === null ? null : makePass(wallet, order, kind.pass, circuit);
  const fonts = path.join(strapi.dirs.app.root, "fonts");
  const name = orderFileName(kind, order);
  switch (kind) {
    case "tickets": {
      const map = (await currentCircuit(strapi))?.circuit ?? null;
      const timetables = await readTimetables(strapi, order.lines);
      return pdf(name, await makeTicketsPdf(order, { circuit, map, timetables, fonts }));
    }
    case "invoice":
      return pdf(name, await makeInvoicePdf(order, circuit, fonts));
    case "calendar": {
      if (!hasUsableTickets(order)) return null;
      const content = Buffer.from(orderCalendar({ ...order, number }, circuit, siteUrl));
      return { name, type: "text/calendar; charset=utf-8", content };
    }
  }
}

function pdf(name: string, content: Buffer | null): OrderFile | null {
  return content === null ? null : { name, type: "application/pdf", content };
}
