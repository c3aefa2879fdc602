import { randomBytes } from "node:crypto";
import { startCms } from "../strapi.ts";
import { beginOrder } from "../../src/shop/orders/begin-order.ts";
import { placeOrder } from "../../src/shop/orders/place-order.ts";
import { customer, openTestShopOn, line } from "../shop.ts";

/** Runs one instance of the CMS that sells: `shop-instance.ts <folder> <database url>`. */
const [folder = "", databaseUrl = ""] = process.argv.slice(2);
const cms = await startCms({ folder, databaseUrl });
const shop = openTestShopOn(cms.strapi, null);
process.send?.("ready");

const newKey = () => randomBytes(16).toString("base64url");

/** A group of one to six buys, until nothing is left for it. @returns How many tickets it has. */
async function buy(number: number): Promise<number> {
  const quantity = (number % 6) + 1;
  const begun = await beginOrder(shop, {
    action: "begin",
    locale: "nl",
    idempotencyKey: newKey(),
    lines: [line(quantity)],
  });
  if (begun.outcome !== "order") return 0;
  const { token, totals } = begun.order;
  const placed = await placeOrder(shop, {
    action: "place",
    token,
    idempotencyKey: newKey(),
    customer,
    method: "gate",
    seenGrossCents: totals.grossCents,
    wantsNews: false,
  });
  return placed.outcome === "order" ? placed.order.tickets.length : 0;
}

process.on("message", (buyers) => {
  void Promise.all(Array.from({ length: Number(buyers) }, (_, number) => buy(number))).then((sold) =>
    process.send?.(sold.reduce((sum, tickets) => sum + tickets, 0)),
  );
});
