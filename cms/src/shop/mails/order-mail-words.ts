import type { Locale } from "#contract/locales";
import type { OrderMailKind } from "./order-mail-kind.ts";

/** What the words of a mail are about. Amounts and days are written already. */
export interface MailFacts {
  number: string;
  /** What was ordered for, when that is one event. */
  event: string | null;
  total: string;
  /** Last day to pay an invoice. */
  dueDate: string;
  /** What this mail is the first to say was paid back by the payment provider; `null` for nothing. */
  refundedOnline: string | null;
  /** What staff transfer themselves, likewise. */
  refundedByHand: string | null;
  /** Whether its tickets are valid. */
  hasTickets: boolean;
}

interface MailWords {
  subject: (facts: MailFacts) => string;
  paragraphs: (facts: MailFacts) => string[];
}

interface CommonWords {
  hello: (name: string) => string;
  button: string;
  total: string;
  /** All that was paid back, or is about to be. */
  refunds: string;
  account: string;
  inNameOf: string;
  mention: string;
  until: string;
  closing: string;
}

const nl: Record<OrderMailKind, MailWords> = {
  paid: {
    subject: ({ event, number }) =>
      event === null ? `Je tickets (${number})` : `Je tickets voor ${event} (${number})`,
    paragraphs: () => [
      "Je betaling is binnen. Je tickets en de factuur zitten bij deze mail, net als een bestand voor je agenda.",
      "Bij de poort is het bereik soms dun: bewaar je tickets vooraf op je telefoon, of druk ze af.",
    ],
  },
  free: {
    subject: ({ event, number }) => (event === null ? `Je plaatsen (${number})` : `Je plaats bij ${event} (${number})`),
    paragraphs: () => [
      "Je aanmelding is rond, en kost niets. Je tickets zitten bij deze mail, net als een bestand voor je agenda.",
      "Kun je toch niet komen? Laat het ons weten, dan maken we een ander blij met je plaats.",
    ],
  },
  "at-gate": {
    subject: ({ event, number }) =>
      event === null ? `Je tickets (${number})` : `Je tickets voor ${event} (${number})`,
    paragraphs: ({ total }) => [
      `Je plaatsen staan vast. Je betaalt ${total} bij aankomst aan de poort; neem je tickets mee, op je telefoon of op papier.`,
      "De tickets en de factuur zitten bij deze mail, net als een bestand voor je agenda.",
    ],
  },
  invoiced: {
    subject: ({ number }) => `De factuur van je bestelling ${number}`,
    paragraphs: ({ total, dueDate }) => [
      `Je plaatsen staan vast. Maak ${total} over vóór ${dueDate}; hieronder staat waarheen. De factuur zit bij deze mail.`,
      "Zodra het bedrag binnen is, krijg je de tickets per mail.",
    ],
  },
  received: {
    subject: ({ event, number }) =>
      event === null ? `Je tickets (${number})` : `Je tickets voor ${event} (${number})`,
    paragraphs: ({ total }) => [
      `We hebben ${total} ontvangen, dank je wel. Je tickets zitten bij deze mail, met de factuur die nu voldaan is en een bestand voor je agenda.`,
      "Bij de poort is het bereik soms dun: bewaar je tickets vooraf op je telefoon, of druk ze af.",
    ],
  },
  "paid-at-gate": {
    subject: ({ number }) => `Betaald: je bestelling ${number}`,
    paragraphs: ({ total }) => [
      `We hebben ${total} ontvangen, dank je wel. De factuur, die nu voldaan is, zit bij deze mail.`,
    ],
  },
  "refund-due": {
    subject: ({ number }) => `Je betaling kwam te laat binnen (${number})`,
    paragraphs: ({ total }) => [
      `Je betaling van ${total} kwam binnen toen je plaatsen alweer vrij waren, en nu zijn ze van een ander. Dat vinden we jammer.`,
      "Je krijgt het hele bedrag terug. Daar hoef je niets voor te doen; je krijgt bericht zodra het onderweg is.",
    ],
  },
  cancelled: {
    subject: ({ number }) => `Je bestelling ${number} is geannuleerd`,
    paragraphs: () => [
      "Je bestelling is geannuleerd. De tickets die je had, gelden niet meer.",
      "Had je al betaald? Dan hoor je apart van ons over je geld.",
    ],
  },
  lapsed: {
    subject: ({ number }) => `Je plaatsen zijn weer vrij (${number})`,
    paragraphs: ({ total, dueDate }) => [
      `De factuur van ${total} moest vóór ${dueDate} betaald zijn, en het geld is nog niet binnen. Je plaatsen zijn nu weer vrij voor iedereen. Je hoeft niets te doen.`,
      "Heb je net betaald? Antwoord dan op deze mail: als er nog plaatsen zijn, krijg je ze terug, en anders je geld.",
    ],
  },
  refunded: {
    subject: ({ number }) => `Je krijgt je geld terug (${number})`,
    paragraphs: (facts) => [...returnedNl(facts), "Tickets van deze bestelling gelden niet meer."],
  },
  "part-refunded": {
    subject: ({ number }) => `Je krijgt een deel van je geld terug (${number})`,
    paragraphs: (facts) => [...returnedNl(facts), ...(facts.hasTickets ? ["Je tickets blijven geldig."] : [])],
  },
};

/** How money goes back: of what staff transfer nobody knows when they do. */
function returnedNl({ refundedOnline, refundedByHand }: MailFacts): string[] {
  return [
    ...(refundedOnline === null
      ? []
      : [
          `We betalen je ${refundedOnline} terug, op dezelfde manier als je betaalde. Binnen enkele werkdagen staat het op je rekening.`,
        ]),
    ...(refundedByHand === null ? [] : [`Je krijgt ${refundedByHand} terug: we maken het over.`]),
  ];
}

const en: Record<OrderMailKind, MailWords> = {
  paid: {
    subject: ({ event, number }) =>
      event === null ? `Your tickets (${number})` : `Your tickets for ${event} (${number})`,
    paragraphs: () => [
      "Your payment is in. Your tickets and the invoice are attached, and so is a file for your calendar.",
      "Reception can be thin at the gate: save your tickets on your phone beforehand, or print them.",
    ],
  },
  free: {
    subject: ({ event, number }) => (event === null ? `Your places (${number})` : `Your place at ${event} (${number})`),
    paragraphs: () => [
      "You’re registered, and it costs nothing. Your tickets are attached, and so is a file for your calendar.",
      "Can’t make it after all? Let us know, and we’ll make someone else happy with your place.",
    ],
  },
  "at-gate": {
    subject: ({ event, number }) =>
      event === null ? `Your tickets (${number})` : `Your tickets for ${event} (${number})`,
    paragraphs: ({ total }) => [
      `Your places are yours. You pay ${total} at the gate when you arrive; bring your tickets, on your phone or on paper.`,
      "The tickets and the invoice are attached, and so is a file for your calendar.",
    ],
  },
  invoiced: {
    subject: ({ number }) => `The invoice of your order ${number}`,
    paragraphs: ({ total, dueDate }) => [
      `Your places are yours. Transfer ${total} before ${dueDate}; where to is below. The invoice is attached.`,
      "As soon as the amount is in, you get the tickets by email.",
    ],
  },
  received: {
    subject: ({ event, number }) =>
      event === null ? `Your tickets (${number})` : `Your tickets for ${event} (${number})`,
    paragraphs: ({ total }) => [
      `We received ${total}, thank you. Your tickets are attached, with the invoice, which is settled now, and a file for your calendar.`,
      "Reception can be thin at the gate: save your tickets on your phone beforehand, or print them.",
    ],
  },
  "paid-at-gate": {
    subject: ({ number }) => `Paid: your order ${number}`,
    paragraphs: ({ total }) => [`We received ${total}, thank you. The invoice, which is settled now, is attached.`],
  },
  "refund-due": {
    subject: ({ number }) => `Your payment came too late (${number})`,
    paragraphs: ({ total }) => [
      `Your payment of ${total} came in when your places were free again, and now they are someone else’s. We’re sorry about that.`,
      "You get the whole amount back. You don’t have to do anything; we’ll write as soon as it is on its way.",
    ],
  },
  cancelled: {
    subject: ({ number }) => `Your order ${number} was cancelled`,
    paragraphs: () => [
      "Your order was cancelled. The tickets that you had are no longer valid.",
      "Had you paid already? Then we’ll write to you about your money separately.",
    ],
  },
  lapsed: {
    subject: ({ number }) => `Your places are free again (${number})`,
    paragraphs: ({ total, dueDate }) => [
      `The invoice of ${total} was to be paid before ${dueDate}, and the money isn’t in yet. Your places are now free for everyone again. You don’t have to do anything.`,
      "Did you pay just now? Then reply to this email: if there are places left, you get them back, and otherwise your money.",
    ],
  },
  refunded: {
    subject: ({ number }) => `You get your money back (${number})`,
    paragraphs: (facts) => [...returnedEn(facts), "Tickets of this order are no longer valid."],
  },
  "part-refunded": {
    subject: ({ number }) => `You get part of your money back (${number})`,
    paragraphs: (facts) => [...returnedEn(facts), ...(facts.hasTickets ? ["Your tickets stay valid."] : [])],
  },
};

function returnedEn({ refundedOnline, refundedByHand }: MailFacts): string[] {
  return [
    ...(refundedOnline === null
      ? []
      : [
          `We’re paying ${refundedOnline} back to you, in the way that you paid. It is in your account within a few working days.`,
        ]),
    ...(refundedByHand === null ? [] : [`You get ${refundedByHand} back: we’ll transfer it.`]),
  ];
}

export const mailWords: Record<Locale, Record<OrderMailKind, MailWords>> = { nl, en };

export const commonWords: Record<Locale, CommonWords> = {
  nl: {
    hello: (name) => `Hallo ${name},`,
    button: "Bekijk je bestelling",
    total: "Totaal",
    refunds: "Terugbetaling tot nu toe",
    account: "Rekening",
    inNameOf: "Op naam van",
    mention: "Onder vermelding van",
    until: "t/m",
    closing: "De link naar je bestelling is van jou alleen: wie hem heeft, kan bij je tickets.",
  },
  en: {
    hello: (name) => `Hello ${name},`,
    button: "See your order",
    total: "Total",
    refunds: "Refunds so far",
    account: "Account",
    inNameOf: "In the name of",
    mention: "Reference",
    until: "to",
    closing: "The link to your order is yours alone: whoever has it can get at your tickets.",
  },
};
