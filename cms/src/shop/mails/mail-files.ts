import * as z from "zod";
import type { MailFile } from "../../mail/mail-transport.ts";
import { readOrder } from "../orders/read-order.ts";
import type { OrderFileKind, Shop } from "../shop.ts";

const namedSchema = z.object({ orderId: z.number(), files: z.array(z.enum(["tickets", "invoice", "calendar"])) });

/** Names files of an order for a mail that waits; `null` when there are none. */
export function namedFiles(orderId: number, files: readonly OrderFileKind[]): string | null {
  return files.length === 0 ? null : JSON.stringify({ orderId, files });
}

/** Makes the files that a mail names, as the order is when the mail is sent; what it doesn't have any more is left out. */
export async function makeMailFiles(shop: Shop, named: string): Promise<MailFile[]> {
  const { orderId, files } = namedSchema.parse(JSON.parse(named));
  const order = await readOrder(shop, { id: orderId });
  const made: MailFile[] = [];
  for (const kind of files) {
    const file = order === null ? null : await shop.fileOf?.(order, kind);
    if (file) made.push(file);
  }
  return made;
}
