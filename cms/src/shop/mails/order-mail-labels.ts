import type { Locale } from "#contract/locales";

const nl = {
  hello: (name: string) => `Hallo ${name},`,
  /** Sentences about an event that isn't on the ordered days any more. */
  eventChanged: {
    moved: (title: string, isUnpaid: boolean) =>
      `Let op: ${title} is verplaatst, en je tickets zijn voor de oude datum. We nemen contact met je op. ${isUnpaid ? "Je hoeft daar nog niet voor te betalen." : "Tot dan geven ze op de nieuwe dagen niet vanzelf toegang."}`,
    postponed: (title: string, isUnpaid: boolean) =>
      `Let op: ${title} is uitgesteld. Een nieuwe datum is er nog niet, en je krijgt een mail. ${isUnpaid ? "Je hoeft daar nog niet voor te betalen." : "Tot dan geven je tickets geen toegang."}`,
    cancelled: (title: string, isUnpaid: boolean) =>
      `Let op: ${title} gaat niet door. ${isUnpaid ? "Betaal daar niet meer voor." : "Heb je betaald, dan nemen we contact met je op over je geld."}`,
  },
  /** Subject when all events of the order were cancelled. */
  allOff: (number: string) => `Afgelast: je bestelling ${number}`,
  button: "Bekijk je bestelling",
  /** Note at an order line of which staff cancelled single tickets. */
  ended: (count: number) => `waarvan ${count} geannuleerd`,
  /** Label of the sum of refunds. */
  refunds: "Terugbetaling tot nu toe",
  closing: "De link naar je bestelling is van jou alleen: wie hem heeft, kan bij je tickets.",
  order: "Bestelling",
  /** Heading of a mail with tickets. */
  ready: (name: string) => `Je bent erbij, ${name}`,
  attached: "Bij deze mail",
  tickets: (count: number) => (count === 1 ? "1 ticket" : `${count} tickets`),
  programme: (event: string) =>
    `Het programma van ${event} staat online. Tijden kunnen nog schuiven: kijk vlak van tevoren nog even.`,
  programmeLink: "Bekijk het programma",
  way: "Erheen",
  wayLink: "Plan je reis",
  sums: "Je bestelling",
  /** How to ask a question: by reply; `call`: by telephone; `replyOrCall`: by either. */
  reply: "Antwoord gewoon op deze mail.",
  call: "Bel ons:",
  replyOrCall: "Antwoord gewoon op deze mail, of bel:",
  giveAway: "Kun je toch niet? Geef je ticket aan een ander: wie de code laat zien, komt binnen.",
};

const en: typeof nl = {
  hello: (name) => `Hello ${name},`,
  eventChanged: {
    moved: (title, isUnpaid) =>
      `Please note: ${title} was moved, and your tickets are for the old date. We’ll contact you. ${isUnpaid ? "You don’t have to pay for it yet." : "Until then they don’t admit by themselves on the new days."}`,
    postponed: (title, isUnpaid) =>
      `Please note: ${title} was postponed. There is no new date yet, and you’ll get an email. ${isUnpaid ? "You don’t have to pay for it yet." : "Until then your tickets admit nobody."}`,
    cancelled: (title, isUnpaid) =>
      `Please note: ${title} won’t take place. ${isUnpaid ? "Please don’t pay for it any more." : "If you’ve paid, we’ll contact you about your money."}`,
  },
  allOff: (number) => `Cancelled: your order ${number}`,
  button: "See your order",
  ended: (count) => `${count} of them cancelled`,
  refunds: "Refunds so far",
  closing: "The link to your order is yours alone: whoever has it can get at your tickets.",
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
  reply: "Simply reply to this email.",
  call: "Call us:",
  replyOrCall: "Simply reply to this email, or call:",
  giveAway: "Can’t make it after all? Give your ticket to somebody else: whoever shows the code gets in.",
};

/** Texts of mails about orders that are the same for all kinds of mails. */
export const orderMailLabels: Record<Locale, typeof nl> = { nl, en };
