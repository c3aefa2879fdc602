import * as z from "zod";
import type { LineProblem, ShopAnswer, ShopRequest } from "#contract/shop/shop-requests";
import { totalsOf } from "#contract/shop/vat";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import type { Shop } from "../shop.ts";
import { moveStock, StockShort } from "../stock/move-stock.ts";
import { readStockRows } from "../stock/stock-keys.ts";
import { recordLevelChanges } from "../catalogue/record-level-changes.ts";
import { lineRowSchema, lineTable, orderRowSchema, orderTable } from "../tables/order-tables.ts";
import { findCartPasses, type Passes, PassTaken, consumePasses } from "../waiting-room/cart-passes.ts";
import { toShopAnswer, failedAnswer } from "./shop-answer.ts";
import { checkLines, type ChosenLine, shortLines } from "./check-lines.ts";
import type { OrderRows } from "./compose-order.ts";
import { releaseOrder } from "./end-order.ts";
import { expireDueHolds } from "./free-due-holds.ts";
import { mayHold } from "./network-limits.ts";
import { readOrderRows } from "./read-order.ts";
import { translateLines } from "./translate-lines.ts";
import { KeyConflict, requestDigest } from "./request-digest.ts";

/** How long an order holds its stock, in milliseconds. */
export const holdMs = 15 * 60 * 1000;

/** Most attempts when other orders take the stock between the check and the transaction. */
const maxTries = 5;

type BeginRequest = Extract<ShopRequest, { action: "begin" }>;

/**
 * Begins an order: holds the stock of all its lines for a quarter of an hour, or of none.
 *
 * @throws {KeyConflict} The idempotency key was used for another cart.
 */
export async function beginOrder(shop: Shop, request: BeginRequest): Promise<ShopAnswer> {
  const { idempotencyKey: beginKey, locale, lines, waiterIds = [] } = request;
  const digest = requestDigest({ locale, lines });
  const repeated = () => answerRepeated(shop, beginKey, digest);
  const offers = await shop.offersOf(locale);
  const passes = await findCartPasses(shop, offers, lines, waiterIds);
  if (passes === null) return (await repeated()) ?? failedAnswer("must-wait");
  if (passes.heldOrders.length > 0) {
    // A repeated request gets its order; a new one releases the orders that its waiting-room passes hold.
    const earlier = await repeated();
    if (earlier !== null) return earlier;
    for (const token of passes.heldOrders) await releaseOrder(shop, token);
  }
  const { chosen, problems } = checkLines(offers, lines, shop.now(), passes.keptPrices);

  const translated = await translateLines(shop, locale, chosen);
  for (let attempt = 0; problems.length === 0 && attempt < maxTries; attempt += 1) {
    try {
      const rows = await hold(shop, { chosen: translated, offers, request, digest, passes });
      if (rows === null) return (await repeated()) ?? failedAnswer("unknown");
      return await toShopAnswer(shop, rows);
    } catch (error) {
      if (error instanceof NetworkFull) return (await repeated()) ?? failedAnswer("too-many-held");
      // The visitor began another order with the same pass at the same moment.
      if (error instanceof PassTaken) return failedAnswer("wrong-state");
      if (!(error instanceof StockShort)) throw error;
    }
    problems.push(...(await shortages(shop, chosen)));
  }
  if (problems.length === 0) throw new StockShort();

  // A repeated request gets its order, even if there is too little stock to hold the same cart once more.
  const answer = await repeated();
  if (answer !== null) return answer;
  const shortToo = problems.some(({ reason }) => isOfStock(reason)) ? [] : await shortages(shop, chosen);
  const all = [...problems, ...shortToo];
  return { outcome: "refused", problems: all.toSorted((a, b) => a.line - b.line) };
}

function isOfStock(reason: LineProblem["reason"]): boolean {
  return reason === "sold-out" || reason === "few-left";
}

/** Returns the lines that exceed the stock, after releasing expired holds. */
async function shortages(shop: Shop, chosen: readonly ChosenLine[]): Promise<LineProblem[]> {
  if (chosen.length === 0) return [];
  const queries = shop.db.connection;
  const short = shortLines(chosen, await readStockRows(queries, chosen));
  if (short.length === 0 || (await expireDueHolds(shop, chosen)) === 0) return short;
  return shortLines(chosen, await readStockRows(queries, chosen));
}

/** The visitor's network holds as much stock as it may. */
class NetworkFull extends Error {
  override name = "NetworkFull";
}

interface Hold {
  chosen: readonly ChosenLine[];
  offers: readonly OfferEntry[];
  request: BeginRequest;
  digest: string;
  passes: Passes;
}

/**
 * Stores the order and holds its stock in one transaction.
 *
 * @returns `null` when the idempotency key was used already.
 * @throws {StockShort} The stock is too small.
 * @throws {NetworkFull} The visitor's network holds as much stock as it may.
 * @throws {PassTaken} A waiting-room pass began another order meanwhile.
 */
async function hold(shop: Shop, { chosen, offers, request, digest, passes }: Hold): Promise<OrderRows | null> {
  const now = shop.now();
  const { grossCents } = totalsOf(chosen.map(({ snapshot }) => snapshot));
  const { network = null } = request;
  // No network limit with a waiting-room pass: each begins one order, and hundreds of visitors may share a network.
  const unlimited = new Set(passes.passes.map(({ eventId }) => eventId));
  const limited = chosen.filter(({ eventId }) => !unlimited.has(eventId));
  return shop.db.transaction(async ({ trx, onCommit }): Promise<OrderRows | null> => {
    if (limited.length > 0 && !(await mayHold(shop, trx, network, limited))) throw new NetworkFull();
    const added: unknown = await trx(orderTable)
      .insert({
        token: shop.newToken(),
        state: "held",
        locale: request.locale,
        createdAt: now,
        heldUntil: now + holdMs,
        network,
        grossCents,
        beginKey: request.idempotencyKey,
        beginHash: digest,
      })
      .onConflict("beginKey")
      .ignore()
      .returning("*");
    const order = z.array(orderRowSchema).parse(added).at(0);
    if (order === undefined) return null;
    await consumePasses(trx, passes.passes, order.id, now);

    const moved = await moveStock(trx, chosen, null, "held");
    const lines: unknown = await trx(lineTable)
      .insert(
        chosen.map(({ eventId, pool, admission, quantity, snapshot }, position) => ({
          orderId: order.id,
          position,
          ticketId: snapshot.ticketId,
          eventId,
          admission,
          pool,
          quantity,
          vatRate: snapshot.vatRate,
          netCents: snapshot.netCents,
          vatCents: snapshot.vatCents,
          snapshot: JSON.stringify(snapshot),
        })),
      )
      .returning("*");
    if (await recordLevelChanges(shop, offers, moved)) onCommit(shop.onChangesRecorded);
    return { order, lines: z.array(lineRowSchema).parse(lines), tickets: [], payments: [], refunds: [] };
  });
}

/** Answers a repeated request with its order; `null` for a new one. @throws {KeyConflict} The cart was another. */
async function answerRepeated(shop: Shop, beginKey: string, digest: string): Promise<ShopAnswer | null> {
  const rows = await readOrderRows(shop.db.connection, { beginKey });
  if (rows === null) return null;
  if (rows.order.beginHash !== digest) throw new KeyConflict();
  return toShopAnswer(shop, rows);
}
