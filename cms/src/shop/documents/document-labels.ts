import type { Locale } from "#contract/locales";
import type { EventChange } from "#contract/shop/event-change";
import type { Order } from "#contract/shop/order";
import type { PriceBasis } from "#contract/shop/vat";

/** Texts of tickets, on paper and in wallets, and of invoices. */
export interface DocumentLabels {
  order: (number: string) => string;
  ticketOf: (one: number, all: number) => string;
  tickets: string;
  days: (count: number) => string;
  stand: string;
  freePlace: string;
  gate: string;
  holder: string;
  /** Word between a first and a last day. */
  until: string;
  scan: string;
  payAtGate: (amount: string) => string;
  /** Warnings on a ticket whose event isn't on the ticket's days any more. */
  changes: Record<EventChange, string>;
  questions: string;
  qrOf: (code: string) => string;
  invoice: string;
  invoiceNumber: string;
  orderNumber: string;
  invoiceDate: string;
  dueDate: string;
  reference: string;
  to: string;
  customerVat: (number: string) => string;
  chamber: (number: string) => string;
  vat: (number: string) => string;
  description: string;
  quantity: string;
  unitPrice: Record<PriceBasis, string>;
  rate: string;
  amount: Record<PriceBasis, string>;
  excludingVat: (amount: string) => string;
  subtotal: string;
  /** @param isRounded - Whether the VAT differs from that of the total, as it was rounded for each line. */
  vatOf: (rate: string, over: string, isRounded: boolean) => string;
  total: string;
  paid: string;
  paidOn: (moment: string) => string;
  cancelled: string;
  refunded: string;
  refundedInPart: string;
  /** Status while a refund of the whole order isn't complete. */
  refunding: string;
  refundingInPart: string;
  /** Sentences about refunds, by how far they are. */
  moneyBack: Record<keyof Order["moneyBack"], (amount: string) => string>;
  /** Status of an order whose payment a bank charged back. */
  chargedBack: string;
  takenBack: (amount: string) => string;
  /** Says that the tickets stay valid after a chargeback. */
  takenBackWhileValid: string;
  paidTwice: (amount: string) => string;
  /** Says how much money the circuit has of a cancelled or refunded order. */
  kept: (amount: string) => string;
  toPay: string;
  transfer: (amount: string, until: string) => string;
  /** Says not to pay an invoice: `off` when all its events were cancelled, else `waiting`. */
  onHold: Record<"off" | "waiting", string>;
  account: string;
  inNameOf: string;
  mention: string;
  atGate: (amount: string) => string;
  page: (one: number, all: number) => string;
  /** Texts of a ticket in a phone's wallet. */
  pass: {
    about: (event: string) => string;
    event: string;
    ticket: string;
    days: (count: number) => string;
    code: string;
    atGate: string;
    payment: string;
    /** Labels of a ticket's days when its event isn't on them any more. */
    changes: Record<EventChange, string>;
  };
}

export const documentLabels: Record<Locale, DocumentLabels> = {
  nl: {
    order: (number) => `Bestelling ${number}`,
    ticketOf: (one, all) => `Ticket ${one} van ${all}`,
    tickets: "Tickets",
    days: (count) => (count === 1 ? "1 dag" : `${count} dagen`),
    stand: "Plaats",
    freePlace: "Vrije plaats",
    gate: "Naar binnen",
    holder: "Op naam van",
    until: "t/m",
    scan: "Laat deze code zien aan de poort, op papier of op je telefoon. Hij geldt voor één persoon en wordt één keer per dag gescand. Je mag je ticket aan een ander geven. Deel de code niet met meer mensen: wie het eerst komt, is binnen.",
    payAtGate: (amount) => `Nog te betalen aan de poort: ${amount} voor de hele bestelling.`,
    changes: {
      moved: "Dit evenement is verplaatst en is er niet meer op elke dag van dit ticket. We nemen contact met je op.",
      postponed: "Dit evenement is uitgesteld. Een nieuwe datum is er nog niet: je krijgt een mail.",
      cancelled: "Dit evenement is afgelast. Je hoeft niet te komen.",
    },
    questions: "Vragen?",
    qrOf: (code) => `QR-code van ticket ${code}`,
    invoice: "Factuur",
    invoiceNumber: "Factuurnummer",
    orderNumber: "Bestelnummer",
    invoiceDate: "Factuurdatum",
    dueDate: "Uiterlijk betalen op",
    reference: "Je referentie",
    to: "Factuur voor",
    customerVat: (number) => `Btw-nummer ${number}`,
    chamber: (number) => `KvK ${number}`,
    vat: (number) => `Btw ${number}`,
    description: "Omschrijving",
    quantity: "Aantal",
    unitPrice: { gross: "Prijs incl. btw", net: "Prijs excl. btw" },
    rate: "Btw",
    amount: { gross: "Bedrag incl. btw", net: "Bedrag excl. btw" },
    excludingVat: (amount) => `excl. ${amount}`,
    subtotal: "Subtotaal, excl. btw",
    vatOf: (rate, over, isRounded) => `Btw ${rate} over ${over}${isRounded ? ", afgerond" : ""}`,
    total: "Totaal",
    paid: "Betaald",
    paidOn: (moment) => `Ontvangen op ${moment}.`,
    cancelled: "Geannuleerd",
    refunded: "Terugbetaald",
    refundedInPart: "Deels terugbetaald",
    refunding: "Wordt terugbetaald",
    refundingInPart: "Wordt deels terugbetaald",
    moneyBack: {
      returnedCents: (amount) => `Van deze factuur is ${amount} terugbetaald.`,
      underWayCents: (amount) => `${amount} is onderweg naar je rekening.`,
      toTransferCents: (amount) => `${amount} maken we naar je over.`,
      failedCents: (amount) => `${amount} terugbetalen is nog niet gelukt. We zoeken een andere manier.`,
    },
    chargedBack: "Teruggeboekt",
    takenBack: (amount) => `Je bank heeft ${amount} teruggehaald.`,
    takenBackWhileValid: "Je tickets blijven voorlopig geldig. We nemen contact met je op.",
    paidTwice: (amount) => `Je hebt twee keer betaald: ${amount} krijg je terug.`,
    kept: (amount) => `${amount} hebben we nog van je.`,
    onHold: {
      off: "Betaal deze factuur niet: het evenement is afgelast.",
      waiting: "Betaal deze factuur nog niet: het evenement is op een andere dag. We nemen contact met je op.",
    },
    toPay: "Zo betaal je",
    transfer: (amount, until) =>
      `Maak ${amount} uiterlijk ${until} over. Zodra het bedrag binnen is, krijg je de tickets per mail.`,
    account: "Rekening",
    inNameOf: "Op naam van",
    mention: "Onder vermelding van",
    atGate: (amount) => `Je betaalt ${amount} bij aankomst aan de poort.`,
    page: (one, all) => `Pagina ${one} van ${all}`,
    pass: {
      about: (event) => `Ticket voor ${event}`,
      event: "Evenement",
      ticket: "Ticket",
      days: (count) => (count === 1 ? "Dag" : "Dagen"),
      code: "Code",
      atGate: "Aan de poort",
      payment: "Betaling",
      changes: { moved: "Verplaatst van", postponed: "Uitgesteld van", cancelled: "Afgelast" },
    },
  },
  en: {
    order: (number) => `Order ${number}`,
    ticketOf: (one, all) => `Ticket ${one} of ${all}`,
    tickets: "Tickets",
    days: (count) => (count === 1 ? "1 day" : `${count} days`),
    stand: "Place",
    freePlace: "No fixed place",
    gate: "Way in",
    holder: "In the name of",
    until: "to",
    scan: "Show this code at the gate, on paper or on your phone. It is for one person and is scanned once a day. You may give your ticket to somebody else. Don’t share the code with several people: whoever comes first is in.",
    payAtGate: (amount) => `Still to pay at the gate: ${amount} for the whole order.`,
    changes: {
      moved: "This event was moved, and isn’t on every day of this ticket any more. We’ll contact you.",
      postponed: "This event was postponed. There is no new date yet: you’ll get an email.",
      cancelled: "This event was cancelled. There’s no need to come.",
    },
    questions: "Questions?",
    qrOf: (code) => `QR code of ticket ${code}`,
    invoice: "Invoice",
    invoiceNumber: "Invoice number",
    orderNumber: "Order number",
    invoiceDate: "Invoice date",
    dueDate: "Pay no later than",
    reference: "Your reference",
    to: "Invoice to",
    customerVat: (number) => `VAT number ${number}`,
    chamber: (number) => `Chamber of Commerce ${number}`,
    vat: (number) => `VAT ${number}`,
    description: "Description",
    quantity: "Number",
    unitPrice: { gross: "Price incl. VAT", net: "Price excl. VAT" },
    rate: "VAT",
    amount: { gross: "Amount incl. VAT", net: "Amount excl. VAT" },
    excludingVat: (amount) => `excl. ${amount}`,
    subtotal: "Subtotal, excl. VAT",
    vatOf: (rate, over, isRounded) => `VAT ${rate} on ${over}${isRounded ? ", rounded" : ""}`,
    total: "Total",
    paid: "Paid",
    paidOn: (moment) => `Received on ${moment}.`,
    cancelled: "Cancelled",
    refunded: "Refunded",
    refundedInPart: "Refunded in part",
    refunding: "Being refunded",
    refundingInPart: "Being refunded in part",
    moneyBack: {
      returnedCents: (amount) => `Of this invoice ${amount} was refunded.`,
      underWayCents: (amount) => `${amount} is on its way to your account.`,
      toTransferCents: (amount) => `We’ll transfer ${amount} to you.`,
      failedCents: (amount) => `Paying back ${amount} hasn’t worked yet. We’re looking for another way.`,
    },
    chargedBack: "Charged back",
    takenBack: (amount) => `Your bank took back ${amount}.`,
    takenBackWhileValid: "Your tickets stay valid for now. We’ll contact you.",
    paidTwice: (amount) => `You paid twice: you’ll get ${amount} back.`,
    kept: (amount) => `We still have ${amount} of yours.`,
    onHold: {
      off: "Please don’t pay this invoice: the event was cancelled.",
      waiting: "Please don’t pay this invoice yet: the event is on another day. We’ll contact you.",
    },
    toPay: "How to pay",
    transfer: (amount, until) =>
      `Transfer ${amount} by ${until} at the latest. As soon as the amount is in, you get the tickets by email.`,
    account: "Account",
    inNameOf: "In the name of",
    mention: "Reference",
    atGate: (amount) => `You pay ${amount} at the gate when you arrive.`,
    page: (one, all) => `Page ${one} of ${all}`,
    pass: {
      about: (event) => `Ticket for ${event}`,
      event: "Event",
      ticket: "Ticket",
      days: (count) => (count === 1 ? "Day" : "Days"),
      code: "Code",
      atGate: "At the gate",
      payment: "Payment",
      changes: { moved: "Moved from", postponed: "Postponed from", cancelled: "Cancelled" },
    },
  },
};
