import type { Locale } from "#contract/locales";
import { ticketLabel } from "#contract/shop/catalogue";
import { invoiceDueAt } from "#contract/shop/invoice-due";
import { type Order, remainingTicketsOfLine } from "#contract/shop/order";
import { retainedAmount } from "#contract/shop/order-money";
import { hasUsableTickets } from "../documents/usable-tickets.ts";
import { writeDate, writeMoney } from "../documents/written-values.ts";
import type { TicketUpdate } from "../shop.ts";

/** An order that was placed. */
export type PlacedOrder = Order & { [Field in "number" | "customer" | "placedAt"]: NonNullable<Order[Field]> };

/** Refunds that no earlier mail had, in cents. */
export interface NewRefunds {
  /** Paid back by the provider. */
  onlineCents: number;
  /** Refunds that staff transfer themselves. */
  byHandCents: number;
  failedCents: number;
  /** Reasons that staff typed. */
  reasons: string[];
}

export type MailFacts = ReturnType<typeof mailFacts>;

/** A paragraph, if the mail has it. */
export type MailParagraph = string | false | null;

/** Texts of one kind of mail. */
export interface MailWords {
  subject: (facts: MailFacts) => string;
  paragraphs: (facts: MailFacts) => MailParagraph[];
}

/**
 * Collects the facts for the texts of a mail about an order in its own language. Amounts and days are formatted
 * already; an amount of nothing is `null`.
 *
 * @param refunds - Refunds that no earlier mail had.
 * @param tickets - Cancelled or replaced tickets that no earlier mail had.
 */
export function mailFacts(order: PlacedOrder, refunds: NewRefunds, tickets: readonly TicketUpdate[]) {
  const { number, placedAt, locale, totals, lines } = order;
  const [event = null, ...others] = new Set(lines.map(({ eventTitle }) => eventTitle));
  return {
    number,
    /** Title of the event, when all lines are for one event; `null` otherwise. */
    event: others.length === 0 ? event : null,
    total: writeMoney(totals.grossCents, locale),
    /** Last day to pay an invoice. */
    dueDate: writeDate(invoiceDueAt(Date.parse(placedAt), lines), locale),
    refundedOnline: writeSome(refunds.onlineCents, locale),
    refundedByHand: writeSome(refunds.byHandCents, locale),
    refundFailed: writeSome(refunds.failedCents, locale),
    refundReasons: [...new Set(refunds.reasons)],
    /** Money that the circuit keeps of an order that was cancelled or refunded. */
    kept: writeSome(retainedAmount(order), locale),
    /** Whether the order has a price, and no money for it ever came in. */
    isUnpaid: totals.grossCents > 0 && order.keptCents + order.refundedCents + order.takenBackCents === 0,
    /** Whether the order has or had tickets. */
    hadTickets: order.tickets.length > 0,
    /** Whether the order has valid tickets. */
    hasTickets: hasUsableTickets(order),
    ...ticketFacts(order, tickets),
    /** Whether staff cancelled single tickets of the order. */
    hasEnded: lines.some((_, position) => countEnded(order, position) > 0),
  };
}

/** @returns `null` for nothing. */
function writeSome(cents: number, locale: Locale): string | null {
  return cents === 0 ? null : writeMoney(cents, locale);
}

/** Counts the tickets of a line that staff cancelled one by one; 0 once the order has no usable tickets. */
export function countEnded(order: Order, position: number): number {
  if (!hasUsableTickets(order)) return 0;
  return (order.lines[position]?.quantity ?? 0) - remainingTicketsOfLine(order, position);
}

/** Returns the facts about replaced and cancelled tickets. A ticket that was replaced twice counts once. */
function ticketFacts({ tickets, customer, lines }: PlacedOrder, news: readonly TicketUpdate[]) {
  const ticketOf = (code: string) => tickets.find((ticket) => ticket.code === code);
  const nameOn = (code: string) => ticketOf(code)?.holder ?? `${customer.firstName} ${customer.lastName}`;
  const newest = (code: string): string => {
    const next = news.find((each) => each.code === code)?.newCode ?? null;
    return next === null ? code : newest(next);
  };
  const isFirst = (code: string) => news.every(({ newCode }) => newCode !== code);
  return {
    /** `before` and `after`: the names on the old and the new ticket. */
    replaced: news.flatMap(({ code, newCode }) => {
      if (newCode === null || !isFirst(code)) return [];
      const last = newest(code);
      return [{ code, newCode: last, before: nameOn(code), after: nameOn(last) }];
    }),
    /** Tickets that staff cancelled while the order stays valid. `about`: event and ticket type. */
    ended: news.flatMap(({ code, newCode, reason }) => {
      const line = lines[ticketOf(code)?.line ?? -1];
      if (newCode !== null || line === undefined) return [];
      return [{ code, holder: nameOn(code), about: `${line.eventTitle}, ${ticketLabel(line)}`, reason }];
    }),
  };
}
