import type { Locale } from "@circuit/contract/locales";

const nl = {
  number: (number: string) => `Bestelling ${number}`,
  heading: {
    ready: (month: string, name: string) => `Tot in ${month}, ${name}`,
    waiting: "Even wachten op je bank",
    failed: "Je betaling is niet gelukt",
    "not-begun": "Betalen lukt nu even niet",
    invoiced: (name: string) => `Je bestelling staat, ${name}`,
    "taken-back": "Je bank heeft geld teruggehaald",
    expired: "De tijd is om",
    cancelled: "Je bestelling is geannuleerd",
    refunded: "Je geld is terug",
    returning: "Je krijgt je geld terug",
    "refund-due": "Je krijgt je geld terug",
  },
  text: {
    mailedTo: (email: string) => `De mail gaat naar ${email}.`,
    paid: (number: string) =>
      `Je betaling is binnen. Bestelling ${number} staat ook in je mail, met dezelfde tickets als pdf.`,
    free: (number: string) =>
      `Je plaatsen zijn van jou. Bestelling ${number} staat ook in je mail, met dezelfde tickets als pdf.`,
    "taken-back": (number: string, amount: string) =>
      `Je bank heeft ${amount} van je betaling voor bestelling ${number} teruggehaald. Je tickets blijven voorlopig geldig. We nemen contact met je op.`,
    "at-gate": (number: string, amount: string) =>
      `Je plaatsen zijn van jou. Je betaalt ${amount} bij de poort. Bestelling ${number} staat ook in je mail, met dezelfde tickets als pdf.`,
    invoiced: (number: string, amount: string, till: string) =>
      `De factuur van bestelling ${number} is onderweg naar je mail. Maak ${amount} uiterlijk ${till} over: zodra het geld binnen is, mailen we je tickets en staan ze ook hier.`,
    invoicedMoved: (number: string) =>
      `De factuur van bestelling ${number} is onderweg naar je mail. Je hoeft nog niet te betalen: wacht tot je van ons gehoord hebt.`,
    waiting: (number: string) =>
      `We hebben nog niet van je bank gehoord of bestelling ${number} betaald is. Meestal duurt dat een paar seconden. Deze pagina kijkt zelf opnieuw; betaal niet nog een keer als je al betaald hebt.`,
    failed: {
      failed: "Je bank heeft de betaling niet uitgevoerd. Er is niets afgeschreven.",
      cancelled: "De betaling is afgebroken. Er is niets afgeschreven.",
      expired: "De betaling duurde te lang. Er is niets afgeschreven.",
      "not-begun":
        "De betaaldienst antwoordt niet, dus je kon nog niet betalen en er is niets afgeschreven. Je bestelling staat er wel. Probeer het over een minuutje opnieuw.",
    },
    stillHeld: (time: string) => `Je tickets en gegevens staan nog vast, tot ${time} uur.`,
    expired:
      "Er is niet op tijd betaald, dus de plaatsen zijn weer vrij. Er is niets afgeschreven. Je kunt gerust opnieuw bestellen.",
    expiredOpen: (number: string) =>
      `De tijd voor je betaling is om, dus de plaatsen van bestelling ${number} zijn weer vrij. Van je bank hebben we nog niets gehoord. Komt je betaling toch nog binnen, dan krijg je je tickets of je geld terug, en een mail.`,
    cancelled: (number: string) => `Bestelling ${number} is geannuleerd. De tickets zijn niet meer geldig.`,
    givenUp: (number: string) =>
      `Bestelling ${number} is geannuleerd en je plaatsen zijn weer vrij. Er is niets afgeschreven.`,
    givenUpOpen: (number: string) =>
      `Bestelling ${number} is geannuleerd en je plaatsen zijn weer vrij. Er is niets afgeschreven, voor zover we nu weten. Komt er toch nog geld binnen, dan krijg je het terug.`,
    unpaid: (number: string) =>
      `Bestelling ${number} is geannuleerd en je plaatsen zijn weer vrij. Je hoeft niets te betalen.`,
    withoutTickets: (number: string) => `Bestelling ${number} is geannuleerd.`,
    "refund-due":
      "Je betaling kwam binnen toen deze bestelling al gestopt was: de tijd was om, of ze was geannuleerd. Je krijgt het hele bedrag terug; we mailen je zodra het is overgemaakt.",
  },
  buttons: {
    tickets: "Download alle tickets",
    print: "Print",
    calendar: "Zet in je agenda",
    pay: "Ga verder met betalen",
    again: "Probeer opnieuw te betalen",
    cancel: "Annuleer deze bestelling",
    cancelNote:
      "Je plaatsen gaan meteen naar anderen. Je betaalt niets; kwam er toch geld binnen, dan krijg je het terug.",
    cancelNow: "Ja, annuleer de bestelling",
    newOrder: "Bestel opnieuw",
    refresh: "Kijk opnieuw",
  },
  ticketsTitle: "Je tickets",
  linesTitle: "Wat je hebt besteld",
  later: "Je tickets komen hier te staan zodra het geld binnen is.",
  ticket: {
    access: "Toegang",
    days: (count: number) => (count === 1 ? "1 dag" : `${count} dagen`),
    place: "Plaats",
    freePlace: "Vrije plaats",
    gate: "Naar binnen",
    holder: "Op naam van",
    number: (index: number, count: number) => `Ticket ${index} van ${count}`,
    qr: (code: string) => `QR-code van ticket ${code}`,
    open: "Open groot, voor bij de poort",
    void: "Niet meer geldig",
    replaced: (day: string, time: string) =>
      `Dit ticket is op ${day} om ${time} uur vervangen, bijvoorbeeld door een andere naam. Er is een nieuw ticket met een andere code; dit laat niemand meer binnen.`,
    back: "Alle tickets van deze bestelling",
    scan: "Laat deze code scannen bij de poort. Je mag je ticket aan een ander geven. Deel de code niet met meer mensen: wie het eerst komt, is binnen.",
    keep: "Je opent deze pagina op dit toestel ook weer zonder internet.",
    online: "Deze pagina heeft internet nodig. Wil je zonder, open je ticket dan alvast met de link in je mail.",
    wallet: "Zet in je Wallet",
    title: (name: string) => `Ticket ${name}`,
  },
  paid: {
    title: "Betaald",
    refundedInPart: "Deels terugbetaald",
    refundingInPart: "Wordt deels terugbetaald",
    open: "Te betalen",
    free: "Kosten",
    at: (method: string, day: string, time: string) => `${method}, ${day}, ${time} uur`,
    methods: { online: "Online betaald", invoice: "Op factuur", gate: "Bij de poort", free: "Gratis" },
    invoice: "Factuur (pdf)",
    vatUnchecked: (number: string) =>
      `Het btw-register antwoordde niet, dus btw-nummer ${number} is nog niet nagekeken. Klopt het niet, laat het ons weten.`,
  },
  transfer: { account: "Rekening", inNameOf: "Op naam van", mention: "Onder vermelding van" },
  phone: {
    title: "Zet ze op je telefoon",
    text: "Bij de poort is het bereik soms dun. Bewaar je tickets vooraf, dan scan je ook zonder internet.",
    button: "Bewaar op telefoon",
  },
  changed: "De stand van je bestelling is veranderd.",
  providerMethods: {
    ideal: "iDEAL | Wero",
    creditcard: "Creditcard",
    bancontact: "Bancontact",
    banktransfer: "Overboeking",
    applepay: "Apple Pay",
    paypal: "PayPal",
  },
};

export type OrderMessages = typeof nl;

const en: OrderMessages = {
  number: (number) => `Order ${number}`,
  heading: {
    ready: (month, name) => `See you in ${month}, ${name}`,
    waiting: "Waiting for your bank",
    failed: "Your payment didn’t work",
    "not-begun": "You can’t pay just now",
    invoiced: (name) => `Your order is in, ${name}`,
    "taken-back": "Your bank took money back",
    expired: "The time is up",
    cancelled: "Your order is cancelled",
    refunded: "Your money is back",
    returning: "You’ll get your money back",
    "refund-due": "You’ll get your money back",
  },
  text: {
    mailedTo: (email) => `The email goes to ${email}.`,
    paid: (number) => `Your payment is in. Order ${number} is in your inbox too, with the same tickets as a PDF.`,
    free: (number) => `Your places are yours. Order ${number} is in your inbox too, with the same tickets as a PDF.`,
    "taken-back": (number, amount) =>
      `Your bank took back ${amount} of your payment for order ${number}. Your tickets stay valid for now. We’ll contact you.`,
    "at-gate": (number, amount) =>
      `Your places are yours. You pay ${amount} at the gate. Order ${number} is in your inbox too, with the same tickets as a PDF.`,
    invoiced: (number, amount, till) =>
      `The invoice of order ${number} is on its way to your inbox. Please transfer ${amount} by ${till} at the latest: once the money is in, we’ll mail your tickets and show them here.`,
    invoicedMoved: (number) =>
      `The invoice of order ${number} is on its way to your inbox. You don’t have to pay yet: wait until you’ve heard from us.`,
    waiting: (number) =>
      `We haven’t heard from your bank yet whether order ${number} is paid. That usually takes a few seconds. This page looks again by itself; if you have paid, don’t pay again.`,
    failed: {
      failed: "Your bank didn’t carry out the payment. Nothing was charged.",
      cancelled: "The payment was broken off. Nothing was charged.",
      expired: "The payment took too long. Nothing was charged.",
      "not-begun":
        "The payment service doesn’t answer, so you couldn’t pay yet and nothing was charged. Your order is safe. Please try again in a minute.",
    },
    stillHeld: (time) => `Your tickets and details are still held, until ${time}.`,
    expired:
      "It wasn’t paid in time, so the places are free again. Nothing was charged. You’re welcome to order again.",
    expiredOpen: (number) =>
      `The time for your payment is up, so the places of order ${number} are free again. We haven’t heard from your bank. If your payment comes in after all, you’ll get your tickets or your money back, and a mail.`,
    cancelled: (number) => `Order ${number} is cancelled. Its tickets are no longer valid.`,
    givenUp: (number) => `Order ${number} is cancelled and your places are free again. Nothing was charged.`,
    givenUpOpen: (number) =>
      `Order ${number} is cancelled and your places are free again. Nothing was charged, as far as we know now. If money comes in after all, you’ll get it back.`,
    unpaid: (number) => `Order ${number} is cancelled and your places are free again. You don’t have to pay anything.`,
    withoutTickets: (number) => `Order ${number} is cancelled.`,
    "refund-due":
      "Your payment came in when this order had already ended: its time was up, or it was cancelled. You’ll get the whole amount back; we’ll mail you once it’s on its way.",
  },
  buttons: {
    tickets: "Download all tickets",
    print: "Print",
    calendar: "Add to your calendar",
    pay: "Continue to payment",
    again: "Try paying again",
    cancel: "Cancel this order",
    cancelNote: "Your places go to others at once. You pay nothing; money that came in after all is paid back.",
    cancelNow: "Yes, cancel the order",
    newOrder: "Order again",
    refresh: "Look again",
  },
  ticketsTitle: "Your tickets",
  linesTitle: "What you ordered",
  later: "Your tickets will be here once the money is in.",
  ticket: {
    access: "Access",
    days: (count) => (count === 1 ? "1 day" : `${count} days`),
    place: "Place",
    freePlace: "No fixed place",
    gate: "Way in",
    holder: "In the name of",
    number: (index, count) => `Ticket ${index} of ${count}`,
    qr: (code) => `QR code of ticket ${code}`,
    open: "Open large, for the gate",
    void: "No longer valid",
    replaced: (day, time) =>
      `This ticket was replaced on ${day} at ${time}, for example by one on another name. There is a new ticket with another code; this one no longer lets anybody in.`,
    back: "All tickets of this order",
    scan: "Have this code scanned at the gate. You may give your ticket to somebody else. Don’t share the code with several people: whoever comes first is in.",
    keep: "On this device this page opens again without internet.",
    online: "This page needs internet. To do without, open your ticket beforehand with the link in your mail.",
    wallet: "Add to your wallet",
    title: (name) => `Ticket ${name}`,
  },
  paid: {
    title: "Paid",
    refundedInPart: "Refunded in part",
    refundingInPart: "Being refunded in part",
    open: "To be paid",
    free: "Costs",
    at: (method, day, time) => `${method}, ${day}, ${time}`,
    methods: { online: "Paid online", invoice: "By invoice", gate: "At the gate", free: "Free" },
    invoice: "Invoice (PDF)",
    vatUnchecked: (number) =>
      `The VAT register didn’t answer, so VAT number ${number} hasn’t been checked yet. Let us know if it isn’t right.`,
  },
  transfer: { account: "Account", inNameOf: "In the name of", mention: "Reference" },
  phone: {
    title: "Put them on your phone",
    text: "Reception can be thin at the gate. Save your tickets beforehand, and you’ll get in without internet too.",
    button: "Save to phone",
  },
  changed: "Your order has changed.",
  providerMethods: {
    ideal: "iDEAL | Wero",
    creditcard: "Credit card",
    bancontact: "Bancontact",
    banktransfer: "Bank transfer",
    applepay: "Apple Pay",
    paypal: "PayPal",
  },
};

export const orderMessages: Record<Locale, OrderMessages> = { nl, en };
