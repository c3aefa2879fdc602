import { circuitMoment, momentOfLocalTime } from "#contract/circuit-clock";
import { daysAfter } from "#contract/forms/date-bounds";
import { admissionDays } from "#contract/shop/admission-days";
import { eventChange } from "#contract/shop/event-change";
import type { Order, OrderLine, OrderTicket } from "#contract/shop/order";
import { textColourOn } from "../brand-shapes.ts";
import type { CircuitDetails } from "../circuit-details.ts";
import { documentLabels, type DocumentLabels } from "../document-labels.ts";
import { stubDays, writeDays, writeMoney } from "../written-values.ts";
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
    expirationDate: localMoment(daysAfter(last, 1), putAwayAt),
    barcodes: [code],
    // Older wallets, and those that aren't Apple's, read this field.
    barcode: code,
    eventTicket: fieldsOf({ order, ticket, line }, circuit, words),
  };
}

function localMoment(day: string, time: string): string {
  return circuitMoment(momentOfLocalTime(day, time));
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
  const payment = order.state === "at-gate" ? words.payAtGate(writeMoney(order.totals.grossCents, locale)) : "";
  const ownPlace = stand === null || stand.name === line.name ? "" : stand.name;
  return {
    headerFields: fields(["day", stub.lines[0], stub.numerals]),
    primaryFields: fields(["event", pass.event, line.eventTitle]),
    secondaryFields: fields(
      ["ticket", pass.ticket, line.name],
      [
        "days",
        change === null ? pass.days(stub.count) : pass.changes[change],
        writeDays(line.admission, words.until, locale),
      ],
    ),
    auxiliaryFields: fields(
      ["stand", words.stand, isFreePlace ? words.freePlace : ownPlace],
      ["gate", words.gate, stand?.gate ?? ""],
      ["holder", words.holder, holder],
    ),
    backFields: fields(
      ["moved", pass.atGate, change === null ? "" : words.changes[change]],
      ["code", pass.code, ticket.code],
      ["order", position(order, ticket, words), words.order(order.number)],
      ["pay", pass.payment, payment],
      ["scan", pass.atGate, words.scan],
      ["questions", words.questions, [circuit.email, circuit.phone].filter(Boolean).join("\n")],
    ),
  };
}

/** Returns the ticket's number among the usable ones, as on the printed ticket. */
function position({ tickets }: Order, ticket: OrderTicket, words: DocumentLabels): string {
  const usable = tickets.filter(({ isCancelled }) => !isCancelled);
  return words.ticketOf(usable.indexOf(ticket) + 1, usable.length);
}

/** Makes the fields of a part of a pass, without those that have no value. */
function fields(...named: [key: string, label: string, value: string][]) {
  return named.flatMap(([key, label, value]) => (value === "" ? [] : [{ key, label, value }]));
}

/** Converts a colour from `#rrggbb` to the format of passes. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(", ")})`;
}
