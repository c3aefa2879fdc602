import { admissionDays } from "#contract/shop/admission-days";
import { eventChange } from "#contract/shop/event-change";
import type { Order, OrderLine, OrderTicket } from "#contract/shop/order";
import { textColourOn } from "../brand-shapes.ts";
import type { CircuitDetails } from "../circuit-details.ts";
import { documentLabels, type DocumentLabels } from "../document-labels.ts";
import { dayAfter, localMoment, stubDays, writeDays, writeMoney } from "../written-values.ts";
import type { Wallet } from "./create-wallet.ts";

/** A ticket of a placed order. */
interface TicketOfOrder {
  order: Order & { number: string };
  ticket: OrderTicket;
  line: OrderLine;
}

/** Time from which older phones show a pass on the lock screen; newer ones do so all day. */
const shownFrom = "08:00";

/** Time at which wallets archive a pass, on the day after its last day: scanners stop then by default. */
const putAwayAt = "04:00";

interface Field {
  key: string;
  label: string;
  value: string;
}

/**
 * Makes the content of a pass's `pass.json`: the facts of the printed ticket. A replaced ticket keeps its serial
 * number, so that the wallet replaces the old pass.
 *
 * Source: developer.apple.com/documentation/walletpasses/pass.
 */
export function passFacts({ order, ticket, line }: TicketOfOrder, circuit: CircuitDetails, wallet: Wallet) {
  const words = documentLabels[order.locale];
  const days = admissionDays(line.admission);
  const last = days.at(-1) ?? "";
  const ink = rgb(textColourOn(line.eventColour));
  const code = {
    format: "PKBarcodeFormatQR",
    message: ticket.qrText,
    messageEncoding: "iso-8859-1",
    altText: ticket.code,
  };
  return {
    formatVersion: 1,
    passTypeIdentifier: wallet.passTypeIdentifier,
    teamIdentifier: wallet.teamIdentifier,
    serialNumber: `${order.number}-${order.tickets.indexOf(ticket) + 1}`,
    groupingIdentifier: order.number,
    organizationName: circuit.name,
    description: words.pass.about(line.eventTitle),
    logoText: circuit.name,
    backgroundColor: rgb(circuit.colours[line.eventColour]),
    foregroundColor: ink,
    labelColor: ink,
    ...(eventChange(order, ticket.line) === null ? shownOn(days) : {}),
    expirationDate: localMoment(dayAfter(last), putAwayAt),
    barcodes: [code],
    // Older wallets, and those that aren't Apple's, read this field.
    barcode: code,
    eventTicket: fieldsOf({ order, ticket, line }, circuit, words),
  };
}

/** Returns the fields that say when phones show a pass on the lock screen. */
function shownOn(days: readonly string[]) {
  return {
    relevantDate: localMoment(days[0] ?? "", shownFrom),
    relevantDates: days.map((day) => ({ startDate: localMoment(day, "00:00"), endDate: localMoment(day, "23:59") })),
  };
}

function fieldsOf({ order, ticket, line }: TicketOfOrder, circuit: CircuitDetails, words: DocumentLabels) {
  const { customer, locale } = order;
  const { pass } = words;
  const stub = stubDays(line.admission, words.until, locale);
  const holder = ticket.holder ?? (customer === null ? "" : `${customer.firstName} ${customer.lastName}`);
  const { stand, isFreePlace = false } = line;
  const change = eventChange(order, ticket.line);
  const ownPlace = stand === null || stand.name === line.name ? "" : stand.name;
  return {
    headerFields: [field("day", stub.lines[0], stub.numerals)],
    primaryFields: [field("event", pass.event, line.eventTitle)],
    secondaryFields: [
      field("ticket", pass.ticket, line.name),
      field(
        "days",
        change === null ? pass.days(stub.count) : pass.changes[change],
        writeDays(line.admission, words.until, locale),
      ),
    ],
    auxiliaryFields: present([
      field("stand", words.stand, isFreePlace ? words.freePlace : ownPlace),
      field("gate", words.gate, stand?.gate ?? ""),
      field("holder", words.holder, holder),
    ]),
    backFields: present([
      field("moved", pass.atGate, change === null ? "" : words.changes[change]),
      field("code", pass.code, ticket.code),
      field("order", position(order, ticket, words), words.order(order.number)),
      field(
        "pay",
        pass.payment,
        order.state === "at-gate" ? words.payAtGate(writeMoney(order.totals.grossCents, locale)) : "",
      ),
      field("scan", pass.atGate, words.scan),
      field("questions", words.questions, [circuit.email, circuit.phone].filter(Boolean).join("\n")),
    ]),
  };
}

/** Returns the ticket's number among the usable ones, as on the printed ticket. */
function position({ tickets }: Order, ticket: OrderTicket, words: DocumentLabels): string {
  const usable = tickets.filter(({ isCancelled }) => !isCancelled);
  return words.ticketOf(usable.indexOf(ticket) + 1, usable.length);
}

function field(key: string, label: string, value: string): Field {
  return { key, label, value };
}

function present(fields: readonly Field[]): Field[] {
  return fields.filter(({ value }) => value !== "");
}

/** Converts a colour from `#rrggbb` to the format of passes. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}
