import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import { maxPerLine, type CartLine } from "@circuit/contract/shop/cart-line";
import {
  ticketLabel,
  type Admission,
  type Availability,
  type Catalogue,
  type EventOffers,
  type TicketOffer,
} from "@circuit/contract/shop/catalogue";
import { companionsAllowed } from "@circuit/contract/shop/companions";
import { maxTicketsInOrder } from "@circuit/contract/shop/price-bounds";
import { isOnSale, isUnavailable, type AdmissionState } from "@circuit/contract/shop/sale-states";
import { neededGroupQuantities } from "@circuit/contract/shop/smallest-groups";
import { lineTotal, totalsOf } from "@circuit/contract/shop/vat";
import { isOrderable, type CartData, type CartLineView, type LineIssue } from "./cart-data.ts";
import { lineKey, quantityIn } from "./ticket-field.ts";

/** Data that a cart is checked against. */
export interface CartCheckContext {
  catalogue: Catalogue;
  availability: Availability;
  locale: Locale;
  locked: LockedPrices;
  /** Tickets that an order of this visitor holds: they count as available to the visitor. */
  held?: readonly CartLine[];
}

/**
 * Prices in cents by `{ticketId}/{admission key}` that were promised to a visitor, by a waiting room or by a hold. They
 * apply only while they are lower than the current price.
 */
export type LockedPrices = Readonly<Record<string, number>>;

interface Found {
  event: EventOffers;
  offer: TicketOffer;
  admission: Admission;
  /** The promised price, else the current one. */
  lockedPriceCents: number;
}

/** Names, prices and checks the lines of a cart. Lines that can't be ordered stay, with an issue. */
export function checkCart(lines: readonly CartLine[], context: CartCheckContext): CartData {
  const counts = new Map<string, number>();
  const offers = new Map<string, TicketOffer>();
  const checked = lines.map((line) => {
    // The limit of a ticket type holds for all its days together, as the shop counts it.
    const before = counts.get(line.ticketId) ?? 0;
    counts.set(line.ticketId, before + line.quantity);
    const found = find(line, context);
    if (found !== null) offers.set(lineKey(line), found.offer);
    return checkLine(line, found, { before, locale: context.locale });
  });
  const within = withinAmount(withCompanions(withGroups(checked, offers), offers));
  // Again, because `withinAmount` may have excluded the wheelchair seat beside which a companion sits.
  const views = withCompanions(within, offers);
  const counting = views.flatMap((view) => {
    const { ticket } = view;
    const isCounted = ticket !== null && isOrderable(view);
    return isCounted ? [{ vatRate: ticket.vatRate, ...ticket.total }] : [];
  });
  return { lines: views, totals: totalsOf(counting), stored: [...lines] };
}

/** Offers by `lineKey`. */
type Offers = ReadonlyMap<string, TicketOffer>;

/** Returns the lines that can be ordered, with their offers. */
function orderableLines(views: readonly CartLineView[], offers: Offers) {
  return views.flatMap((view) => {
    const offer = offers.get(lineKey(view));
    const { admission, quantity } = view;
    return offer === undefined || !isOrderable(view) ? [] : [{ view, offer, admission, quantity }];
  });
}

/** Sets the minimum of each arrangement line, and adds an issue to lines whose group is too small. */
function withGroups(views: readonly CartLineView[], offers: Offers): CartLineView[] {
  const counting = orderableLines(views, offers);
  const missing = neededGroupQuantities(counting);
  // The minimum of each line while the other lines of its group stay as they are.
  const leastOf = counting.map((line, index) => {
    if (line.offer.arrangementId === null) return 1;
    const alone = neededGroupQuantities(counting.with(index, { ...line, quantity: 0 }));
    return Math.max(1, alone[index] ?? 1);
  });
  return views.map((view) => {
    const index = counting.findIndex((line) => line.view === view);
    if (index === -1 || view.ticket === null) return view;
    const ticket = { ...view.ticket, least: leastOf[index] ?? 1 };
    const least = missing[index] ?? null;
    return { ...view, ticket, issue: least === null ? view.issue : { reason: "small-group", least } };
  });
}

/** Limits the tickets for companions to the wheelchair seats that can be ordered. */
function withCompanions(views: readonly CartLineView[], offers: Offers): CartLineView[] {
  const counting = orderableLines(views, offers);
  const allowed = companionsAllowed(counting);
  const maxPerView = new Map(counting.map(({ view }, index) => [view, allowed[index] ?? null]));
  return views.map((view) => {
    const most = maxPerView.get(view) ?? null;
    if (most === null || view.ticket === null) return view;
    const ticket = { ...view.ticket, most: Math.min(view.ticket.most, most) };
    return { ...view, ticket, issue: view.quantity > most ? { reason: "companions", most } : view.issue };
  });
}

/** Adds an issue to lines that exceed the maximum amount of an order, counted from the first line as the CMS does. */
function withinAmount(views: readonly CartLineView[]): CartLineView[] {
  let spentCents = 0;
  return views.map((view) => {
    if (view.ticket === null || !isOrderable(view)) return view;
    const fitting = maxTicketsInOrder(view.ticket.unit.grossCents, spentCents);
    const ticket = { ...view.ticket, most: Math.min(view.ticket.most, fitting) };
    if (view.quantity > fitting) return { ...view, ticket, issue: { reason: "over-amount", most: fitting } };
    spentCents += ticket.total.grossCents;
    return { ...view, ticket };
  });
}

/** Finds the current offer of a line's ticket; `null` when it isn't in the catalogue. */
function find(line: CartLine, { catalogue, availability, locked, held = [] }: CartCheckContext): Found | null {
  const { ticketId, admission: key } = line;
  for (const event of catalogue.events) {
    const offer = event.offers.find((one) => one.ticketId === ticketId);
    const admission = offer?.admissions.find((one) => one.key === key);
    if (offer === undefined || admission === undefined) continue;
    const stand = availability.admissions[`${ticketId}/${key}`] ?? [admission.state, admission.left];
    const [state, left] = withHeld(stand, quantityIn(held, line));
    const lockedPriceCents = locked[`${ticketId}/${key}`] ?? admission.priceCents;
    return { event, offer, admission: { ...admission, state, left }, lockedPriceCents };
  }
  return null;
}

/** Adds the tickets that the visitor's order holds to the availability of an admission. */
function withHeld(
  [state, left]: readonly [AdmissionState, number | null],
  held: number,
): readonly [AdmissionState, number | null] {
  if (held === 0) return [state, left];
  if (state === "sold-out") return ["few", held];
  return [state, left === null ? null : left + held];
}

interface LineContext {
  /** Number of tickets of the same type in earlier lines. */
  before: number;
  locale: Locale;
}

function checkLine(line: CartLine, found: Found | null, { before, locale }: LineContext): CartLineView {
  const { ticketId, admission, quantity } = line;
  const issue = issueOf(line, found, before);
  if (found === null) return { ticketId, admission, quantity, ticket: null, issue };

  const { event, offer } = found;
  const price = { ...offer, priceCents: Math.min(found.admission.priceCents, found.lockedPriceCents) };
  const ticket = {
    name: ticketLabel(offer),
    eventId: event.eventId,
    eventTitle: event.title,
    path: documentPath("event", event.slug, locale),
    isArrangement: offer.arrangementId !== null,
    colour: offer.stand?.colour ?? (offer.arrangementId === null ? event.colour : "secondary"),
    leadsWith: offer.leadsWith,
    vatRate: offer.vatRate,
    priceCents: price.priceCents,
    unit: lineTotal(price, 1),
    total: lineTotal(price, quantity),
    most: mostOf(found, before),
    least: 1,
    opensAt: found.admission.state === "not-yet" ? offer.saleStartsAt : null,
  };
  return { ticketId, admission, quantity, ticket, issue };
}

/** Returns the most tickets that a line may have now. */
function mostOf({ offer, admission }: Found, before: number): number {
  if (!isOnSale(admission)) return 0;
  return Math.max(0, Math.min(offer.maxPerOrder - before, maxPerLine, admission.left ?? Infinity));
}

/** Finds what is wrong with a line: first unavailable tickets, then the quantity, then the price. */
function issueOf({ quantity, seenPriceCents }: CartLine, found: Found | null, before: number): LineIssue | null {
  if (found === null) return { reason: "withdrawn" };
  const { state: eventState } = found.event;
  if (eventState === "cancelled" || eventState === "postponed") return { reason: eventState };
  const { state, left, priceCents } = found.admission;
  if (isUnavailable(state)) return { reason: state };
  if (left !== null && left <= 0) return { reason: "sold-out" };
  if (left !== null && quantity > left) return { reason: "few-left", left };
  const { maxPerOrder } = found.offer;
  if (before + quantity > maxPerOrder) return { reason: "over-limit", most: maxPerOrder, elsewhere: before };
  // A visitor who saw either the current or the locked price pays the lower of the two, so neither is a change.
  return [priceCents, found.lockedPriceCents].includes(seenPriceCents)
    ? null
    : { reason: "price-changed", wasPriceCents: seenPriceCents };
}
