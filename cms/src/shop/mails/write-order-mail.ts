import { ticketLabel } from "#contract/shop/catalogue";
import { eventChange } from "#contract/shop/event-change";
import { hasInvoice } from "#contract/shop/has-invoice";
import { type Order, localizeOrder } from "#contract/shop/order";
import { type NewMail, onceKeyOfOrder } from "../../mail/mail-table.ts";
import { writeMail } from "../../mail/write-mail.ts";
import type { CircuitDetails } from "../documents/circuit-details.ts";
import { documentLabels } from "../documents/document-labels.ts";
import { hasUsableTickets } from "../documents/usable-tickets.ts";
import type { Timetables } from "../documents/read-timetables.ts";
import { visitFacts } from "../documents/visit-facts.ts";
import { writeDays, writeMoney } from "../documents/written-values.ts";
import type { OrderFileKind, TicketUpdate } from "../shop.ts";
import { encodeMailFiles } from "./mail-files.ts";
import { countEnded, mailFacts, type NewRefunds, type PlacedOrder } from "./order-mail-facts.ts";
import { addressLineOf, orderMailHtml } from "./order-mail-html.ts";
import { orderMailLabels } from "./order-mail-labels.ts";
import { mailWords, type OrderMailKind } from "./order-mail-words.ts";

interface Surroundings {
  circuit: CircuitDetails;
  /** URL of the order's page. */
  orderPage: string;
  refunds: NewRefunds;
  /** Timetables of the order's events; absent for none. */
  timetables?: Timetables;
  /** Cancelled or replaced tickets that no earlier mail had; absent for none. */
  tickets?: readonly TicketUpdate[];
  /** Part of the mail's `onceKey`, for a mail that must be sent besides a waiting one of its kind. */
  about?: string;
}

/**
 * Writes a mail about an order, in the order's language. The mail queue makes the attachments when it sends the mail.
 *
 * @returns `null` for an order that was never placed.
 */
export function writeOrderMail(
  orderId: number,
  asked: Order,
  kind: OrderMailKind,
  { circuit, orderPage, refunds, timetables = new Map(), tickets = [], about = "" }: Surroundings,
): NewMail | null {
  const { number, customer, placedAt, locale, totals, refundedCents, moneyBack } = asked;
  if (number === null || customer === null || placedAt === null) return null;
  const order = localizeOrder({ ...asked, number, customer, placedAt }, locale);
  const { lines } = order;
  const words = mailWords[locale][kind];
  const labels = orderMailLabels[locale];
  // Without failed refunds, and those that staff have yet to transfer.
  const sentBack = moneyBack.returnedCents + moneyBack.underWayCents;
  const facts = mailFacts(order, refunds, tickets);
  const changed = changeTexts(order, kind);
  const isAllOff = changed.length > 0 && lines.every((_, position) => eventChange(order, position) === "cancelled");
  const isAllWaiting = changed.length > 0 && lines.every((_, position) => eventChange(order, position) !== null);
  const files = filesOf(order, kind);
  const said = words.paragraphs(facts).filter((text) => typeof text === "string");
  const letter = {
    subject: isAllOff && !isTicketMail(kind) ? labels.allOff(number) : words.subject(facts),
    paragraphs: [...changed, ...(isAllWaiting ? shortenParagraphs(kind, said) : said)],
    button: { label: labels.button, url: orderPage },
  };
  const transfer = kind === "invoiced" && !isAllWaiting ? transferTo(circuit, order) : [];
  const refunded = sentBack > 0 ? [{ label: labels.refunds, value: writeMoney(sentBack, locale) }] : [];
  const isComing = saysEventChanges(order, kind);
  const isReady = readyKinds.includes(kind) && changed.length === 0;
  const view = { ...letter, files, timetables, isComing, isReady, transfer, refunds: refunded, circuit };
  return writeMail(
    {
      recipient: customer.email,
      replyTo: circuit.email,
      files: encodeMailFiles(orderId, files),
      // A mail that waits in the queue may have a lower sum of refunds.
      onceKey: [onceKeyOfOrder(orderId), kind, refundedCents === 0 ? "" : ` ${refundedCents}`, about].join(""),
    },
    {
      ...letter,
      paragraphs: [labels.hello(customer.firstName), ...letter.paragraphs],
      answers: [
        ...transfer,
        ...orderedOf(order, isComing ? timetables : null),
        ...(isComing && files.includes("tickets") ? [{ label: labels.way, value: addressLineOf(circuit) }] : []),
        ...(totals.grossCents > 0 ? [{ label: documentLabels[locale].total, value: facts.total }] : []),
        ...refunded,
      ].map(({ label, value }) => ({ label, text: value })),
      closing: labels.closing,
    },
    orderMailHtml(order, view),
  );
}

/** Kinds of mails that bring valid tickets for the first time. */
const readyKinds: readonly OrderMailKind[] = ["paid", "free", "at-gate", "received"];

/** Returns the rows about the order's lines. @param timetables - `null` to leave out gates and starting times. */
function orderedOf(order: Order, timetables: Timetables | null) {
  const { lines, locale } = order;
  const { until } = documentLabels[locale];
  const { ended } = orderMailLabels[locale];
  return lines.map((line, position) => {
    const count = countEnded(order, position);
    const what = `${line.eventTitle}, ${writeDays(line.admission, until, locale)}`;
    const isOn = timetables !== null && eventChange(order, position) === null && count < line.quantity;
    const facts = isOn ? visitFacts(line, timetables, locale).map(({ label, value }) => `${label}: ${value}`) : [];
    const value = [count === 0 ? what : `${what}, ${ended(count)}`, ...facts].join("\n");
    return { label: `${line.quantity} × ${ticketLabel(line)}`, value };
  });
}

/** Returns the account and the reference for the bank transfer of an invoice. */
function transferTo({ iban, organisation }: CircuitDetails, { number, locale }: PlacedOrder) {
  const { account, inNameOf, mention } = documentLabels[locale];
  return [
    ...(iban === null ? [] : [{ label: account, value: iban }]),
    { label: inNameOf, value: organisation },
    { label: mention, value: number },
  ];
}

/** Whether a mail says which events aren't on the ordered days: one with tickets, or with an invoice to pay. */
export function saysEventChanges(order: Order, kind: OrderMailKind): boolean {
  return kind === "invoiced" || filesOf(order, kind).includes("tickets");
}

function changeTexts(order: Order, kind: OrderMailKind): string[] {
  if (!saysEventChanges(order, kind)) return [];
  const isUnpaid = kind === "invoiced";
  const { eventChanged } = orderMailLabels[order.locale];
  const texts = order.lines.flatMap(({ eventTitle }, position) => {
    const change = eventChange(order, position);
    return change === null ? [] : [eventChanged[change](eventTitle, isUnpaid)];
  });
  return [...new Set(texts)];
}

/** Leaves out how to pay or get in, for an order none of whose events is on the ordered days. */
function shortenParagraphs(kind: OrderMailKind, paragraphs: string[]): string[] {
  if (kind === "invoiced") return [];
  return isTicketMail(kind) ? paragraphs : paragraphs.slice(0, 1);
}

/** Whether a mail is about single tickets of an order that is still valid. */
function isTicketMail(kind: OrderMailKind): boolean {
  return kind === "tickets-replaced" || kind === "tickets-ended";
}

function filesOf(order: Order, kind: OrderMailKind): OrderFileKind[] {
  if (kind === "refund-failed" || kind === "refund-sent") return [];
  const isReceipt = kind === "paid-at-gate" || kind === "part-refunded";
  const tickets = hasUsableTickets(order) && !isReceipt ? (["tickets"] as const) : [];
  const invoice = hasInvoice(order) && kind !== "cancelled" && !isTicketMail(kind) ? (["invoice"] as const) : [];
  return [...tickets, ...invoice, ...(tickets.length > 0 ? (["calendar"] as const) : [])];
}
