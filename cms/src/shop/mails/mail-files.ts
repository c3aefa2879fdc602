import * as z from "zod";
import type { MailFile } from "../../mail/mail-transport.ts";
import { readOrder } from "../orders/read-order.ts";
import type { OrderFileKind, Shop } from "../shop.ts";

const namedSchema = z.object({ orderId: z.number(), files: z.array(z.enum(["tickets", "invoice", "calendar"])) });

/** Encodes which files of an order to attach to a mail, for the mail queue; `null` for none. */
export function encodeMailFiles(orderId: number, files: readonly OrderFileKind[]): string | null {
  return files.length === 0 ? null : JSON.stringify({ orderId, files });
}

/**
 * Makes the attachments of a mail when it is sent, as the order is then. Leaves out files that the order has no longer.
 *
 * @param named - Result of {@link encodeMailFiles}.
 */
export async function makeMailFiles(shop: Shop, named: string): Promise<MailFile[]> {
  const { orderId, files } = namedSchema.parse(JSON.parse(named));
  const order = await readOrder(shop, { id: orderId });
  const made: MailFile[] = [];
  for (const kind of files) {
    const file = order === null ? null : await shop.fileOf(order, kind);
    if (file) made.push(file);
  }
  return made;
}
