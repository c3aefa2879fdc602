import type { BrandColour } from "#contract/field";
import type { Locale } from "#contract/locales";
import { admissionDays } from "#contract/shop/admission-days";
import { ticketLabel } from "#contract/shop/catalogue";
import { type EventChange, eventChange } from "#contract/shop/event-change";
import { type Order, type OrderLine, remainingTicketsOfLine } from "#contract/shop/order";
import { priceBasisOf, isVatRoundedPerLine, displayCents } from "#contract/shop/vat";
import { documentPath } from "#contract/urls/paths";
import { escaped } from "../../mail/write-mail.ts";
import { textColourOn } from "../documents/brand-shapes.ts";
import type { CircuitDetails } from "../documents/circuit-details.ts";
import { documentLabels } from "../documents/document-labels.ts";
import { orderFileName } from "../documents/make-order-file.ts";
import type { Timetables } from "../documents/read-timetables.ts";
import { visitFacts } from "../documents/visit-facts.ts";
import { wideStubDays, writeDays, writeMoment, writeMoney, writeRate } from "../documents/written-values.ts";
import type { OrderFileKind } from "../shop.ts";
import {
  block,
  bodyStyle,
  box,
  displayStyle,
  field,
  gap,
  ink,
  kerb,
  mailPage,
  paragraph,
  type Row,
  labelledRows,
  table,
  title,
} from "./mail-rows.ts";
import type { PlacedOrder } from "./order-mail-facts.ts";
import { orderMailLabels } from "./order-mail-labels.ts";

interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  button: { label: string; url: string };
  files: readonly OrderFileKind[];
  timetables: Timetables;
  /** Whether the mail says when and where to come: the customer has tickets, or gets them after paying. */
  isComing: boolean;
  /** Whether the tickets have just become valid, and all events go on. */
  isReady: boolean;
  /** Account and reference for a bank transfer; empty when none is to be made. */
  transfer: readonly Row[];
  refunds: readonly Row[];
  circuit: CircuitDetails;
}

/** Renders the HTML mail about an order in its own language. */
export function orderMailHtml(order: PlacedOrder, told: MailContent): string {
  const { locale } = order;
  const { subject, paragraphs, files, transfer, circuit } = told;
  const visits = told.isComing ? visitsOf(order, told.timetables) : [];
  const [first] = visits;
  const preheader =
    first === undefined
      ? paragraphs.slice(0, 1)
      : [
          writeDays(first.line.admission, documentLabels[locale].until, locale),
          ticketLabel(first.line),
          ...first.facts.slice(0, 2).map(({ label, value }) => `${label}: ${value}`),
        ];
  const next = files.includes("tickets") ? visits.find(({ change }) => change === null) : undefined;
  return mailPage(locale, subject, preheader.join(", "), [
    nameRow(order, circuit),
    kerb(circuit.colours.primary),
    headRow(order, told),
    transfer.length === 0 ? "" : box(title(documentLabels[locale].toPay, 16), labelledRows(transfer)),
    filesRow(order, files),
    ...visits.map((visit) => gap + visitRow(visit, circuit, locale)),
    next === undefined ? "" : gap + waysRows(next.line, told, locale),
    gap + sumsRow(order, told.refunds),
    gap + questionsRow(told, locale),
    kerb(circuit.colours.primary),
    footRow(circuit),
  ]);
}

/** The tickets of an order for an event, on the same days and grandstand. */
interface Visit {
  /** One of the order lines for this visit. */
  line: OrderLine;
  /** `2 × Hoofdtribune`. */
  tickets: readonly string[];
  change: EventChange | null;
  facts: readonly Row[];
}

/** Groups an order's lines by event, days and grandstand. */
function visitsOf(order: Order, timetables: Timetables): Visit[] {
  const visits = new Map<string, Visit>();
  for (const [position, line] of order.lines.entries()) {
    const places = remainingTicketsOfLine(order, position);
    if (places === 0) continue;
    const key = `${line.eventId} ${line.admission} ${line.stand?.key ?? ""}`;
    const tickets = [...(visits.get(key)?.tickets ?? []), `${places} × ${ticketLabel(line)}`];
    const change = eventChange(order, position);
    const facts = change === null ? visitFacts(line, timetables, order.locale) : [];
    visits.set(key, { line, tickets, change, facts });
  }
  return [...visits.values()];
}

function inks(colour: BrandColour, { colours }: CircuitDetails): [colour: string, color: string] {
  return [colours[colour], textColourOn(colour)];
}

function nameRow({ number, locale }: PlacedOrder, circuit: CircuitDetails): string {
  const { order } = orderMailLabels[locale];
  const name = `<td style="${displayStyle(22)};color:${ink.light}">${escaped(circuit.name)}</td>`;
  const about = `<td align="right" style="${bodyStyle(15)};color:${ink.light}">${escaped(order)}<br><b>${escaped(number)}</b></td>`;
  return field(ink.dark, ink.light, table(block(name + about)));
}

function headRow({ customer, locale }: PlacedOrder, told: MailContent): string {
  const { isReady, subject, paragraphs, button, circuit } = told;
  const labels = orderMailLabels[locale];
  const [own, color] = inks(isReady ? "primary" : "yellow", circuit);
  const heading = isReady ? labels.ready(customer.firstName) : subject;
  const link = `<a href="${escaped(button.url)}" style="display:inline-block;padding:15px 24px;color:${ink.light};text-decoration:none;${bodyStyle(17)};font-weight:700">${escaped(button.label)}</a>`;
  const texts = isReady ? paragraphs : [labels.hello(customer.firstName), ...paragraphs];
  return field(
    own,
    color,
    `<h1 class="h1" style="margin:0 0 14px;${displayStyle(heading.length > 26 ? 40 : 56)};color:${color}">${escaped(heading)}</h1>`,
    ...texts.map((text) => paragraph(text, `margin:0 0 12px;${bodyStyle(18)};color:${color}`)),
    table(block(`<td bgcolor="${ink.dark}" style="background:${ink.dark}">${link}</td>`), ""),
  );
}

function filesRow(order: Order, kinds: readonly OrderFileKind[]): string {
  if (kinds.length === 0) return "";
  const labels = orderMailLabels[order.locale];
  const count = order.tickets.filter(({ isCancelled }) => !isCancelled).length;
  const days = new Set(order.lines.flatMap(({ admission }) => admissionDays(admission))).size;
  const notes = { tickets: labels.tickets(count), invoice: "", calendar: documentLabels[order.locale].days(days) };
  const rows = kinds.map((kind) => ({ label: orderFileName(kind, order), value: notes[kind] }));
  return box(title(labels.attached, 16), labelledRows(rows));
}

function visitRow({ line, tickets, change, facts }: Visit, circuit: CircuitDetails, locale: Locale): string {
  const { until, changes } = documentLabels[locale];
  const [own, color] = inks(line.eventColour, circuit);
  const days = wideStubDays(line.admission, until, locale);
  const numerals = paragraph(days.numerals, `margin:0;${displayStyle(days.count === 1 ? 62 : 36)};color:${color}`);
  const when = paragraph(days.lines.join("\n"), `margin:6px 0 0;${bodyStyle(15)};font-weight:700;color:${color}`);
  const what = tickets.map((text) =>
    paragraph(text, `margin:0 0 8px;${bodyStyle(17)};font-weight:700;color:${ink.dark}`, "tx"),
  );
  const note =
    change === null ? "" : paragraph(changes[change], `margin:8px 0 0;${bodyStyle()};color:${ink.dark}`, "tx");
  const stub = `<td class="stk" width="116" valign="top" bgcolor="${own}" style="background:${own};padding:18px 16px 16px 24px">${numerals}${when}</td>`;
  const text = `<td class="stk bx" valign="top" bgcolor="${ink.light}" style="background:${ink.light};padding:18px 24px">${title(line.eventTitle, 26)}${what.join("")}${labelledRows(facts, true)}${note}</td>`;
  return block(`<td>${table(block(stub + text))}</td>`);
}

/** Renders links to the programme of an order line's event, and to the directions. */
function waysRows(line: OrderLine, { circuit, button }: MailContent, locale: Locale): string {
  const labels = orderMailLabels[locale];
  const at = (path: string) => new URL(path, button.url).href;
  const wayRow = (colour: BrandColour, word: string, text: string, link: { label: string; url: string }) => {
    const [own, color] = inks(colour, circuit);
    const big = `<td class="stk" width="180" valign="top" style="padding:0 16px 6px 0;${displayStyle(38)};color:${color}">${escaped(word)}</td>`;
    const more = `<td class="stk" valign="top" style="${bodyStyle()};color:${color}">${escaped(text)}<br><a href="${escaped(link.url)}" style="color:${color};font-weight:700;text-decoration:underline;display:inline-block;padding:8px 0 0">${escaped(link.label)}</a></td>`;
    return field(own, color, table(block(big + more)));
  };
  const { numerals } = wideStubDays(line.admission, documentLabels[locale].until, locale);
  const programme = `${at(documentPath("event", line.eventSlug, line.locale ?? locale))}#programme`;
  const toProgramme = { label: labels.programmeLink, url: programme };
  const first = wayRow("pink", numerals, labels.programme(line.eventTitle), toProgramme);
  if (circuit.travelPage === null) return first;
  const toTravel = { label: labels.wayLink, url: at(circuit.travelPage) };
  return first + wayRow("turqoise", labels.way, addressLineOf(circuit), toTravel);
}

/** Returns the circuit's postal address, on one line. */
export function addressLineOf({ name, street, town }: CircuitDetails): string {
  return [name, street, town].filter((part) => part !== null).join(", ");
}

/** Renders the order's lines with prices, VAT and total; without amounts for a free order. */
function sumsRow(order: Order, refunds: readonly Row[]): string {
  const { lines, locale, totals, payment } = order;
  const words = documentLabels[locale];
  const money = (cents: number) => writeMoney(cents, locale);
  const basis = priceBasisOf(lines);
  const rows = lines.map((line) => ({
    label: `${line.quantity} × ${ticketLabel(line)}, ${writeDays(line.admission, words.until, locale)}`,
    value: line.priceCents === 0 ? "" : money(displayCents(line, basis)),
  }));
  const isPaid = order.state === "paid" && totals.grossCents > 0;
  const heading = title(isPaid ? words.paid : orderMailLabels[locale].sums);
  if (totals.grossCents === 0) return box(heading, labelledRows(rows));
  const vat = totals.vat.map((rate) => ({
    label: words.vatOf(writeRate(rate.ratePercent, locale), money(rate.netCents), isVatRoundedPerLine(rate)),
    value: money(rate.vatCents),
  }));
  const style = `padding:12px 0 0;border-top:4px solid ${ink.dark};${displayStyle(26)};color:${ink.dark}`;
  return box(
    heading,
    labelledRows([...rows, { label: words.subtotal, value: money(totals.netCents) }, ...vat, ...refunds]),
    table(
      block(
        `<td class="tx ln" style="${style}">${escaped(words.total)}</td><td class="tx ln" align="right" style="${style};white-space:nowrap">${escaped(money(totals.grossCents))}</td>`,
      ),
    ),
    isPaid && payment?.paidAt
      ? paragraph(
          words.paidOn(writeMoment(payment.paidAt, locale)),
          `margin:12px 0 0;${bodyStyle()};color:${ink.muted}`,
          "mu",
        )
      : "",
  );
}

function questionsRow({ circuit, isReady }: MailContent, locale: Locale): string {
  const labels = orderMailLabels[locale];
  const [own, color] = inks("yellow", circuit);
  const { email, phone } = circuit;
  const replies = phone === null ? labels.reply : labels.replyOrCall;
  const call =
    phone === null
      ? ""
      : `<p style="margin:0"><a href="tel:${escaped(phone.replaceAll(/[^\d+]/gu, ""))}" class="tel" style="color:${color};text-decoration:none;white-space:nowrap;${displayStyle(40)}">${escaped(phone)}</a></p>`;
  const notes = [...(isReady ? [labels.giveAway] : []), labels.closing];
  return field(
    own,
    color,
    `<h2 style="margin:0 0 10px;${displayStyle(30)};color:${color}">${escaped(documentLabels[locale].questions)}</h2>`,
    paragraph(
      email === null && phone !== null ? labels.call : replies,
      `margin:0 0 8px;${bodyStyle(17)};color:${color}`,
    ),
    call,
    ...notes.map((note) => paragraph(note, `margin:12px 0 0;${bodyStyle()};color:${color}`)),
  );
}

function footRow({ organisation, street, town }: CircuitDetails): string {
  const address = [organisation, street, town].filter((part) => part !== null).join(", ");
  return field(ink.dark, ink.light, paragraph(address, `margin:0;${bodyStyle(15)};color:${ink.light}`));
}
