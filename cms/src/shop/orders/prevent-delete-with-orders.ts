import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { panelLanguage, currentFormRequest } from "../../content/editing/panel-request.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";

const words = {
  nl: (title: string, orders: number) =>
    `Voor ‘${title}’ ${orders === 1 ? "is er 1 bestelling" : `zijn er ${orders} bestellingen`}: het kan niet weg, want kaartjes, facturen en de Kassa horen erbij. Depubliceer het om de verkoop te stoppen.`,
  en: (title: string, orders: number) =>
    `There ${orders === 1 ? "is 1 order" : `are ${orders} orders`} for ‘${title}’: it has to stay, as tickets, invoices and the Kassa belong to it. Unpublish it to stop the sale.`,
};

const versionsSchema = z.array(
  z.object({
    locale: z.string().nullish(),
    title: z.string().nullish(),
    name: z.string().nullish(),
    key: z.string().nullish(),
  }),
);

/** By content type, the column of order lines that refers to a document, and its values (see `catalogue/pool.ts`). */
const namedBy: Readonly<Record<string, (documentId: string, keys: readonly string[]) => [string, string[]]>> = {
  "api::ticket-type.ticket-type": (documentId) => ["ticketId", [documentId]],
  "api::event.event": (documentId) => ["eventId", [documentId]],
  "api::arrangement.arrangement": (documentId) => ["pool", [`arrangement:${documentId}`]],
  "api::stand.stand": (_, keys) => ["pool", keys.flatMap((key) => [key, `${key}:accessible`, `${key}:companion`])],
};

/**
 * Makes a middleware that refuses to delete content with orders in the panel. Expired orders don't count; cancelled and
 * refunded ones do, as their invoices stay.
 */
export function preventDeleteWithOrders(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    const named = namedBy[uid];
    if (action !== "delete" || named === undefined || currentFormRequest(strapi) === null) return next();
    const { documentId } = params;
    const found = versionsSchema.parse(await strapi.db.query(uid).findMany({ where: { documentId } }));
    const orders = await countOrders(strapi, ...named(documentId, keysOf(found)));
    if (orders === 0) return next();
    const language = panelLanguage(strapi);
    const inLanguage = found.toSorted((a, b) => Number(b.locale === language) - Number(a.locale === language));
    const title = inLanguage.map((version) => version.title ?? version.name).find(Boolean) ?? documentId;
    throw new errors.ValidationError(words[language](title, orders));
  };
}

function keysOf(versions: z.infer<typeof versionsSchema>): string[] {
  return [...new Set(versions.flatMap(({ key }) => (key ? [key] : [])))];
}

async function countOrders({ db }: Core.Strapi, column: string, values: readonly string[]): Promise<number> {
  // Joins the transaction of the deletion, as SQLite has one connection.
  const rows: unknown = await db.transaction(({ trx }) =>
    trx(lineTable)
      .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
      .whereIn(column, values)
      .whereNot("state", "expired")
      .countDistinct({ orders: "orderId" }),
  );
  const [counted] = z.array(z.object({ orders: z.coerce.number() })).parse(rows);
  return counted?.orders ?? 0;
}
