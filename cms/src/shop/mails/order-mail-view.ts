import type { Locale } from "#contract/locales";
import { documentPath } from "#contract/urls/paths";
import { admissionDays } from "#contract/shop/admission-days";
import { ticketLabel } from "#contract/shop/catalogue";
import { eventChange } from "#contract/shop/event-change";
import { type Order, type OrderLine, remainingTicketsOfLine } from "#contract/shop/order";
import { priceBasisOf, isVatRoundedPerLine, displayCents } from "#contract/shop/vat";
import type { CircuitDetails } from "../documents/circuit-details.ts";
import { orderFileName } from "../documents/make-order-file.ts";
import { documentLabels } from "../documents/document-labels.ts";
import type { Timetables } from "../documents/read-timetables.ts";
import { visitFacts } from "../documents/visit-facts.ts";
import { wideStubDays, writeDays, writeMoment, writeMoney, writeRate } from "../documents/written-values.ts";
import type { OrderFileKind } from "../shop.ts";
import type { PlacedOrder } from "./order-mail-facts.ts";
import type { MailVisit, OrderMailView } from "./order-mail-html.ts";
import { orderMailLabels } from "./order-mail-labels.ts";

interface Visit {
  /** One of the order lines for this visit. */
  line: OrderLine;
  drawn: MailVisit;
  isOn: boolean;
}

/** Groups an order's lines by event, days and grandstand. */
function visitsOf(order: Order, timetables: Timetables): Visit[] {
  const { locale } = order;
  const { until, changes } = documentLabels[locale];
  const visits = new Map<string, Visit>();
  for (const [position, line] of order.lines.entries()) {
    const places = remainingTicketsOfLine(order, position);
    if (places === 0) continue;
    const key = `${line.eventId} ${line.admission} ${line.stand?.key ?? ""}`;
    const tickets = [...(visits.get(key)?.drawn.tickets ?? []), `${places} × ${ticketLabel(line)}`];
    const change = eventChange(order, position);
    const drawn = {
      colour: line.eventColour,
      days: wideStubDays(line.admission, until, locale),
      title: line.eventTitle,
      tickets,
      facts: change === null ? visitFacts(line, timetables, locale) : [],
      change: change === null ? null : changes[change],
    };
    visits.set(key, { line, drawn, isOn: change === null });
  }
  return [...visits.values()];
}

/** Returns links to the programme of the first event that goes on, and to the directions. */
function waysOf(visits: readonly Visit[], { circuit, siteUrl, locale }: Placed): OrderMailView["ways"] {
  const labels = orderMailLabels[locale];
  const next = visits.find(({ isOn }) => isOn);
  if (next === undefined) return [];
  const { eventSlug, eventTitle, locale: named } = next.line;
  const at = (path: string) => new URL(path, siteUrl).href;
  const address = addressLineOf(circuit);
  return [
    {
      colour: "pink",
      word: next.drawn.days.numerals,
      text: labels.programme(eventTitle),
      link: { label: labels.programmeLink, url: `${at(documentPath("event", eventSlug, named ?? locale))}#programme` },
    },
    ...(circuit.travelPage === null
      ? []
      : [
          {
            colour: "turqoise" as const,
            word: labels.way,
            text: address,
            link: { label: labels.wayLink, url: at(circuit.travelPage) },
          },
        ]),
  ];
}

/** Returns the circuit's postal address, on one line. */
export function addressLineOf({ name, street, town }: CircuitDetails): string {
  return [name, street, town].filter((part) => part !== null).join(", ");
}

/** Returns the order's lines with prices, VAT and total; without amounts for a free order. */
function sumsOf(order: Order, refunds: OrderMailView["sums"]["rows"]): OrderMailView["sums"] {
  const { lines, locale, totals, payment } = order;
  const words = documentLabels[locale];
  const basis = priceBasisOf(lines);
  const rows = lines.map((line) => ({
    label: `${line.quantity} × ${ticketLabel(line)}, ${writeDays(line.admission, words.until, locale)}`,
    value: line.priceCents === 0 ? "" : writeMoney(displayCents(line, basis), locale),
  }));
  const isPaid = order.state === "paid" && totals.grossCents > 0;
  const title = isPaid ? words.paid : orderMailLabels[locale].sums;
  if (totals.grossCents === 0) return { title, rows, total: null, notes: [] };
  const vat = totals.vat.map((rate) => ({
    label: words.vatOf(
      writeRate(rate.ratePercent, locale),
      writeMoney(rate.netCents, locale),
      isVatRoundedPerLine(rate),
    ),
    value: writeMoney(rate.vatCents, locale),
  }));
  return {
    title,
    rows: [...rows, { label: words.subtotal, value: writeMoney(totals.netCents, locale) }, ...vat, ...refunds],
    total: { label: words.total, value: writeMoney(totals.grossCents, locale) },
    notes: isPaid && payment?.paidAt ? [words.paidOn(writeMoment(payment.paidAt, locale))] : [],
  };
}

function filesBox(order: Order, kinds: readonly OrderFileKind[]): OrderMailView["boxes"][number][] {
  const { locale } = order;
  const labels = orderMailLabels[locale];
  if (kinds.length === 0) return [];
  const count = order.tickets.filter(({ isCancelled }) => !isCancelled).length;
  const days = new Set(order.lines.flatMap(({ admission }) => admissionDays(admission))).size;
  const notes = { tickets: labels.tickets(count), invoice: "", calendar: documentLabels[locale].days(days) };
  return [
    {
      title: labels.attached,
      rows: kinds.map((kind) => ({ label: orderFileName(kind, order), value: notes[kind] })),
    },
  ];
}

interface Placed {
  circuit: CircuitDetails;
  /** Any URL of the site. */
  siteUrl: string;
  locale: Locale;
}

interface MailContent extends Pick<OrderMailView, "subject" | "paragraphs" | "button"> {
  files: readonly OrderFileKind[];
  timetables: Timetables;
  /** Whether the mail says when and where to come: the customer has tickets, or gets them after paying. */
  isComing: boolean;
  /** Whether the tickets have just become valid, and all events go on. */
  isReady: boolean;
  /** Account and reference for a bank transfer; empty when none is to be made. */
  transfer: OrderMailView["sums"]["rows"];
  refunds: OrderMailView["sums"]["rows"];
  circuit: CircuitDetails;
}

/** Makes the content of the HTML mail about an order in its own language. */
export function orderMailView(order: PlacedOrder, told: MailContent): OrderMailView {
  const { locale, number, customer } = order;
  const { subject, paragraphs, button, files, circuit, isReady } = told;
  const labels = orderMailLabels[locale];
  const visits = told.isComing ? visitsOf(order, told.timetables) : [];
  const [first] = visits;
  const { email, phone } = circuit;
  const replies = phone === null ? labels.reply : labels.replyOrCall;
  return {
    locale,
    subject,
    preheader: (first === undefined
      ? paragraphs.slice(0, 1)
      : [
          writeDays(first.line.admission, documentLabels[locale].until, locale),
          ticketLabel(first.line),
          ...first.drawn.facts.slice(0, 2).map(({ label, value }) => `${label}: ${value}`),
        ]
    ).join(", "),
    order: { label: labels.order, value: number },
    heading: isReady ? labels.ready(customer.firstName) : subject,
    colour: isReady ? "primary" : "yellow",
    paragraphs: isReady ? paragraphs : [labels.hello(customer.firstName), ...paragraphs],
    button,
    boxes: [
      ...(told.transfer.length === 0 ? [] : [{ title: documentLabels[locale].toPay, rows: told.transfer }]),
      ...filesBox(order, files),
    ],
    visits: visits.map(({ drawn }) => drawn),
    ways: files.includes("tickets") ? waysOf(visits, { circuit, siteUrl: button.url, locale }) : [],
    sums: sumsOf(order, told.refunds),
    questions: {
      title: documentLabels[locale].questions,
      text: email === null && phone !== null ? labels.call : replies,
      phone,
      notes: [...(isReady ? [labels.giveAway] : []), labels.closing],
    },
    circuit,
  };
}
