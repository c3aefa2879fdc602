import type { Locale } from "#contract/locales";

/** Texts in an order's HTML mail that are the same for all kinds of mails. */
interface OrderMailLabels {
  order: string;
  /** Heading of a mail with tickets. */
  ready: (name: string) => string;
  attached: string;
  tickets: (count: number) => string;
  programme: (event: string) => string;
  programmeLink: string;
  way: string;
  wayLink: string;
  sums: string;
  questions: string;
  /** How to ask a question: by reply; `call`: by telephone; `replyOrCall`: by either. */
  reply: string;
  call: string;
  replyOrCall: string;
  giveAway: string;
}

export const orderMailLabels: Record<Locale, OrderMailLabels> = {
  nl: {
    order: "Bestelling",
    ready: (name) => `Je bent erbij, ${name}`,
    attached: "Bij deze mail",
    tickets: (count) => (count === 1 ? "1 ticket" : `${count} tickets`),
    programme: (event) =>
      `Het programma van ${event} staat online. Tijden kunnen nog schuiven: kijk vlak van tevoren nog even.`,
    programmeLink: "Bekijk het programma",
    way: "Erheen",
    wayLink: "Plan je reis",
    sums: "Je bestelling",
    questions: "Vragen?",
    reply: "Antwoord gewoon op deze mail.",
    call: "Bel ons:",
    replyOrCall: "Antwoord gewoon op deze mail, of bel:",
    giveAway: "Kun je toch niet? Geef je ticket aan een ander: wie de code laat zien, komt binnen.",
  },
  en: {
    order: "Order",
    ready: (name) => `You’re in, ${name}`,
    attached: "With this email",
    tickets: (count) => (count === 1 ? "1 ticket" : `${count} tickets`),
    programme: (event) =>
      `The programme of ${event} is online. Times may still shift: have another look just before you go.`,
    programmeLink: "See the programme",
    way: "The way",
    wayLink: "Plan your trip",
    sums: "Your order",
    questions: "Questions?",
    reply: "Simply reply to this email.",
    call: "Call us:",
    replyOrCall: "Simply reply to this email, or call:",
    giveAway: "Can’t make it after all? Give your ticket to somebody else: whoever shows the code gets in.",
  },
};
