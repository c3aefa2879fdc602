import { createHash } from "node:crypto";
import JSZip from "jszip";
import type { Order } from "#contract/shop/order";
import type { OrderFile } from "../../shop.ts";
import type { CircuitDetails } from "../circuit-details.ts";
import type { Wallet } from "./create-wallet.ts";
import { passFacts } from "./pass-facts.ts";
import { passPictures } from "./pass-pictures.ts";

/** Media type of a pass; phones open their wallet for it. */
const passType = "application/vnd.apple.pkpass";

/**
 * Makes a ticket for a wallet, in the language of its order.
 *
 * @param code - Code of the ticket.
 * @returns `null` when the order has no passes, or no ticket of this code that may be used.
 */
export async function makePass(
  wallet: Wallet,
  order: Order,
  code: string,
  circuit: CircuitDetails,
): Promise<OrderFile | null> {
  const { number } = order;
  const ticket = order.tickets.find((each) => each.code === code && !each.isCancelled);
  const line = ticket === undefined ? undefined : order.lines[ticket.line];
  if (!order.hasPasses || number === null || ticket === undefined || line === undefined) return null;

  const facts = passFacts({ order: { ...order, number }, ticket, line }, circuit, wallet);
  const files: Record<string, Buffer> = {
    "pass.json": Buffer.from(JSON.stringify(facts)),
    ...(await passPictures(circuit, line.eventColour)),
  };
  // The format requires SHA-1 here; the manifest's signature uses SHA-256.
  const digests = Object.entries(files).map(([name, content]) => [
    name,
    createHash("sha1").update(content).digest("hex"),
  ]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(digests)));
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  zip.file("manifest.json", manifest);
  zip.file("signature", await wallet.sign(manifest, new Date()));
  const content = await zip.generateAsync({ type: "nodebuffer" });
  return { name: `ticket-${code.replaceAll(" ", "-")}.pkpass`, type: passType, content };
}
