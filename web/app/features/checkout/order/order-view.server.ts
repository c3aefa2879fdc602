import type { Locale } from "@circuit/contract/locales";
import type { Settings } from "@circuit/contract/content/layout";
import { accountOrderPath, checkoutPaths, orderFileNames } from "@circuit/contract/urls/own-paths";
import { invoiceDueAt } from "@circuit/contract/shop/invoice-due";
import { admissionDays } from "@circuit/contract/shop/admission-days";
import { circuitAddress } from "@circuit/contract/shop/circuit-address";
import { eventChange } from "@circuit/contract/shop/event-change";
import { hasInvoice } from "@circuit/contract/shop/has-invoice";
import { isRefundedInPart } from "@circuit/contract/shop/order-money";
import { localizeOrder, type Order, type OrderLine, type OrderTicket } from "@circuit/contract/shop/order";
import { formatIban } from "@circuit/contract/shop/written-iban";
import {
  formatDay,
  formatDayRange,
  formatMonthName,
  formatPrice,
  formatShortWeekday,
  formatTime,
  formatYear,
} from "#app/i18n/format.ts";
import { changedEventMessages } from "#app/i18n/messages/changed-event.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";
import { admissionMoments } from "#app/i18n/admission-days.ts";
import { orderSummary } from "../order-summary.server.ts";
import { changedEvents, changedEventTexts, isPaymentRuledOut } from "./changed-events.server.ts";
import { isRefundComplete, moneyNotes, moneyTexts, paidTwiceTexts } from "./order-money.server.ts";
import { hasCalendar, isUnpaid, orderStatus, statusRules } from "./order-status.ts";
import { isInAccount, type OrderPageKey, type OrderStatus } from "./order-view-data.ts";
import { drawQrCode } from "./qr-code.server.ts";

/** Most QR codes on an order's page; further codes are only on the tickets' own pages. */
const maxCodes = 40;

/** Returns the path of an order's page. @param key - An `Order` counts by its token. */
export function orderPath(key: OrderPageKey, locale: Locale): string {
  return isInAccount(key) ? accountOrderPath(key.number, locale) : `${checkoutPaths.order[locale]}/${key.token}`;
}

/** The payee of an invoice, from the settings. */
type Payee = Pick<Settings, "iban" | "brandName" | "contact">;

/** View data of the page of an order. */
export type OrderViewData = NonNullable<ReturnType<typeof orderView>>;

/**
 * Builds the view data of an order's page.
 *
 * @param key - What opened the page; all paths on it contain the same key.
 * @returns `null` for an order that isn't placed, which has a checkout instead.
 */
export function orderView(placed: Order, locale: Locale, payee: Payee, key: OrderPageKey = { token: placed.token }) {
  const order = localizeOrder(placed, locale);
  const { number } = order;
  const status = orderStatus(order);
  if (status === null || number === null) return null;

  const path = orderPath(key, locale);
  const isPaymentBlocked = isPaymentRuledOut(status, order);
  const hasTickets = order.tickets.some(({ isCancelled }) => !isCancelled);
  const file = (name: keyof typeof orderFileNames) => `${path}/${orderFileNames[name][locale]}`;
  return {
    status,
    key,
    isInAccount: isInAccount(key),
    path,
    number,
    heading: headingOf(status, order, locale),
    /** Paragraphs below the heading. */
    texts: [...changedEventTexts(status, order, locale), ...textsOf(status, order, locale)],
    /** Whether the order mustn't be paid any more because an event was moved, postponed or cancelled. */
    isPaymentBlocked,
    // Leaves replaced tickets out: their own pages say that they were replaced.
    tickets: order.tickets
      .filter(({ replacedAt }) => !replacedAt)
      .map((ticket, index) => ticketView(order, ticket, { locale, key, hasCode: index < maxCodes })),
    summary: orderSummary(order, locale),
    totalsTitle: totalsTitle(status, order, locale),
    paidNote: paidNote(order, locale),
    vatNote: vatNote(status, order, locale),
    transfer: status === "invoiced" && !isPaymentBlocked ? transferTo(payee, number, locale) : [],
    moneyBackNotes: moneyNotes(order, locale),
    /** `null` for a file that doesn't exist. */
    files: {
      tickets: hasTickets ? file("tickets") : null,
      invoice: hasInvoice(order) ? file("invoice") : null,
      calendar: hasCalendar(order) ? file("calendar") : null,
    },
  };
}

function headingOf(status: OrderStatus, order: Order, locale: Locale): string {
  const { heading } = orderMessages[locale];
  const { customer, lines, payment, moneyBack } = order;
  const [changed] = changedEvents(status, order);
  if (changed !== undefined) return changedEventMessages[locale].heading[changed.change];
  const name = customer?.firstName ?? "";
  switch (status) {
    case "paid":
    case "free":
    case "at-gate": {
      const first = lines.map(({ admission }) => admissionMoments(admission)[0]).toSorted()[0];
      return heading.ready(first === undefined ? "" : formatMonthName(first, locale), name);
    }
    case "invoiced":
      return heading.invoiced(name);
    case "failed":
      return heading[payment?.state === "not-begun" ? "not-begun" : "failed"];
    case "refunded":
      return heading[isRefundComplete(moneyBack) ? "refunded" : "returning"];
    default:
      return heading[status];
  }
}

function textsOf(status: OrderStatus, order: Order, locale: Locale): string[] {
  const { text } = orderMessages[locale];
  const number = order.number ?? "";
  const amount = formatPrice(order.totals.grossCents, locale);
  const isPaymentBlocked = isPaymentRuledOut(status, order);
  const isPostponed = changedEvents(status, order).some(({ change }) => change === "postponed");
  // The usual texts would announce a payment or a visit; those about the changed event replace them.
  if ((isPaymentBlocked || isPostponed) && (isUnpaid(status) || status === "free" || status === "at-gate")) return [];
  // Shows the e-mail address, so that the visitor notices a mistyped one.
  const mailed = order.customer === null ? [] : [text.mailedTo(order.customer.email)];
  switch (status) {
    case "paid":
    case "free":
      return [text[status](number), ...paidTwiceTexts(order, locale), ...mailed];
    case "waiting":
      return [text[status](number)];
    case "taken-back":
      return [text[status](number, formatPrice(order.takenBackCents, locale))];
    case "cancelled":
    case "refunded":
      return [endedText(order, locale), ...moneyTexts(order, locale)];
    case "at-gate":
      return [text["at-gate"](number, amount), ...mailed];
    case "invoiced":
      if (isPaymentBlocked) return [changedEventMessages[locale].unpaid(number), ...mailed];
      return changedEvents(status, order).length > 0
        ? [text.invoicedMoved(number), ...mailed]
        : [text.invoiced(number, amount, formatDay(dueDay(order), locale)), ...mailed];
    case "failed": {
      const reason = order.payment?.state;
      const isTold = reason === "cancelled" || reason === "expired" || reason === "not-begun";
      const held = order.heldUntil === null ? [] : [text.stillHeld(formatTime(order.heldUntil, locale))];
      return [text.failed[isTold ? reason : "failed"], ...held];
    }
    case "expired":
      return [order.payment?.state === "open" ? text.expiredOpen(number) : text.expired];
    default:
      return [text[status]];
  }
}

/** Returns the text on an ended order, which mentions tickets only when there were any. */
function endedText({ number, method, tickets, payment, ...money }: Order, locale: Locale): string {
  const { cancelled, givenUp, givenUpOpen, unpaid, withoutTickets } = orderMessages[locale].text;
  if (tickets.length > 0) return cancelled(number ?? "");
  if (money.keptCents + money.refundedCents + money.takenBackCents > 0) return withoutTickets(number ?? "");
  // The order was never paid: the visitor gave up at the bank, or staff cancelled it before the money came.
  if (method !== "online") return unpaid(number ?? "");
  // A payment that is still open at the bank may yet succeed or fail.
  return (payment?.state === "open" ? givenUpOpen : givenUp)(number ?? "");
}

/** Returns the bank details for a transfer; empty when editors entered no IBAN. */
function transferTo({ iban, ...settings }: Payee, number: string, locale: Locale) {
  const { transfer } = orderMessages[locale];
  const account = formatIban(iban);
  const organisation = settings.contact?.organisation ?? circuitAddress(settings).name;
  if (account === null) return [];
  return [
    { label: transfer.account, value: account },
    { label: transfer.inNameOf, value: organisation },
    { label: transfer.mention, value: number },
  ];
}

function dueDay({ placedAt, createdAt, lines }: Order): string {
  return new Date(invoiceDueAt(Date.parse(placedAt ?? createdAt), lines)).toISOString();
}

function totalsTitle(status: OrderStatus, order: Order, locale: Locale): string {
  const { paid } = orderMessages[locale];
  if (order.totals.grossCents === 0) return paid.free;
  // Neither paid nor to be paid: the order expired or was cancelled, or the bank took the payment back.
  const { totals } = statusRules[status];
  if (totals === "neither") return checkoutMessages[locale].summary.title;
  if (isRefundedInPart(order)) return isRefundComplete(order.moneyBack) ? paid.refundedInPart : paid.refundingInPart;
  return totals === "paid" ? paid.title : paid.open;
}

/** How and when an order was paid, such as `iDEAL | Wero, 21 november 2026, 14:24 uur`. */
function paidNote({ payment, method }: Order, locale: Locale): string | null {
  const { paid, providerMethods } = orderMessages[locale];
  if (payment?.paidAt === undefined || payment.paidAt === null || method === null) {
    return method === null || method === "online" ? null : paid.methods[method];
  }
  const known: Readonly<Record<string, string>> = providerMethods;
  const name = payment.method === null ? undefined : known[payment.method];
  return paid.at(name ?? paid.methods[method], formatDay(payment.paidAt, locale), formatTime(payment.paidAt, locale));
}

/** Says that the VAT number couldn't be checked, while the order is valid and costs something. */
function vatNote(status: OrderStatus, { vatCheck, customer, totals }: Order, locale: Locale): string | null {
  const number = customer?.vatNumber ?? null;
  const isStanding = ["ready", "standing"].includes(statusRules[status].stage);
  return vatCheck === "unchecked" && number !== null && isStanding && totals.grossCents > 0
    ? orderMessages[locale].paid.vatUnchecked(number)
    : null;
}

interface TicketOptions {
  locale: Locale;
  /** What opened the order; an `Order` counts by its token. */
  key: OrderPageKey;
  /** Whether to include the QR code. */
  hasCode: boolean;
}

/** View data of a ticket. */
export type TicketViewData = ReturnType<typeof ticketView>;

/** Builds the view data of a ticket. */
export function ticketView(order: Order, ticket: OrderTicket, { locale, key, hasCode }: TicketOptions) {
  const line = localizeOrder(order, locale).lines[ticket.line];
  if (line === undefined) throw new Error("A ticket of the order belongs to none of its lines");

  const [first, last] = admissionMoments(line.admission);
  const { days, month } = formatDayRange(first, last, locale);
  const weekdays = [...new Set([first, last])].map((moment) => formatShortWeekday(moment, locale)).join("–");
  return {
    code: ticket.code,
    qr: hasCode && !ticket.isCancelled ? drawQrCode(ticket.qrText) : null,
    name: line.name,
    eventTitle: line.eventTitle,
    colour: line.stand?.colour ?? line.eventColour,
    /** `27`, or `25–27`. */
    dayNumbers: days,
    /** `zo`, or `vr–zo`. */
    dayNames: weekdays,
    /** `juni 2027`. */
    dayMonth: `${month} ${formatYear(first, locale)}`,
    facts: factsOf(order, line, ticket, locale),
    isCancelled: ticket.isCancelled,
    /** Says when a newer ticket replaced this one; `null` when none did. */
    replacedNote: replacedNote(ticket, locale),
    /** How the event changed since the order; `null` when it takes place as ordered. */
    change: ticket.isCancelled ? null : eventChange(order, ticket.line),
    path: ticketPath(order, ticket, locale, key),
  };
}

function replacedNote({ replacedAt }: OrderTicket, locale: Locale): string | null {
  if (!replacedAt) return null;
  return orderMessages[locale].ticket.replaced(formatDay(replacedAt, locale), formatTime(replacedAt, locale));
}

/** Path of a ticket's wallet pass; `null` for a cancelled ticket, or when the site offers no passes. */
export function passPath(order: Order, ticket: OrderTicket, locale: Locale, key: OrderPageKey): string | null {
  return order.hasPasses && !ticket.isCancelled ? `${ticketPath(order, ticket, locale, key)}.pkpass` : null;
}

/** Path of a ticket's page. In an account it has the ticket's position: codes admit, and URLs stay in the history. */
function ticketPath({ tickets }: Order, ticket: OrderTicket, locale: Locale, key: OrderPageKey): string {
  const name = isInAccount(key) ? String(tickets.indexOf(ticket) + 1) : ticket.code.replaceAll(" ", "-");
  return `${orderPath(key, locale)}/ticket/${encodeURIComponent(name)}`;
}

function factsOf({ customer }: Order, line: OrderLine, { holder }: OrderTicket, locale: Locale) {
  const { ticket } = orderMessages[locale];
  const name = holder ?? (customer === null ? null : `${customer.firstName} ${customer.lastName}`);
  const { stand, isFreePlace = false } = line;
  const gate = stand?.gate ?? null;
  return [
    { label: ticket.access, value: ticket.days(admissionDays(line.admission).length) },
    ...(isFreePlace ? [{ label: ticket.place, value: ticket.freePlace }] : []),
    ...(stand === null || stand.name === line.name ? [] : [{ label: ticket.place, value: stand.name }]),
    ...(gate === null ? [] : [{ label: ticket.gate, value: gate }]),
    ...(name === null ? [] : [{ label: ticket.holder, value: name }]),
  ];
}

/**
 * Finds the ticket that a URL names.
 *
 * @param name - The ticket's code, with hyphens for spaces; in an account its position, from one.
 */
export function ticketOf({ tickets }: Order, name: string, key: OrderPageKey): OrderTicket | undefined {
  if (isInAccount(key)) return tickets.find((_, index) => String(index + 1) === name);
  return tickets.find((ticket) => ticket.code.replaceAll(" ", "-") === name);
}
