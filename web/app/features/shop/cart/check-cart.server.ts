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
import { fittingInOrder } from "@circuit/contract/shop/price-bounds";
import { isOnSale, isUnavailable, type AdmissionState } from "@circuit/contract/shop/sale-states";
import { missingGroups } from "@circuit/contract/shop/smallest-groups";
import { lineTotal, totalsOf } from "@circuit/contract/shop/vat";
import { countsIn, type CartData, type CartLineView, type LineIssue } from "./cart-data.ts";
import { quantityIn } from "./ticket-field.ts";

/** Data that a cart is checked against. */
export interface CartCheckContext {
  catalogue: Catalogue;
  availability: Availability;
  locale: Locale;
  /** Prices that were promised to this visitor. */
  locked: LockedPrices;
  /** Places that an order of this visitor keeps: they are theirs to order. */
  held?: readonly CartLine[];
}

/**
 * Cents by `{ticketId}/{admission key}` that the shop asks of a visitor as long as they are the lower ones: it keeps
 * the price of who waits, and of places that it holds.
 */
export type LockedPrices = Readonly<Record<string, number>>;

interface Found {
  event: EventOffers;
  offer: TicketOffer;
  admission: Admission;
  /** The promised price, else the current one. */
  lockedPriceCents: number;
}

/**
 * Names, prices and checks the lines of a cart. No line is dropped: what can't be ordered says why.
 *
 * @param lines - As the browser keeps them.
 */
export function checkCart(lines: readonly CartLine[], context: CartCheckContext): CartData {
  const counts = new Map<string, number>();
  const checked = lines.map((line) => {
    // The limit of a ticket type holds for all its days together, as the shop counts it.
    const before = counts.get(line.ticketId) ?? 0;
    counts.set(line.ticketId, before + line.quantity);
    const found = find(line, context);
    return { found, view: checkLine(line, found, { before, locale: context.locale }) };
  });
  const again = (views: readonly CartLineView[]) =>
    views.map((view, index) => ({ view, found: checked[index]?.found ?? null }));
  const within = withinAmount(withCompanions(again(withGroups(checked))));
  // Whose wheelchair place doesn't fit any more doesn't come along either.
  const views = withCompanions(again(within));
  const counting = views.flatMap((view) => {
    const { ticket } = view;
    const isCounted = ticket !== null && countsIn(view);
    return isCounted ? [{ vatRate: ticket.vatRate, ...ticket.total }] : [];
  });
  return { lines: views, totals: totalsOf(counting), stored: [...lines] };
}

interface Checked {
  found: Found | null;
  view: CartLineView;
}

/** An arrangement can be ordered for a group that is large enough. */
function withGroups(checked: readonly Checked[]): CartLineView[] {
  const counting = checked.flatMap(({ found, view }) =>
    found === null || !countsIn(view)
      ? []
      : [{ view, offer: found.offer, admission: view.admission, quantity: view.quantity }],
  );
  const missing = missingGroups(counting);
  // What each line may become: the rest of its group stays as it is.
  const leastOf = counting.map((line, index) => {
    if (line.offer.arrangementId === null) return 1;
    const alone = missingGroups(counting.with(index, { ...line, quantity: 0 }));
    return Math.max(1, alone[index] ?? 1);
  });
  return checked.map(({ view }) => {
    const index = counting.findIndex((line) => line.view === view);
    if (index === -1 || view.ticket === null) return view;
    const ticket = { ...view.ticket, least: leastOf[index] ?? 1 };
    const least = missing[index] ?? null;
    return { ...view, ticket, issue: least === null ? view.issue : { reason: "small-group", least } };
  });
}

/** Companions come along with wheelchair places that can be ordered. */
function withCompanions(checked: readonly Checked[]): CartLineView[] {
  const counting = checked.filter(({ view }) => countsIn(view));
  const allowed = companionsAllowed(
    counting.flatMap(({ found, view: { admission, quantity } }) =>
      found === null ? [] : [{ offer: found.offer, admission, quantity }],
    ),
  );
  const maxPerView = new Map(counting.map(({ view }, index) => [view, allowed[index] ?? null]));
  return checked.map(({ view }) => {
    const most = maxPerView.get(view) ?? null;
    if (most === null || view.ticket === null) return view;
    const ticket = { ...view.ticket, most: Math.min(view.ticket.most, most) };
    return { ...view, ticket, issue: view.quantity > most ? { reason: "companions", most } : view.issue };
  });
}

/** Assigns the maximum amount of an order to the lines in their order, as the shop does. */
function withinAmount(views: readonly CartLineView[]): CartLineView[] {
  let spentCents = 0;
  return views.map((view) => {
    if (view.ticket === null || !countsIn(view)) return view;
    const fitting = fittingInOrder(view.ticket.unit.grossCents, spentCents);
    const ticket = { ...view.ticket, most: Math.min(view.ticket.most, fitting) };
    if (view.quantity > fitting) return { ...view, ticket, issue: { reason: "over-amount", most: fitting } };
    spentCents += ticket.total.grossCents;
    return { ...view, ticket };
  });
}

/** The newest data of a ticket; `null` when it isn't in the catalogue. */
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

/** The stand of an admission for a visitor of whose order `held` places are. */
function withHeld(
  [state, left]: readonly [AdmissionState, number | null],
  held: number,
): readonly [AdmissionState, number | null] {
  if (held === 0) return [state, left];
  if (state === "sold-out") return ["few", held];
  return [state, left === null ? null : left + held];
}

interface LineContext {
  /** How many of the ticket type the lines before have. */
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

/** How many of a ticket one order may hold now. */
function mostOf({ offer, admission }: Found, before: number): number {
  if (!isOnSale(admission)) return 0;
  return Math.max(0, Math.min(offer.maxPerOrder - before, maxPerLine, admission.left ?? Infinity));
}

/** The first reason that holds: what can't be had at all comes before how many, and that before the price. */
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
  // Who saw either of the two pays the lower one.
  return [priceCents, found.lockedPriceCents].includes(seenPriceCents)
    ? null
    : { reason: "price-changed", wasPriceCents: seenPriceCents };
}
