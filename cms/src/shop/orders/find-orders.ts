import * as z from "zod";
import type { Core } from "@strapi/strapi";
import { foldText } from "#contract/fold-text";
import { maxResults } from "../kassa-limits.ts";
import { lineTable, type OrderRow, orderRowSchema, orderTable } from "../tables/order-tables.ts";
import { stripSeparators, phoneDigits } from "../tables/search-text.ts";
import { ticketTable } from "../tables/ticket-table.ts";

/** Length from which digits are searched for within customers' numbers: too many numbers contain shorter ones. */
const shortestNumber = 5;

interface FoundOrders {
  orders: OrderRow[];
  hasMore: boolean;
}

/**
 * Finds placed orders, the newest first: by a part of the order number, the invoice number, parts of the customer's
 * names, addresses and own numbers in any order, the telephone number in any notation, a ticket's code, or a part of an
 * event's title. Ignores accents, apostrophes and capitals.
 *
 * @param asked - Empty for all orders.
 * @param page - From one; each has {@link maxResults} orders.
 */
export async function findOrders(db: Core.Strapi["db"], asked: string, page = 1): Promise<FoundOrders> {
  const text = foldText(asked.trim());
  // People leave out the hyphens of a number, or type a space instead.
  const joined = stripSeparators(text);
  // A text of nothing but separators would match every order.
  if (joined === "" && asked.trim() !== "") return { orders: [], hasMore: false };
  const phone = isPhone(text) ? phoneDigits(text) : "";
  const events = text === "" ? [] : await findEvents(db, text);
  const rows: unknown = await db
    .connection(orderTable)
    .whereNotNull("placedAt")
    .andWhere((either) => {
      either
        .whereRaw(like("replace(lower(??), '-', '')"), ["number", partOf(joined)])
        .orWhere((customer) => {
          for (const word of text.split(/[\s,]+/u)) customer.whereRaw(like("??"), ["searchText", partOf(word)]);
        })
        .orWhereIn(
          "id",
          db
            .connection(ticketTable)
            .where({ code: ticketCode(joined) })
            .select("orderId"),
        )
        .orWhereIn("id", db.connection(lineTable).whereIn("eventId", events).select("orderId"));
      if (/^\d{1,9}$/u.test(joined)) either.orWhere("invoiceNumber", Number(joined));
      if (joined.length >= shortestNumber) either.orWhereRaw(like("??"), ["searchText", partOf(joined)]);
      if (phone.length >= shortestNumber) either.orWhereRaw(like("??"), ["searchPhone", partOf(phone)]);
    })
    .orderBy([
      { column: "placedAt", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .offset((page - 1) * maxResults)
    .limit(maxResults + 1);
  const found = z.array(orderRowSchema).parse(rows);
  return { orders: found.slice(0, maxResults), hasMore: found.length > maxResults };
}

const titlesSchema = z.array(z.object({ documentId: z.string(), title: z.string().nullable() }));

/** Finds events by a part of their title, in any language. */
async function findEvents(db: Core.Strapi["db"], text: string): Promise<string[]> {
  const titles: unknown = await db.query("api::event.event").findMany({ select: ["documentId", "title"] });
  return titlesSchema
    .parse(titles)
    .filter(({ title }) => title !== null && foldText(title).includes(text))
    .map(({ documentId }) => documentId);
}

function isPhone(text: string): boolean {
  return /^[\d\s+()./-]+$/u.test(text);
}

/** Writes a ticket's code as the table has it: two groups of four characters. */
function ticketCode(joined: string): string {
  return `${joined.slice(0, 4)} ${joined.slice(4)}`.toUpperCase();
}

function like(column: string): string {
  return String.raw`${column} like ? escape '\'`;
}

function partOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
