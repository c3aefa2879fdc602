import { startCms } from "../strapi.ts";
import { openTestShopOn, line, begin, place } from "../shop.ts";

/** Runs one instance of the CMS that sells: `shop-instance.ts <folder> <database url>`. */
const [folder = "", databaseUrl = ""] = process.argv.slice(2);
const cms = await startCms({ folder, databaseUrl });
const shop = openTestShopOn(cms.strapi, null);
process.send?.("ready");

/** A group of one to six buys, until nothing is left for it. @returns How many tickets it has. */
async function buy(number: number): Promise<number> {
  const quantity = (number % 6) + 1;
  const begun = await begin(shop, [line(quantity)]);
  if (begun.outcome !== "order") return 0;
  const placed = await place(shop, begun.order, "gate");
  return placed.outcome === "order" ? placed.order.tickets.length : 0;
}

process.on("message", (buyers) => {
  void Promise.all(Array.from({ length: Number(buyers) }, (_, number) => buy(number))).then((sold) =>
    process.send?.(sold.reduce((sum, tickets) => sum + tickets, 0)),
  );
});
