import type { Locale } from "#contract/locales";
import { moneyMailWords } from "./money-mail-words.ts";
import type { MailWords } from "./order-mail-facts.ts";
import { ticketChangeMailWords } from "./ticket-change-mail-words.ts";

const nl = {
  ...moneyMailWords.nl,
  ...ticketChangeMailWords.nl,
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
      `Je plaatsen staan vast. Maak ${total} uiterlijk ${dueDate} over; hieronder staat waarheen. De factuur zit bij deze mail.`,
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
      `Je betaling van ${total} kwam binnen toen je bestelling al gestopt was: de tijd was om, of ze was geannuleerd. Je plaatsen houden we niet meer voor je vast.`,
      "Je krijgt het hele bedrag terug. Daar hoef je niets voor te doen; je krijgt bericht zodra het onderweg is.",
    ],
  },
  lapsed: {
    subject: ({ number }) => `Je plaatsen zijn weer vrij (${number})`,
    paragraphs: ({ total, dueDate }) => [
      `De factuur van ${total} moest uiterlijk ${dueDate} betaald zijn, en het geld is nog niet binnen. Je plaatsen zijn nu weer vrij voor iedereen. Je hoeft niets te doen.`,
      "Heb je net betaald? Antwoord dan op deze mail: als er nog plaatsen zijn, krijg je ze terug, en anders je geld.",
    ],
  },
} satisfies Record<string, MailWords>;

/**
 * Kinds of mails about an order. `received`: the money of an invoice came in. `paid-at-gate`: a receipt. `refund-due`:
 * the money came in after others took the stock. `lapsed`: nobody paid the invoice. `part-refunded`: a refund of an
 * order that isn't refunded as a whole. `refund-failed`: a refund that was on its way failed. `refund-sent`: a failed
 * refund is on its way after all. `tickets-replaced`: tickets have a new code. `tickets-ended`: staff cancelled single
 * tickets.
 */
export type OrderMailKind = keyof typeof nl;

const en: Record<OrderMailKind, MailWords> = {
  ...moneyMailWords.en,
  ...ticketChangeMailWords.en,
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
      `Your places are yours. Transfer ${total} by ${dueDate} at the latest; where to is below. The invoice is attached.`,
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
      `Your payment of ${total} came in when your order had already ended: its time was up, or it was cancelled. We no longer hold your places.`,
      "You get the whole amount back. You don’t have to do anything; we’ll write as soon as it is on its way.",
    ],
  },
  lapsed: {
    subject: ({ number }) => `Your places are free again (${number})`,
    paragraphs: ({ total, dueDate }) => [
      `The invoice of ${total} was to be paid by ${dueDate} at the latest, and the money isn’t in yet. Your places are now free for everyone again. You don’t have to do anything.`,
      "Did you pay just now? Then reply to this email: if there are places left, you get them back, and otherwise your money.",
    ],
  },
};

export const mailWords: Record<Locale, Record<OrderMailKind, MailWords>> = { nl, en };
