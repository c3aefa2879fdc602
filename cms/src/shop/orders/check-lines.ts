import type { CartLine } from "#contract/shop/cart-line";
import type { OrderLine } from "#contract/shop/order";
import { maxTicketsInOrder } from "#contract/shop/price-bounds";
import { lineTotal } from "#contract/shop/vat";
import { companionsAllowed } from "#contract/shop/companions";
import { neededGroupQuantities } from "#contract/shop/smallest-groups";
import type { LineProblem } from "#contract/shop/shop-requests";
import type { OfferEntry, PooledOffer } from "../catalogue/offer-entry.ts";
import { saleWindowState } from "../catalogue/sale-window-state.ts";
import { placesLeft } from "../stock/stock-level.ts";
import { type StockDemand, stockKeysOf, stockKeyText } from "../stock/stock-keys.ts";
import type { StockRow } from "../tables/stock-table.ts";

/** A line of a cart whose ticket is on sale. */
export interface ChosenLine extends StockDemand {
  /** Position in the cart, from zero. */
  line: number;
  offer: PooledOffer;
  snapshot: OrderLine;
}

/** Result of the checks of a cart that need no stock. */
interface CheckedLines {
  chosen: ChosenLine[];
  problems: LineProblem[];
}

/**
 * Checks a cart against the catalogue.
 *
 * @param now - Milliseconds since 1970.
 * @param keptPrices - Prices in cents, by `{ticketId}/{admission key}`, that a waiting room promised the visitor, who
 *   pays the lower one of this and the present price.
 */
export function checkLines(
  entries: readonly OfferEntry[],
  lines: readonly CartLine[],
  now: number,
  keptPrices: Readonly<Record<string, number>>,
): CheckedLines {
  const chosen: ChosenLine[] = [];
  const problems: LineProblem[] = [];
  const counts = new Map<string, number>();
  let grossCents = 0;

  for (const [line, asked] of lines.entries()) {
    const found = findOffer(entries, asked);
    if (found === null) {
      problems.push({ line, reason: "withdrawn" });
      continue;
    }
    const { entry, offer } = found;
    const lockedPrice = keptPrices[`${asked.ticketId}/${asked.admission}`] ?? found.priceCents;
    const priceCents = Math.min(lockedPrice, found.priceCents);
    const time = saleWindowState(entry, offer, asked.admission, now);
    if (time !== "open") {
      problems.push({ line, reason: time });
      continue;
    }
    const count = (counts.get(asked.ticketId) ?? 0) + asked.quantity;
    counts.set(asked.ticketId, count);
    if (count > offer.maxPerOrder) problems.push({ line, reason: "over-limit", most: offer.maxPerOrder });
    const price = { ...offer, priceCents };
    const fitting = maxTicketsInOrder(lineTotal(price, 1).grossCents, grossCents);
    if (fitting < asked.quantity) problems.push({ line, reason: "over-amount", most: fitting });
    else grossCents += lineTotal(price, asked.quantity).grossCents;
    if (![lockedPrice, found.priceCents].includes(asked.seenPriceCents))
      problems.push({ line, reason: "price-changed", priceCents });
    const { admission, quantity } = asked;
    const snapshot = snapshotOf(entry, offer, asked, priceCents);
    chosen.push({ line, eventId: entry.eventId, pool: offer.pool, admission, quantity, offer, snapshot });
  }
  return { chosen, problems: [...problems, ...togetherProblems(chosen)] };
}

/** Returns problems that depend on several lines: companions without a wheelchair user, and too small groups. */
function togetherProblems(chosen: readonly ChosenLine[]): LineProblem[] {
  const allowed = companionsAllowed(chosen);
  const needed = neededGroupQuantities(chosen);
  return chosen.flatMap(({ line, quantity }, at): LineProblem[] => {
    const [most = null, least = null] = [allowed[at], needed[at]];
    return [
      ...(most !== null && quantity > most ? [{ line, reason: "companions" as const, most }] : []),
      ...(least === null ? [] : [{ line, reason: "small-group" as const, least }]),
    ];
  });
}

function findOffer(
  entries: readonly OfferEntry[],
  { ticketId, admission }: CartLine,
): { entry: OfferEntry; offer: PooledOffer; priceCents: number } | null {
  for (const entry of entries) {
    const offer = entry.offers.find((candidate) => candidate.ticketId === ticketId);
    const admitted = offer?.admissions.find(({ key }) => key === admission);
    if (offer !== undefined && admitted !== undefined) return { entry, offer, priceCents: admitted.priceCents };
  }
  return null;
}

function snapshotOf(entry: OfferEntry, offer: PooledOffer, asked: CartLine, priceCents: number): OrderLine {
  const { netCents, vatCents } = lineTotal({ ...offer, priceCents }, asked.quantity);
  return {
    ticketId: offer.ticketId,
    eventId: entry.eventId,
    eventTitle: entry.title,
    eventSlug: entry.slug,
    eventColour: entry.colour,
    translations: {},
    isArrangement: offer.arrangementId !== null,
    ...(isFreePlace(entry, offer) && { isFreePlace: true }),
    name: offer.name,
    stand: offer.stand,
    admission: asked.admission,
    quantity: asked.quantity,
    priceCents,
    vatRate: offer.vatRate,
    leadsWith: offer.leadsWith,
    netCents,
    vatCents,
  };
}

/** Whether a ticket isn't for a grandstand, at an event that sells others for one. */
function isFreePlace({ offers }: OfferEntry, { stand, arrangementId, isAccessible }: PooledOffer): boolean {
  return stand === null && arrangementId === null && !isAccessible && offers.some((other) => other.stand !== null);
}

/**
 * Returns the lines that exceed the stock. Earlier lines take from it first.
 *
 * @param rows - Stock rows that the lines take from; a missing row counts as empty.
 */
export function shortLines(lines: readonly ChosenLine[], rows: readonly StockRow[]): LineProblem[] {
  const left = new Map(rows.map((row) => [stockKeyText(row), placesLeft(row)]));
  const problems: LineProblem[] = [];
  for (const chosen of lines) {
    const keys = stockKeysOf(chosen).map(stockKeyText);
    const most = Math.max(0, Math.min(...keys.map((key) => left.get(key) ?? 0)));
    const taken = Math.min(most, chosen.quantity);
    for (const key of keys) left.set(key, (left.get(key) ?? 0) - taken);
    const { line } = chosen;
    if (most === 0) problems.push({ line, reason: "sold-out" });
    else if (taken < chosen.quantity) problems.push({ line, reason: "few-left", left: most });
  }
  return problems;
}
