import type { Core } from "@strapi/strapi";
import { expect } from "vitest";
import * as z from "zod";
import { queueOrderMail } from "../src/shop/mails/queue-order-mails.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import type { TestShop } from "./shop.ts";

/** Has a shop mail its customers, as the real one does. */
export function mailCustomers(strapi: Core.Strapi, shop: TestShop): void {
  shop.onOrderChanged = (orderId, before, news) =>
    queueOrderMail(strapi, shop, { orderId, before, news, onMail: () => undefined });
}

const columns = ["recipient", "subject", "text", "html", "files"] as const;
const mailsSchema = z.array(
  z.record(
    z.enum(columns),
    z
      .string()
      .nullable()
      .transform((text) => text ?? ""),
  ),
);

/** Takes the mails out of the queue, once all is told; with common spaces. `files` is empty where there are none. */
export async function takeMails({ db: { connection } }: TestShop) {
  await expect.poll(() => connection(orderTable).where({ isTold: false }).first("id")).toBeUndefined();
  const rows: unknown = await connection("circuit_mails").orderBy("id").select(columns);
  await connection("circuit_mails").delete();
  const withSpaces = (text: string) => text.replaceAll("\u00A0", " ");
  return mailsSchema.parse(rows).map((mail) => ({ ...mail, text: withSpaces(mail.text), html: withSpaces(mail.html) }));
}
